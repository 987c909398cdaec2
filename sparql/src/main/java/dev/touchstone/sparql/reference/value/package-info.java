/** What the standard says of single terms: numbers, comparison, order, functions, casts. Knows syntax. */
package dev.touchstone.sparql.reference.value;
