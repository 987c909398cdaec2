package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"hugegraph@1.5.0", "hugegraph/memory@1.5.0"})
class HugeGraphConformanceTest extends GremlinConformance {}
