package dev.touchstone.cli.check;

import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.script.Claim;
import dev.touchstone.core.oracle.script.ScriptCase;
import dev.touchstone.core.oracle.script.ScriptVerdict;
import java.util.List;

/**
 * All queries as they are written, one after the other, and the claims about each.
 *
 * @param oracles those of the claims, among others
 */
record ScriptQuestion(ScriptCase proposed, List<Oracle> oracles) implements Question {

    @Override
    public List<Opinion> opinions(Transcript transcript) {
        return proposed.verdicts(transcript.outcomes()).stream()
                .map(said -> opinion(said, transcript))
                .toList();
    }

    private Opinion opinion(ScriptVerdict said, Transcript transcript) {
        List<Entry> judged = said.step().map(transcript.entries()::get).stream().toList();
        Verdict verdict =
                said.verdict().after(judged.stream().map(Entry::outcome).toList());
        return new Opinion(
                said.query(),
                List.of(said.engine()),
                oracle(said.claim()),
                verdict,
                judged.stream().map(entry -> entry.expecting(said.expected())).toList(),
                proposed.about(said));
    }

    private Oracle oracle(Claim claim) {
        return oracles.stream()
                .filter(oracle -> oracle.name().equals(claim.oracle()))
                .findFirst()
                .orElseThrow();
    }
}
