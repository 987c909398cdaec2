package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"neo4j-gremlin@3.7.4"})
class Neo4jGremlinConformanceTest extends GremlinConformance {}
