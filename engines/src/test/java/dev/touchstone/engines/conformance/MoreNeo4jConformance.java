package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Further versions, between which something changed. Run by its name when the claims change; too slow for every build. */
@ParameterizedClass
@ValueSource(strings = {"neo4j@3.5.0", "neo4j@4.2.14", "neo4j@4.3.6", "neo4j@5.12.0", "neo4j@5.26.30"})
class MoreNeo4jConformance extends Neo4jConformance {}
