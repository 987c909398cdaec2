package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A statement whose answer the reference of its language knows, run once for each binding of its parameters. Of a statement that writes, the
 * graph afterwards is compared, too; it has one binding.
 *
 * <p>Sound as far as the reference is right. Rows count as a multiset, in an order only where the statement asks for one, and then with ties in
 * any order. Where the language leaves the answer open, nothing is claimed.
 *
 * @param reference the engine that says what is right; empty where the language has an evaluator of its own
 */
@JsonTypeName("truth")
public record TruthCase(
        Dataset dataset,
        EngineId engine,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<EngineId> reference,
        Verifiable statement,
        List<Map<String, Value>> bindings)
        implements BoundCase {
    private static final String STATEMENT = "The statement";

    public TruthCase {
        bindings = bindings.stream().<Map<String, Value>>map(Ordered::copyOf).toList();
    }

    /** One about a statement with the values that it has. */
    public static TruthCase of(Dataset dataset, EngineId engine, Optional<EngineId> reference, Verifiable statement) {
        return new TruthCase(dataset, engine, reference, statement.bound(Map.of()), List.of(statement.parameters()));
    }

    @Override
    public TruthCase with(List<Map<String, Value>> others) {
        return new TruthCase(dataset, engine, reference, statement, others);
    }

    /** The same, measured by another engine. */
    TruthCase by(EngineId other) {
        return new TruthCase(dataset, engine, Optional.of(other), statement, bindings);
    }

    @Override
    public List<EngineId> engines() {
        return reference.map(right -> List.of(engine, right)).orElseGet(() -> List.of(engine));
    }

    /** The language allows the statement, and the reference has an answer for every binding. No constraint can forbid what it writes. */
    @Override
    public boolean isLegal() {
        return !bindings.isEmpty()
                && (!statement.writes() || (bindings.size() == 1 && !dataset.hasConstraints()))
                && bindings.stream()
                        .map(statement::bound)
                        .allMatch(
                                bound -> bound.isLegal() && bound.undetermined().isEmpty())
                && (reference.isPresent() ? hasNoValues() : hasAnswers());
    }

    /** What an engine is given for a parameter, such as an id of its own, may mean nothing to another. */
    private boolean hasNoValues() {
        return bindings.stream().allMatch(Map::isEmpty);
    }

    private boolean hasAnswers() {
        return statement
                .reference(dataset)
                .filter(results -> bindings.stream()
                        .allMatch(binding -> results.of(binding).rows().isPresent()))
                .isPresent();
    }

    /** The reference is asked first: what it refuses is not worth an engine's time. */
    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        int each = each();
        int side = bindings.size() * each;
        boolean measures = reference.isPresent() && soFar.size() < side;
        int place = soFar.size() - (reference.isPresent() && !measures ? side : 0);
        // What one step does not get past, the others will not either.
        return place < side && (soFar.isEmpty() || soFar.getLast() instanceof Rows)
                ? Optional.of(step(measures ? reference.get() : engine, place / each, place % each))
                : Optional.empty();
    }

    private Step step(EngineId asked, int binding, int part) {
        if (part > 0) {
            return Step.read(asked, looks().get(part - 1));
        }
        Statement bound = statement.bound(bindings.get(binding));
        return bound.writes() ? Step.write(asked, bound) : Step.read(asked, bound);
    }

    private List<Statement> looks() {
        return statement.writes() ? statement.looks() : List.of();
    }

    /** How many steps a binding takes. */
    private int each() {
        return 1 + looks().size();
    }

    /** Also of the looks at the graph after a statement that writes. */
    @Override
    public Expectation expectation(List<Entry> before, Step asked) {
        int part = before.size() % each();
        if (reference.isPresent() || before.size() / each() >= bindings.size()) {
            return new Expectation.Unsaid();
        }
        return statement
                .reference(dataset)
                .map(results -> results.of(bindings.get(before.size() / each())))
                .map(right -> part == 0
                        ? right.expectation()
                        : right.rows()
                                .<Expectation>map(any -> new Expectation.Known(right.after(part - 1)))
                                .orElseGet(Expectation.Unsaid::new))
                .orElseGet(Expectation.Unsaid::new);
    }

    @Override
    public String demand() {
        return reference
                .map(right -> "The result of " + right
                        + ", which is TinkerGraph without optimisations, in any order, numbers by" + " value.")
                .orElse("");
    }

    @Override
    public Optional<Statement> subject() {
        return reference.map(right -> statement.bound(bindings.getFirst()));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        int side = bindings.size() * each();
        List<Outcome> right = reference.isPresent() ? outcomes.subList(0, Math.min(side, outcomes.size())) : List.of();
        List<Outcome> own = outcomes.subList(right.size(), outcomes.size());
        if (reference.isPresent() && !isWhole(right, side)) {
            return new Unknown("the reference does not answer");
        }
        Verdict verdict = Verdict.pass();
        for (Outcome outcome : own) {
            verdict = verdict.and(CrashCase.withoutHang(engine, outcome, STATEMENT));
        }
        Optional<ReferenceResults> results = statement.reference(dataset);
        for (int i = 0; i * each() < own.size() && !(verdict instanceof Fail); i++) {
            int begin = i * each();
            int end = Math.min(begin + each(), own.size());
            ReferenceResult expected = reference.isPresent()
                    ? new ReferenceOutcomes(statement, right.subList(begin, begin + each()))
                    : results.orElseThrow().of(bindings.get(i));
            verdict = verdict.and(judge(expected, own.subList(begin, end)));
        }
        return verdict;
    }

    private static boolean isWhole(List<Outcome> outcomes, int many) {
        return outcomes.size() == many
                && outcomes.stream().allMatch(outcome -> outcome instanceof Rows rows && rows.complete());
    }

    private Verdict judge(ReferenceResult right, List<Outcome> outcomes) {
        Verdict verdict = judge(outcomes.getFirst(), right);
        if (verdict instanceof Verdict.Pass && outcomes.size() > 1 && isWhole(outcomes, each())) {
            verdict = judgeGraph(right, outcomes.subList(1, outcomes.size()));
        }
        return verdict instanceof Fail fail
                ? right.open(fail.kind()).<Verdict>map(Unknown::notDetermined).orElse(fail)
                : verdict;
    }

    private Verdict judge(Outcome outcome, ReferenceResult right) {
        return switch (outcome) {
            case Rows rows when rows.complete() -> compare(rows.answer(), right);
            case Rejected rejected
            when rejected.reason() == Reason.EVALUATION && right.rows().isPresent() && !right.permitsRefusals() ->
                judgement().refusal(rejected);
            case Outcome other -> CrashCase.withoutHang(engine, other, STATEMENT);
        };
    }

    private Verdict compare(Answer actual, ReferenceResult right) {
        Optional<Answer> rows = right.rows();
        if (rows.isEmpty()) {
            return new Unknown(
                    switch (right.withoutRows()) {
                        case Expectation.Refused(String words) -> "the reference gives " + words;
                        case Expectation.Open(String reason) -> reason;
                        case Expectation other -> "the reference has no answer";
                    });
        }
        return judgement().answer(rows.get(), actual, right.difference(actual));
    }

    private Verdict judgeGraph(ReferenceResult right, List<Outcome> shown) {
        List<Difference> differences = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) {
            differences.add(statement.lookDifference(i, right.after(i), ((Rows) shown.get(i)).answer()));
        }
        return judgement().graph(differences);
    }

    private TruthJudgement judgement() {
        return new TruthJudgement(engine);
    }
}
