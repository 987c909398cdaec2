package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.statement.Text;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine of the catalogue that speaks Gremlin, at the versions that are named there as tested. */
@ParameterizedClass
@MethodSource("engines")
class GremlinEnginesConformanceTest extends GremlinConformance {

    static Stream<String> engines() {
        return Tested.engines("gremlin");
    }

    @Override
    Optional<Statement> internalError() {
        EngineId id = session().target().engine();
        return Catalogue.standard()
                .named(id.name())
                .flatMap(entry -> entry.breaking(id.version()))
                .map(Text::new);
    }
}
