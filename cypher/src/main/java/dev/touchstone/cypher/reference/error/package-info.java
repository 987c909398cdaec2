/** The errors that Cypher defines, and the words for values in them. */
package dev.touchstone.cypher.reference.error;
