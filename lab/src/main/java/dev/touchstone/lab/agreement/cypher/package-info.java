/** Compares the Cypher reference with Neo4j, on variants of the TCK's queries. Knows Cypher and suites. */
package dev.touchstone.lab.agreement.cypher;
