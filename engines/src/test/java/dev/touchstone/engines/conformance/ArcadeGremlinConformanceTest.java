package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"arcadedb/gremlin@22.9.1", "arcadedb/gremlin@25.3.1"})
class ArcadeGremlinConformanceTest extends GremlinConformance {

    /**
     * Pairs are sorted where others sort properties. The id of a property is a sum of hash codes here, so that two different properties of
     * a vertex can be the same, and one of them comes out of a step that collects, such as order(), twice: a bug.
     */
    @Override
    List<Statement> everything() {
        String pairs =
                "__.properties().project('key', 'value').by(__.key()).by(__.value()).order().by(__.select('key')).fold()";
        return List.of(
                new Text("g.V().map(__.union(__.values('uid'), __.label(), " + pairs + ").fold())"),
                new Text("g.E().map(__.union(__.values('uid'), __.label(), __.outV().values('uid'), "
                        + "__.inV().values('uid'), " + pairs + ").fold())"));
    }
}
