package dev.touchstone.engines.conformance;

import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Further versions of engines that speak Gremlin. Run by its name when something about them changes; too slow for every build. */
@ParameterizedClass
@ValueSource(
        strings = {
            "janusgraph@0.6.2",
            "janusgraph@1.0.1",
            "hugegraph@0.11.2",
            "hugegraph@1.0.0",
            "hugegraph@1.2.0",
            "hugegraph@1.3.0",
            "arcadedb/gremlin@23.5.1",
            "arcadedb/gremlin@24.4.1",
            "neo4j-gremlin@3.6.1"
        })
class MoreGremlinConformance extends GremlinConformance {}
