/**
 * The stored format: stable type ids, a format number, files that are whole or absent. Knows languages, whose
 * types can be stored.
 */
package dev.touchstone.core.json;
