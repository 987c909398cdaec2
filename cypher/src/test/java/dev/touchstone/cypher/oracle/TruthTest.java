package dev.touchstone.cypher.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.TruthOracle;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.generate.CypherStatementGenerator;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TruthTest {
    private static final PropertyGraph EMPTY =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
    private static final Target TARGET =
            new Target(EngineId.parse("fake@1"), new Dialect("cypher", List.of(), List.of()));

    private static final Oracle TRUTH = new TruthOracle("", new CypherStatementGenerator(), 1);

    @Test
    void theReferenceJudgesAQueryOfSomebodyElse() {
        Query query = CypherParser.parse("RETURN $p AS x");
        Map<String, Value> parameters = Map.of("p", Values.of(1));
        assertThat(TRUTH.about(EMPTY, List.of(TARGET), new CypherQuery(query, parameters)))
                .contains(new TruthCase(
                        EMPTY,
                        TARGET.engine(),
                        Optional.empty(),
                        new CypherQuery(query, Map.of()),
                        List.of(parameters)));
    }

    @Test
    void itSaysNothingOfAMereText() {
        assertThat(TRUTH.about(EMPTY, List.of(TARGET), new CypherStatement("RETURN 1", Map.of())))
                .isEmpty();
    }
}
