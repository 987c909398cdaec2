/** What not every store's SPARQL has, or means. Knows syntax and text. */
package dev.touchstone.sparql.dialect;
