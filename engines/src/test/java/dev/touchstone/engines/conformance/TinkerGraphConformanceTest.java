package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(
        strings = {
            "tinkergraph@3.4.13",
            "tinkergraph@3.5.8",
            "tinkergraph@3.6.1",
            "tinkergraph@3.7.5",
            "tinkergraph@3.8.1",
            "tinkergraph@4.0.0-beta.1"
        })
class TinkerGraphConformanceTest extends GremlinConformance {

    /** Null pointers in the middle of TinkerPop, one for each range of versions. */
    @Override
    Optional<Statement> internalError() {
        String version = session().target().engine().version();
        if (version.startsWith("3.4")) {
            return Optional.of(new Text("g.inject(null)"));
        }
        if (version.startsWith("3.5")) {
            return Optional.of(new Text("g.V().emit()"));
        }
        return version.startsWith("3.8") || version.startsWith("4.")
                ? Optional.of(new Text("g.inject(null).unfold()"))
                : Optional.empty();
    }
}
