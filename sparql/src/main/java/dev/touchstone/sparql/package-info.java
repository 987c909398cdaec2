/** SPARQL as a language that Touchstone speaks. Knows every package of this module. */
package dev.touchstone.sparql;
