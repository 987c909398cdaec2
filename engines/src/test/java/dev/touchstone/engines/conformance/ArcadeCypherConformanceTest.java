package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.statement.Text;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = "arcadedb/cypher@26.7.1")
class ArcadeCypherConformanceTest extends CypherConformance {

    /** Nothing stops a query of the engine's own Cypher. */
    @Override
    boolean givesUp() {
        return false;
    }

    @Test
    void namesAreQuotedWhereTheyStandInSql() {
        assertThat(session().load(GraphDatasets.namesToQuote(List.of("L -- x", "From where"))))
                .isEmpty();
        Outcome outcome = run(new Text("MATCH (n:`L -- x`:`From where` {`order by`: 1}) RETURN n.uid"));
        assertThat(outcome).isInstanceOf(Rows.class);
        assertThat(((Rows) outcome).answer().column(0)).containsExactly(Values.of(1));
    }

    @Override
    Statement unsupported() {
        return new Text("RETURN nope(1)");
    }

    /** ArcadeData/arcadedb#6378. */
    @Override
    Optional<Statement> internalError() {
        return Optional.of(new Text("OPTIONAL MATCH p = ({uid: 1}) RETURN p"));
    }
}
