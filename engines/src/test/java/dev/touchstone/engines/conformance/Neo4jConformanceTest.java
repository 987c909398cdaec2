package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"neo4j@3.5.35", "neo4j@4.4.48", "neo4j@2026.08.1"})
class Neo4jConformanceTest extends Neo4jConformance {}
