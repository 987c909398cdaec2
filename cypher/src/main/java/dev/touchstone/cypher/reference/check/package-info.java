/** What Cypher forbids whatever the data. Knows syntax, functions and errors. */
package dev.touchstone.cypher.reference.check;
