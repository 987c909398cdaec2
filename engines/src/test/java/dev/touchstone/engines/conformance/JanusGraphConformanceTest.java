package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = "janusgraph@1.1.0")
class JanusGraphConformanceTest extends GremlinConformance {}
