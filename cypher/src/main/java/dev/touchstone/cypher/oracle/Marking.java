package dev.touchstone.cypher.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Blame;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.oracle.Witness;
import dev.touchstone.cypher.oracle.Prediction.Known;
import dev.touchstone.cypher.oracle.Prediction.Undetermined;
import dev.touchstone.cypher.oracle.Sheet.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Judges what the engines of a script did, claim by claim. */
final class Marking {
    private final Script script;
    private final List<Page> pages;
    private final Forecast forecast;
    private final List<Correction> corrections;

    Marking(Script script, List<Page> pages) {
        this.script = script;
        this.pages = pages;
        this.forecast = Forecast.of(script);
        this.corrections = pages.stream()
                .map(page -> Correction.of(page, forecast, script.queries().size()))
                .toList();
    }

    List<Mark> all() {
        List<Mark> marks = new ArrayList<>();
        if (script.claims().contains(Claim.CRASH)) {
            pages.forEach(page -> brokenSetup(page).ifPresent(marks::add));
        }
        for (int query = 0; query < script.queries().size(); query++) {
            List<Optional<Verdict>> agreement = agreement(query);
            for (int engine = 0; engine < pages.size(); engine++) {
                for (Claim claim : script.claims()) {
                    Optional<Verdict> verdict = switch (claim) {
                        case TRUTH -> Optional.of(corrections.get(engine).verdict(query));
                        case AGREE -> agreement.get(engine).or(this::nothingToCompare);
                        case CRASH -> Optional.of(survival(pages.get(engine), query));
                    };
                    verdict.map(mark(pages.get(engine), query, claim)).ifPresent(marks::add);
                }
            }
        }
        return marks;
    }

    /** That an answer has no other beside it is no reason to doubt it, where something else is claimed of it. */
    private Optional<Verdict> nothingToCompare() {
        return script.claims().size() > 1
                ? Optional.empty()
                : Optional.of(new Unknown("there are no two answers to compare"));
    }

    private Function<Verdict, Mark> mark(Page page, int query, Claim claim) {
        return verdict -> new Mark(
                page.speaker().engine(),
                query,
                claim,
                verdict,
                forecast.of(query) instanceof Known known
                        ? Optional.of(known.done().answer())
                        : Optional.empty(),
                page.outcome(Kind.QUERY, query));
    }

    /** A setup that is refused proves nothing, but one that breaks the engine does. */
    private static Optional<Mark> brokenSetup(Page page) {
        return page.brokenSetup()
                .map(number -> new Mark(
                        page.speaker().engine(),
                        Mark.SETUP,
                        Claim.CRASH,
                        survived(page, page.outcomes().get(number)),
                        Optional.empty(),
                        Optional.of(page.outcomes().get(number))))
                .filter(mark -> mark.verdict() instanceof Fail);
    }

    private static Verdict survival(Page page, int query) {
        return page.outcome(Kind.QUERY, query)
                .map(outcome -> survived(page, outcome))
                .orElseGet(() -> new Unknown(Correction.whyNotAsked(page)));
    }

    /** Who says why not has survived. */
    private static Verdict survived(Page page, Outcome outcome) {
        return outcome instanceof Rejected
                ? Verdict.pass()
                : Survival.judge(page.speaker().engine(), outcome, "The statement");
    }

    /** For each engine, what the others' answers say of its own, if it and another have answers that can be compared. */
    private List<Optional<Verdict>> agreement(int query) {
        List<Optional<Witness>> all = new ArrayList<>();
        for (int engine = 0; engine < pages.size(); engine++) {
            all.add(witness(engine, query));
        }
        List<Witness> witnesses = all.stream().flatMap(Optional::stream).toList();
        Blame blame = new Blame(new Comparison(Sameness.NUMERIC));
        Verdict verdict = blame.judge(witnesses, () -> expectation(query));
        return all.stream()
                .map(witness -> witness.filter(it -> witnesses.size() > 1).map(it -> concerning(it, verdict)))
                .toList();
    }

    /** A failure is that of one engine. */
    private static Verdict concerning(Witness witness, Verdict verdict) {
        return verdict instanceof Fail fail && !fail.engine().equals(witness.engine()) ? Verdict.pass() : verdict;
    }

    private Optional<Witness> witness(int engine, int query) {
        Page page = pages.get(engine);
        boolean comparable = corrections.get(engine).isOnTrack(query)
                && corrections.get(engine).ownMeaning(query).isEmpty();
        return page.outcome(Kind.QUERY, query)
                .filter(outcome -> comparable && outcome instanceof Rows rows && rows.complete())
                .map(outcome -> new Witness(
                        page.speaker().engine(), page.speaker().engine().toString(), ((Rows) outcome).answer()));
    }

    private Expectation expectation(int query) {
        return switch (forecast.of(query)) {
            case Known known -> new Expectation.Known(known.done().answer());
            case Undetermined open -> new Expectation.Open(open.reason());
            // Engines may differ where nobody knows what is right, or whether there is one right answer.
            case Prediction.Open open -> new Expectation.Open(open.reason());
            case Prediction.Refusal refusal -> new Expectation.Refused(refusal.error());
        };
    }
}
