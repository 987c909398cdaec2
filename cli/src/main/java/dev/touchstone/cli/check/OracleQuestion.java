package dev.touchstone.cli.check;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CompositeCase;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one oracle asks about one query on the graph of the setup.
 *
 * @param named the engines that the user named
 * @param open why the oracle's word would not be enough: several results are right
 */
record OracleQuestion(int query, Oracle oracle, Case proposed, List<EngineId> named, Optional<String> open)
        implements Question {

    /** Of a composite case, only the part that fails is shown. */
    @Override
    public List<Opinion> opinions(Transcript transcript) {
        if (proposed instanceof CompositeCase several) {
            CompositeCase.Turn turn = several.last(transcript.outcomes());
            if (turn.fails()) {
                return List.of(
                        opinion(turn.each(), transcript.last(turn.outcomes().size())));
            }
        }
        return List.of(opinion(proposed, transcript));
    }

    private Opinion opinion(Case asked, Transcript transcript) {
        Verdict verdict = asked.verdict(transcript);
        boolean doubted = open.isPresent() && !(verdict instanceof Fail) && !isOurs(verdict);
        List<EngineId> engines = new ArrayList<>(asked.engines());
        engines.retainAll(named);
        return new Opinion(
                query,
                engines,
                oracle,
                doubted ? Unknown.notDetermined(open.get()) : verdict,
                doubted ? List.of() : entries(asked, transcript),
                asked);
    }

    private static boolean isOurs(Verdict verdict) {
        return verdict instanceof Unknown unknown && unknown.isOurs();
    }

    /** The entries of the named engines; the results of an unnamed reference engine become their expected results. */
    private List<Entry> entries(Case asked, Transcript transcript) {
        List<Entry> all = Workbench.withExpectations(asked, transcript).entries();
        List<Entry> own =
                all.stream().filter(entry -> named.contains(entry.engine())).toList();
        return own.stream()
                .map(entry -> all.stream()
                        .filter(other -> !own.contains(other)
                                && other.text().equals(entry.text())
                                && entry.right().isEmpty())
                        .findFirst()
                        .map(reference -> entry.expecting(reference.answer()))
                        .orElse(entry))
                .toList();
    }
}
