package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = "comunica@5.4.1")
class ComunicaConformanceTest extends NodeConformance {}
