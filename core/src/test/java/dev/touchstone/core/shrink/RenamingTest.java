package dev.touchstone.core.shrink;

import static dev.touchstone.core.shrink.Riddle.find;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.shrink.Riddle.Apply;
import dev.touchstone.core.shrink.Riddle.Clause;
import dev.touchstone.core.shrink.Riddle.Name;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class RenamingTest {
    private static final EngineId ENGINE = new EngineId("abc123", "1.0");
    private static final Fail FAIL = new Fail(Kind.CRASH, ENGINE, "here", "It dies.");
    private static final Typed ZERO = new Typed(PropertyType.LONG, Values.of(0));

    @Test
    void generatedNamesBecomeShortInTheDataAndInTheQuery() {
        assertThat(renamed(
                        graph(3, 7, "L17", "T4", "k9"),
                        it -> true,
                        find("L17"),
                        find("T4"),
                        find("k9"),
                        find("v12"),
                        find("L17")))
                .isEqualTo(riddle(graph(0, 1, "A", "R", "k"), find("A"), find("R"), find("k"), find("b"), find("A")));
    }

    @Test
    void noTwoNewNamesDifferInCaseAlone() {
        assertThat(renamed(graph(0, 1, "L17", "T4", "k9"), it -> true, find("v1"), find("v2"), find("R")))
                .isEqualTo(riddle(graph(0, 1, "A", "S", "k"), find("b"), find("c"), find("R")));
    }

    @Test
    void aNameThatIsTakenIsNotGivenAgain() {
        assertThat(renamed(graph(0, 1, "L17", "T4", "k9"), it -> true, find("A"), find("k"), find("v1"), find("a")))
                .isEqualTo(riddle(graph(0, 1, "B", "R", "l"), find("A"), find("k"), find("c"), find("a")));
    }

    @Test
    void otherNamesAndFunctionsAndEnginesStay() {
        Clause clause = find(new Apply("log10", List.of(new Name("person"))));
        assertThat(renamed(graph(0, 1, "Person", "KNOWS", "name"), it -> true, clause))
                .isEqualTo(riddle(graph(0, 1, "Person", "KNOWS", "name"), clause));
    }

    @Test
    void aNameThatMattersStaysAndTheOthersDoNot() {
        assertThat(renamed(graph(0, 1, "L17", "T4", "k9"), it -> it.names().contains("v2"), find("v1"), find("v2")))
                .isEqualTo(riddle(graph(0, 1, "A", "R", "k"), find("b"), find("v2")));
    }

    private static Riddle renamed(PropertyGraph graph, Predicate<Riddle> fails, Clause... clauses) {
        Attempts attempts = new Attempts(
                riddle(graph, clauses),
                FAIL,
                any -> true,
                candidate -> new JudgedRun(Transcript.NONE, fails.test((Riddle) candidate) ? FAIL : Verdict.pass()),
                () -> false);
        new Renaming(attempts).rename();
        return (Riddle) attempts.best();
    }

    private static Riddle riddle(PropertyGraph graph, Clause... clauses) {
        return new Riddle(graph, ENGINE, List.of(clauses));
    }

    private static PropertyGraph graph(long from, long to, String label, String type, String key) {
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(new Node(from, List.of(label), Map.of(key, ZERO)), new Node(to, List.of(), Map.of())),
                List.of(new Edge(from, type, from, to, Map.of())),
                List.of(),
                List.of());
    }
}
