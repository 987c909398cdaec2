/** What is known of each engine: coordinates, JDKs, options, quirks. One YAML file an engine. */
package dev.touchstone.engines.catalogue;
