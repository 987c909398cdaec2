/** How a query is divided for the oracles that every language has. Knows syntax and the reference's checks. */
package dev.touchstone.cypher.oracle;
