package dev.touchstone.lab.recall;

import dev.touchstone.core.report.Construct;
import dev.touchstone.lab.recall.Pair.Conclusion;
import dev.touchstone.triage.VersionResult;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Compares findings with known bugs.
 *
 * @param candidates the distinct findings of all campaigns
 * @param causes what they have counted instead of reporting it
 * @param tried what is known of a finding on versions
 * @param decisions what a person says
 */
record Assessment(
        List<Candidate> candidates,
        List<KnownCause> causes,
        Function<Candidate, List<VersionResult>> tried,
        Statements statements,
        Decisions decisions) {

    /**
     * What came of a bug.
     *
     * @param played the cells whose campaigns have run
     */
    EntryResult of(KnownBug bug, VersionCover cover, List<Cell> played) {
        List<List<Construct>> constructs = statements.of(bug);
        return new EntryResult(
                bug,
                cover.versionFor(bug),
                played.stream().anyMatch(cell -> bug.isBadOn(cell.version())),
                candidates.stream()
                        .filter(candidate -> bug.isBadOn(candidate.cell().version()))
                        .map(candidate -> compare(bug, constructs, candidate))
                        .sorted(Comparator.comparingDouble(
                                pair -> pair.candidate().minute()))
                        .toList(),
                causes.stream()
                        .filter(cause -> bug.isBadOn(cause.cell().version())
                                && decisions.about(bug.id(), cause.name()).orElse(false))
                        .min(Comparator.comparingDouble(KnownCause::minute)));
    }

    private Pair compare(KnownBug bug, List<List<Construct>> constructs, Candidate candidate) {
        Optional<Boolean> sameKind = candidate
                .finding()
                .fail()
                .map(fail ->
                        bug.symptoms().include(fail.kind(), candidate.cell().version()));
        return new Pair(
                bug,
                candidate,
                Profile.of(bug, candidate.finding(), tried.apply(candidate)),
                sameKind.orElse(false),
                Likeness.greatest(constructs, statements.of(candidate.finding(), bug.language())),
                decisions.about(bug.id(), candidate.name()));
    }

    /** The findings that are no known bug, and that nobody has to decide about. */
    List<Candidate> besides(List<EntryResult> results) {
        Set<Candidate> explained = results.stream()
                .flatMap(result -> result.pairs().stream())
                .filter(pair -> pair.conclusion() != Conclusion.NO)
                .map(Pair::candidate)
                .collect(Collectors.toSet());
        return candidates.stream()
                .filter(candidate -> !explained.contains(candidate))
                .toList();
    }
}
