package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@Releases({
    "neo4j@3.5.0",
    "neo4j@3.5.35",
    "neo4j@4.2.14",
    "neo4j@4.3.6",
    "neo4j@4.4.48",
    "neo4j@5.12.0",
    "neo4j@5.26.30",
    "neo4j@2026.08.1"
})
class Neo4jConformanceTest extends Neo4jConformance {}
