package dev.touchstone.cypher.oracle;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.cypher.oracle.Prediction.Known;
import dev.touchstone.cypher.oracle.Prediction.Open;
import dev.touchstone.cypher.oracle.Prediction.Refusal;
import dev.touchstone.cypher.oracle.Prediction.Undetermined;
import dev.touchstone.cypher.oracle.Sheet.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the reference says of one engine's answers. Once the engine's graph is not what it should be, nothing is said of the answers
 * that follow: they would only show the same once more.
 */
final class Correction {
    private final Page page;
    private final Forecast forecast;
    private final List<Verdict> verdicts = new ArrayList<>();
    private final List<Boolean> onTrack = new ArrayList<>();
    /** Why the graph is another than it should be. */
    private Optional<String> astray;

    private Correction(Page page, Forecast forecast, int queries) {
        this.page = page;
        this.forecast = forecast;
        this.astray = afterSetup();
        for (int query = 0; query < queries; query++) {
            onTrack.add(astray.isEmpty());
            verdicts.add(astray.isPresent() ? new Unknown(astray.get()) : judge(query));
        }
    }

    static Correction of(Page page, Forecast forecast, int queries) {
        return new Correction(page, forecast, queries);
    }

    Verdict verdict(int query) {
        return verdicts.get(query);
    }

    /** Whether the engine had the right graph, as far as that is known, when it was asked. */
    boolean isOnTrack(int query) {
        return onTrack.get(query);
    }

    /** The feature by which the engine's dialect gives the query a meaning of its own, if there is one. */
    Optional<String> ownMeaning(int query) {
        return forecast.of(query) instanceof Known known
                ? new OwnMeaning(page.speaker()).of(known.query(), known.before())
                : Optional.empty();
    }

    static String whyNotAsked(Page page) {
        return page.brokenSetup()
                .map(number -> "setup statement " + (number + 1) + ": "
                        + page.outcomes().get(number).summary())
                .orElse("it was not asked, because of what came before");
    }

    private Optional<String> afterSetup() {
        if (page.brokenSetup().isPresent()) {
            return Optional.of(whyNotAsked(page));
        }
        return forecast.start()
                .filter(graph -> !new Look(page, Mark.SETUP).shows(graph))
                .map(graph -> forecast.doubt().orElse("the setup leaves another graph here than by the reference"));
    }

    private Verdict judge(int query) {
        Optional<Outcome> outcome = page.outcome(Kind.QUERY, query);
        if (outcome.isEmpty()) {
            return new Unknown(whyNotAsked(page));
        }
        if (writes(query)
                && forecast.of(query) instanceof Open
                && !new Look(page, query).shows(forecast.graphAfter(query))) {
            astray = Optional.of("query " + (query + 1) + " changed the graph in a way that is not known");
        }
        return switch (forecast.of(query)) {
            case Open open -> new Unknown(open.reason());
            case Undetermined open -> Unknown.notDetermined(open.reason());
            case Refusal refusal -> refused(query, refusal, outcome.get());
            case Known known -> withOwnMeaning(query, known(query, known, outcome.get()));
        };
    }

    private Verdict refused(int query, Refusal refusal, Outcome outcome) {
        if (outcome instanceof Rejected) {
            return Verdict.pass();
        }
        if (writes(query)) {
            astray = Optional.of("query " + (query + 1) + " should be an error, and perhaps changed the graph");
        }
        return new Unknown("the reference says " + refusal.error());
    }

    private Verdict known(int query, Known known, Outcome outcome) {
        Verification verification = new Verification(page.speaker().engine(), known.query());
        Verdict verdict = switch (outcome) {
            case Rows rows when !rows.complete() -> new Unknown("too many rows");
            case Rows rows -> verification.answer(known.done().answer(), rows.answer());
            case Rejected rejected
            when rejected.reason() == Reason.EVALUATION && writes(query) && forecast.isConstrained(query) ->
                new Unknown("a constraint or a table may forbid it");
            case Rejected rejected when rejected.reason() == Reason.EVALUATION -> verification.refusal(rejected);
            case Outcome other -> new Unknown(other.summary());
        };
        if (!writes(query)) {
            return verdict;
        }
        Look look = new Look(page, query);
        boolean right = outcome instanceof Rows && look.shows(known.done().graph());
        if (!right) {
            astray = Optional.of("query " + (query + 1)
                    + (outcome instanceof Rows
                            ? " leaves another graph here than by the reference"
                            : " did not work here"));
        }
        return verdict instanceof Verdict.Pass && !right
                ? look.difference(known.done().graph(), verification)
                : verdict;
    }

    private boolean writes(int query) {
        return page.sheet().place(Kind.NODES, query).isPresent();
    }

    private Verdict withOwnMeaning(int query, Verdict verdict) {
        return verdict instanceof Fail
                ? ownMeaning(query)
                        .<Verdict>map(feature -> new Unknown("the engine's dialect has no " + feature))
                        .orElse(verdict)
                : verdict;
    }
}
