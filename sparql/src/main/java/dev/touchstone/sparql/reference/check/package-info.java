/** What SPARQL forbids whatever the data, and the scope of variables. Knows syntax. */
package dev.touchstone.sparql.reference.check;
