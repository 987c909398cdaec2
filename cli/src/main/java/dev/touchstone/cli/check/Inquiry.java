package dev.touchstone.cli.check;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.StatementReader.Read;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CrashOracle;
import dev.touchstone.core.oracle.Oracle;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Questions that belong together.
 *
 * @param query the query that they are about, from 0
 * @param dataset what they begin on
 * @param open why several results are right, if they are
 * @param otherwise what is reported where no run says anything
 */
record Inquiry(int query, Dataset dataset, List<Question> questions, Optional<String> open, String otherwise) {

    /** What these oracles ask about a query on this dataset. */
    static Inquiry of(int query, Read read, Dataset dataset, Group group, List<Oracle> oracles) {
        return switch (read) {
            case Read.Unjudgeable(String reason) -> nothing(query, dataset, reason);
            case Read.Judgeable(Statement statement) -> {
                List<Oracle> allowed = oracles.stream()
                        .filter(oracle -> group.language().allows(oracle, statement))
                        .toList();
                if (allowed.isEmpty()) {
                    yield nothing(query, dataset, "none of these oracles checks statements that write");
                }
                Optional<String> open = open(statement, dataset);
                List<Question> questions = allowed.stream()
                        .flatMap(oracle -> cases(oracle, statement, dataset, group.targets()).stream()
                                .<Question>map(proposed -> new OracleQuestion(
                                        query,
                                        oracle,
                                        proposed,
                                        engines(group.targets()),
                                        open.filter(any -> !(oracle instanceof CrashOracle)))))
                        .toList();
                yield new Inquiry(query, dataset, questions, open, "none of these oracles applies to the statement");
            }
        };
    }

    private static Inquiry nothing(int query, Dataset dataset, String why) {
        return new Inquiry(query, dataset, List.of(), Optional.empty(), why);
    }

    private static List<EngineId> engines(List<Target> targets) {
        return targets.stream().map(Target::engine).toList();
    }

    /** Why the language leaves the answer open, if it does. */
    private static Optional<String> open(Statement statement, Dataset dataset) {
        return statement.undetermined().or(() -> switch (statement.expectation(dataset)) {
            case Expectation.Open expected -> Optional.of(expected.reason());
            case Expectation.Refused refused -> Optional.of("the reference gives " + refused.words());
            case Expectation.Known known -> Optional.empty();
            case Expectation.Unsaid unsaid -> Optional.empty();
        });
    }

    /** The cases of an oracle, each with another engine in question; engines are compared with each other once. */
    private static List<Case> cases(Oracle oracle, Statement statement, Dataset dataset, List<Target> targets) {
        Set<Set<EngineId>> asked = new LinkedHashSet<>();
        List<Case> cases = new ArrayList<>();
        for (Target target : targets) {
            List<Target> ordered = new ArrayList<>(targets);
            ordered.remove(target);
            ordered.addFirst(target);
            oracle.about(dataset, ordered, statement)
                    .filter(Case::isLegal)
                    .filter(proposed -> asked.add(new LinkedHashSet<>(proposed.engines())))
                    .ifPresent(cases::add);
        }
        return cases;
    }
}
