package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"orientdb@3.2.10", "orientdb@3.2.30"})
class OrientDbConformanceTest extends GremlinConformance {}
