package dev.touchstone.campaign.examine;

import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Signature;
import dev.touchstone.core.report.Construct;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** Decides what becomes of a failing case. Shared by all workers. */
public final class FindingIntake {
    private final Set<Signature> found = new HashSet<>();
    private final Map<Signature, Integer> seen = new HashMap<>();
    /** Those of them that nothing explained. */
    private final Map<Signature, Integer> unexplained = new HashMap<>();

    private final Triggers triggers = new Triggers();
    private final Function<Finding, Optional<String>> known;

    /** One for which nothing is known. */
    public FindingIntake() {
        this(finding -> Optional.empty());
    }

    /** One that says of each finding of which {@code known} says what it is that it is known. */
    public FindingIntake(Function<Finding, Optional<String>> known) {
        this.known = known;
    }

    /** Of an earlier part of the campaign. */
    public synchronized void remember(Set<Signature> findings, Map<Signature, Integer> coarse) {
        found.addAll(findings);
        seen.putAll(coarse);
        unexplained.putAll(coarse);
    }

    /** Whether no failure had this coarse signature before. */
    public synchronized boolean isNew(Signature coarse) {
        return !seen.containsKey(coarse);
    }

    /**
     * Whether a failure is examined. Of those that have all that is left of a shrunk finding, and of the others with one coarse signature, it
     * is the first, the second, the fourth, the eighth and so on. That slows down what repeats, and never stops it.
     *
     * @param constructs what its statement is made of
     */
    public synchronized boolean isItsTurn(Finding raw, List<Construct> constructs) {
        seen.merge(raw.coarse(), 1, Integer::sum);
        int explained = triggers.count(raw.fail(), constructs);
        return Integer.bitCount(explained > 0 ? explained : unexplained.merge(raw.coarse(), 1, Integer::sum)) == 1;
    }

    /** Remembers what is left of a shrunk finding. */
    public synchronized void learn(Finding shrunk, List<Construct> constructs) {
        triggers.add(shrunk.fail(), constructs);
    }

    /**
     * What becomes of an examined finding.
     *
     * @param known what it is, where that is known
     */
    public record Decision(Standing standing, Optional<String> known) {}

    /** Announces an examined finding. Of two workers with the same signature, the one that announces it as new does so first. */
    public synchronized void settle(Finding finding, Optional<Defect> defect, Consumer<Decision> announce) {
        announce.accept(decide(finding, defect));
    }

    /**
     * Whether an examined finding is new; from then on it is not.
     *
     * @param defect the defect that it shows, if it shows a known one
     */
    public synchronized Decision decide(Finding finding, Optional<Defect> defect) {
        Optional<String> cause = defect.map(it -> finding.fail().engine().name() + " " + it.feature())
                .or(() -> known.apply(finding));
        if (cause.isPresent()) {
            return new Decision(Standing.KNOWN, cause);
        }
        return new Decision(found.add(finding.signature()) ? Standing.NEW : Standing.SEEN, Optional.empty());
    }
}
