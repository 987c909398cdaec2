/** How a query is divided for the oracles that every language has. Knows the reference. */
package dev.touchstone.sparql.oracle;
