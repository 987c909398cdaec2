package dev.touchstone.engines.conformance;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.statement.Text;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine of the catalogue that speaks Gremlin, at the versions that are named there as tested. */
@ParameterizedClass
@MethodSource("engines")
class GremlinEnginesConformanceTest extends GremlinConformance {

    static Stream<String> engines() {
        return Tested.engines("gremlin");
    }

    /** OrientDB breaks on an element that is deleted after an index on it is gone; campaigns find that, and this test is about the rest. */
    @Override
    List<Dataset> datasets() {
        return session().target().engine().name().equals("orientdb")
                ? super.datasets().stream()
                        .map(dataset -> GraphDatasets.withoutPassingIndexes((PropertyGraph) dataset))
                        .toList()
                : super.datasets();
    }

    /** What broke in one load is not in the next. */
    @Test
    void loadsAfterALoadThatBroke() {
        super.datasets().forEach(session()::load);
        load(GraphDatasets.empty());
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
