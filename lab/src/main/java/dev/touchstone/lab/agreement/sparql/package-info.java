/** Compares the SPARQL reference with Jena and RDF4J, on generated queries. Knows SPARQL. */
package dev.touchstone.lab.agreement.sparql;
