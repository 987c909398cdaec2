package dev.touchstone.cypher.mutant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReferenceEngineTest {
    private static final PropertyGraph EMPTY =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());

    private final ReferenceEngine engine = new ReferenceEngine(Mutant.NONE);

    private Outcome run(String text) {
        return engine.run(new CypherStatement(text, Map.of("p", Values.of(1))), Map.of());
    }

    private static List<?> rows(Outcome outcome) {
        return ((Rows) outcome).answer().rows();
    }

    @Test
    void aTreeAndATextAreAnsweredAlike() {
        String text = "RETURN $p + 1";
        assertThat(run(text))
                .isEqualTo(engine.run(new CypherQuery(CypherParser.parse(text), Map.of("p", Values.of(1))), Map.of()));
        assertThat(rows(run(text))).isEqualTo(List.of(List.of(Values.of(2))));
    }

    @Test
    void whatIsWrittenStaysUntilTheNextLoad() {
        run("CREATE (:New)");
        assertThat(rows(run("MATCH (n:New) RETURN count(*)"))).isEqualTo(List.of(List.of(Values.of(1))));
        engine.load(EMPTY);
        assertThat(rows(run("MATCH (n:New) RETURN count(*)"))).isEqualTo(List.of(List.of(Values.of(0))));
    }

    @Test
    void errorsAreToldApart() {
        assertThat(((Rejected) run("RETURN")).reason()).isEqualTo(Reason.SYNTAX);
        assertThat(((Rejected) run("RETURN 1 / 0")).reason()).isEqualTo(Reason.EVALUATION);
        assertThat(((Rejected) run("UNWIND range(1, 1000) AS x UNWIND range(1, 1000) AS y RETURN x")).reason())
                .isEqualTo(Reason.RESOURCES);
    }
}
