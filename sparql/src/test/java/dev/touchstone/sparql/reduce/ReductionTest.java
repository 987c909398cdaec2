package dev.touchstone.sparql.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.reduce.Reducer;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.oracle.RightSolutions;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReductionTest {
    private static final EngineId ENGINE = new EngineId("jena", "6.2.0");
    private static final Fail FAIL = new Fail(Kind.WRONG_RESULT, ENGINE, "", "");

    @Test
    void aBranchOfAUnionStaysAGroup() {
        assertThat(reduced("SELECT * WHERE { { ?a <x:p> ?b } UNION { { ?a <x:q> ?b } FILTER(?a = 1) } }"))
                .isEqualTo("SELECT * WHERE { { } UNION { } }");
    }

    /** The smallest with a UNION. */
    private static String reduced(String text) {
        Case failing = new RightSolutions(
                new RdfGraph(Map.of(), List.of()), ENGINE, new SparqlQuery(SparqlReader.query(text)));
        Case smallest = new Reducer(
                        new SparqlHints(),
                        List.of(),
                        candidate -> text(candidate).contains("UNION") ? FAIL : Verdict.pass(),
                        () -> false)
                .reduce(failing, FAIL)
                .smallest();
        return text(smallest);
    }

    private static String text(Case proposed) {
        return SparqlText.of(((RightSolutions) proposed).statement().query());
    }
}
