package dev.touchstone.cypher.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
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
import dev.touchstone.cypher.oracle.Prediction.Open;
import dev.touchstone.cypher.oracle.Sheet.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
            List<Verdict> agreement = agreement(query);
            for (int engine = 0; engine < pages.size(); engine++) {
                for (Claim claim : script.claims()) {
                    Verdict verdict = switch (claim) {
                        case TRUTH -> corrections.get(engine).verdict(query);
                        case AGREE -> agreement.get(engine);
                        case CRASH -> survival(pages.get(engine), query);
                    };
                    marks.add(mark(pages.get(engine), query, claim, verdict));
                }
            }
        }
        return marks;
    }

    private Mark mark(Page page, int query, Claim claim, Verdict verdict) {
        return new Mark(
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

    /** For each engine, what the others' answers say of its own. */
    private List<Verdict> agreement(int query) {
        List<Witness> witnesses = new ArrayList<>();
        List<Verdict> verdicts = new ArrayList<>();
        for (int engine = 0; engine < pages.size(); engine++) {
            Optional<Witness> witness = witness(engine, query);
            witness.ifPresent(witnesses::add);
            verdicts.add(witness.isPresent() ? Verdict.pass() : new Unknown("no answer that can be compared"));
        }
        if (witnesses.size() < 2) {
            return pages.stream()
                    .<Verdict>map(page -> new Unknown("there are no two answers to compare"))
                    .toList();
        }
        Blame blame = new Blame(new Comparison(Sameness.NUMERIC));
        boolean same = witnesses.stream().allMatch(witness -> blame.isSame(witness, witnesses.getFirst()));
        if (!same) {
            Verdict verdict = blame.among(witnesses, expectation(query));
            EngineId blamed = verdict instanceof Fail fail
                    ? fail.engine()
                    : witnesses.getFirst().engine();
            for (int engine = 0; engine < pages.size(); engine++) {
                if (pages.get(engine).speaker().engine().equals(blamed)) {
                    verdicts.set(engine, verdict);
                }
            }
        }
        return verdicts;
    }

    private Optional<Witness> witness(int engine, int query) {
        Page page = pages.get(engine);
        boolean comparable = corrections.get(engine).isOnTrack(query)
                && corrections.get(engine).ownMeaning(query).isEmpty();
        return page.outcome(Kind.QUERY, query)
                .filter(outcome -> comparable && outcome instanceof Rows rows && rows.complete())
                .map(outcome -> new Witness(
                        page.speaker().engine(),
                        page.speaker().engine().toString(),
                        ((Rows) outcome).answer().rows()));
    }

    private Expectation expectation(int query) {
        return switch (forecast.of(query)) {
            case Known known -> new Expectation.Known(known.done().answer());
            case Open open when open.equals(Forecast.UNDETERMINED) -> new Expectation.Open();
            case Prediction other -> new Expectation.Unsaid();
        };
    }
}
