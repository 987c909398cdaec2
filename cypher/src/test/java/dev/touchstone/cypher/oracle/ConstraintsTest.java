package dev.touchstone.cypher.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.DatasetSettings.Density;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.InProcessLauncher;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.RewriteCase;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.relation.draw.RelationCase;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.mutant.InProcessReference;
import dev.touchstone.cypher.text.CypherStatement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An engine that keeps to uniqueness constraints is right to do so, and no oracle may hold that against it. */
class ConstraintsTest {
    private static final InProcessEngine RIGHT = InProcessReference.references().right();

    private static final List<PropertyGraph> GRAPHS = LongStream.range(0, 200)
            .mapToObj(ConstraintsTest::graph)
            .filter(PropertyGraph::hasConstraints)
            .toList();

    private static PropertyGraph graph(long seed) {
        Choices choices = new Choices(seed);
        DatasetSettings settings = new DatasetSettings(5, 6, 0, 2, 2, 8, new Density(0.3, 0.7, 0.1, 0.9));
        return (PropertyGraph) new CypherLanguage()
                .dataset(settings, RIGHT.target().dialect(), choices.split("schema"), choices.split("dataset"));
    }

    private static Optional<Case> propose(Oracle oracle, int number) {
        Round round = new Round(
                number,
                GRAPHS.get(number),
                List.of(RIGHT.target()),
                RIGHT.target().dialect(),
                Limits.DEFAULT);
        return oracle.propose(round, new Choices(number).split(oracle.name()));
    }

    private static Stream<Oracle> oracles(String... names) {
        return new CypherLanguage()
                .oracles().stream().filter(oracle -> List.of(names).contains(oracle.name()));
    }

    private static List<Case> proposed(String... names) {
        return oracles(names)
                .flatMap(oracle -> Stream.iterate(0, number -> number + 1)
                        .limit(GRAPHS.size())
                        .flatMap(number -> propose(oracle, number).stream()))
                .toList();
    }

    @Test
    void theReferenceAsAnEngineKeepsToThem() {
        InProcessEngine.Evaluator engine = RIGHT.fresh().get();
        engine.load(GRAPHS.getFirst());
        PropertyGraph.Index constraint = GRAPHS.getFirst().indexes().stream()
                .filter(PropertyGraph.Index::unique)
                .findFirst()
                .orElseThrow();
        CypherStatement statement = new CypherStatement(
                "CREATE (:" + constraint.label() + " {" + constraint.property() + ": 'once'})", Map.of());
        assertThat(engine.run(statement, Map.of())).isInstanceOf(Rows.class);
        assertThat(engine.run(statement, Map.of())).isInstanceOf(Rejected.class);
        engine.load(GRAPHS.getFirst().withoutConstraints());
        assertThat(engine.run(statement, Map.of())).isInstanceOf(Rows.class);
        assertThat(engine.run(statement, Map.of())).isInstanceOf(Rows.class);
    }

    @Test
    void noStatementThatWritesIsAskedWhereThereIsOne() {
        List<Case> proposed = proposed("truth", "rewrite");
        assertThat(number(proposed, each -> writes(each) && each.dataset().hasConstraints()))
                .isZero();
        assertThat(number(proposed, ConstraintsTest::writes)).isGreaterThan(10);
        assertThat(number(proposed, each -> each.dataset().hasConstraints())).isGreaterThan(proposed.size() / 2L);
    }

    private static long number(List<Case> cases, Predicate<Case> like) {
        return cases.stream().filter(like).count();
    }

    private static boolean writes(Case proposed) {
        return switch (proposed) {
            case TruthCase truth -> truth.statement().writes();
            case RewriteCase rewrite -> rewrite.statement().writes();
            default -> throw new IllegalArgumentException("of another oracle");
        };
    }

    /** Relations say what they change, and so it is known that no constraint forbids it. */
    @Test
    void whatARelationChangesIsAllowed() {
        List<Case> proposed = proposed("addition", "deletion", "update", "irrelevant");
        assertThat(number(
                        proposed,
                        each -> each instanceof RelationCase relation
                                && relation.dataset().hasConstraints()
                                && !relation.relation().edits().isEmpty()))
                .isGreaterThan(GRAPHS.size());
        assertThat(forbidden(proposed)).isEmpty();
    }

    @Test
    void noOracleFailsWhereThereIsOne() {
        assertThat(forbidden(proposed("truth", "rewrite", "widen", "partition", "disassemble")))
                .isEmpty();
    }

    /** The cases that fail, or in which something was refused because of a constraint. */
    private static List<Case> forbidden(List<Case> cases) {
        try (Workbench bench =
                new Workbench(List.of(RIGHT.target()), new InProcessLauncher(List.of(RIGHT)), Launcher.Watcher.NONE)) {
            return cases.stream()
                    .filter(each -> isForbidden(JudgedRun.of(each, bench.run(each, Duration.ofSeconds(10)))))
                    .toList();
        }
    }

    private static boolean isForbidden(JudgedRun run) {
        return run.verdict() instanceof Verdict.Fail
                || run.transcript().outcomes().stream()
                        .anyMatch(outcome -> outcome instanceof Rejected rejected
                                && rejected.summary().contains("ConstraintViolation"));
    }
}
