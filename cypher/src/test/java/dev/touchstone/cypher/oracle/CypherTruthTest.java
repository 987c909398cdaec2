package dev.touchstone.cypher.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CypherTruthTest {
    private static final PropertyGraph EMPTY =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());

    private static Verdict judge(String query, Integer... answer) {
        List<List<Value>> rows = Arrays.stream(answer)
                .map(x -> List.of(Values.of(x.longValue())))
                .toList();
        TruthCase proposed = TruthCase.of(
                EMPTY,
                EngineId.parse("fake@1"),
                Optional.empty(),
                new CypherQuery(CypherParser.parse(query), Map.of()));
        return proposed.judge(List.of(new Outcome.Rows(new Answer(List.of("x"), rows), true)));
    }

    @Test
    void rowsCountAndTheirOrderDoesNot() {
        assertThat(judge("UNWIND [1, 2, 2] AS x RETURN x", 2, 1, 2)).isInstanceOf(Verdict.Pass.class);
        assertThat(judge("UNWIND [1, 2, 2] AS x RETURN x", 2, 1)).isInstanceOf(Verdict.Fail.class);
        assertThat(judge("UNWIND [1, 2] AS x RETURN x", 2, 1, 1)).isInstanceOf(Verdict.Fail.class);
    }

    @Test
    void theOrderCountsWhereTheQueryAsksForOne() {
        assertThat(judge("UNWIND [1, 2] AS x RETURN x ORDER BY x", 1, 2)).isInstanceOf(Verdict.Pass.class);
        assertThat(judge("UNWIND [1, 2] AS x RETURN x ORDER BY x", 2, 1)).isInstanceOf(Verdict.Fail.class);
        assertThat(judge("UNWIND [1, 2] AS x RETURN x ORDER BY x DESC", 2, 1)).isInstanceOf(Verdict.Pass.class);
    }

    @Test
    void nothingIsSaidWhereTheLanguageLeavesTheAnswerOpen() {
        assertThat(judge("UNWIND [1, 2, 3] AS x RETURN x LIMIT 1", 3)).isInstanceOf(Verdict.Unknown.class);
        assertThat(judge("UNWIND [1, 2, 3] AS x WITH collect(x) AS l RETURN l[1] AS x", 1))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(judge("UNWIND [1, 2] AS x RETURN x LIMIT 1", 2)).isInstanceOf(Verdict.Unknown.class);
        assertThat(judge("UNWIND [1, 2, 3, 4] AS x RETURN x LIMIT 1", 2)).isInstanceOf(Verdict.Unknown.class);
        assertThat(judge("UNWIND [1, 2, 3, 4] AS x WITH collect(x) AS l RETURN head(l) AS x", 2))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(judge("CREATE (n) WITH n UNWIND [1, 2, 3, 4] AS i SET n.k = i WITH DISTINCT n RETURN n.k AS x", 2))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(judge("UNWIND [1, 1, 1] AS x RETURN x LIMIT 1", 3)).isInstanceOf(Verdict.Fail.class);
        assertThat(judge("UNWIND [1, 2, 3] AS x RETURN x ORDER BY x LIMIT 1", 3))
                .isInstanceOf(Verdict.Fail.class);
    }

    @Test
    void nothingIsSaidWhereTheReferenceHasNoAnswer() {
        assertThat(judge("RETURN 1 / 0 AS x", 1)).isInstanceOf(Verdict.Unknown.class);
    }
}
