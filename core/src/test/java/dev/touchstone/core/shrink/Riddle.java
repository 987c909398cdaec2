package dev.touchstone.core.shrink;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A case in a tiny language, to be made small. A query has at least one clause; whether it fails, each test says for itself. */
record Riddle(Dataset dataset, EngineId engine, List<Clause> clauses) implements Case {
    Riddle {
        clauses = List.copyOf(clauses);
    }

    sealed interface Clause {}

    record Find(Term term, Optional<Term> limit, boolean distinct) implements Clause {}

    record Inner(List<Clause> clauses) implements Clause {}

    sealed interface Term {}

    record Constant(Value value) implements Term {}

    record Name(String text) implements Term {}

    record Apply(@Keyword String function, List<Term> arguments) implements Term {}

    static Find find(Term term) {
        return new Find(term, Optional.empty(), false);
    }

    static Find find(String name) {
        return find(new Name(name));
    }

    /** The names in the query, from left to right. */
    List<String> names() {
        return nodes().filter(Name.class::isInstance)
                .map(node -> ((Name) node).text())
                .toList();
    }

    /** The nodes of the query. */
    Stream<Record> nodes() {
        return clauses.stream().flatMap(clause -> Tree.nodes((Record) clause));
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public boolean isLegal() {
        return !clauses.isEmpty();
    }

    /** The answer is known of a query that names {@code known}. */
    @Override
    public Expectation expectation(List<Entry> before, Step asked) {
        return names().contains("known")
                ? new Expectation.Known(new Answer(List.of(), List.of()))
                : new Expectation.Unsaid();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return soFar.isEmpty() ? Optional.of(Step.read(engine, new Words("riddle"))) : Optional.empty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return Verdict.pass();
    }

    @Override
    public String demand() {
        return "";
    }
}
