/** Fetches class paths from Maven repositories, by the user's own settings. */
package dev.touchstone.engines.fetch;
