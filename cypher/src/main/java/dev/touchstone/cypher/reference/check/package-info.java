/** What Cypher forbids whatever the data. Knows syntax and errors. */
package dev.touchstone.cypher.reference.check;
