package dev.touchstone.core.relation.law;

import dev.touchstone.core.relation.law.Relation.Breach;
import dev.touchstone.core.value.Value;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** How two sets may differ. */
final class SetDifference {
    private SetDifference() {}

    /** The breach where they are not the same. */
    static Optional<Breach> between(Set<Value> expected, Set<Value> actual, String claim) {
        return missing(expected, actual, claim).or(() -> extra(expected, actual, claim));
    }

    /** The breach where they are not the same but for one, which is in the second, or is not. */
    static Optional<Breach> butFor(Value one, boolean present, Set<Value> before, Set<Value> after, String claim) {
        Set<Value> expected = new LinkedHashSet<>(before);
        if (present) {
            expected.add(one);
        } else {
            expected.remove(one);
        }
        return between(expected, after, claim);
    }

    /** The breach where something that must be there is not. */
    static Optional<Breach> missing(Set<Value> least, Set<Value> actual, String claim) {
        return Breach.unless(actual.containsAll(least), "nodes missing", claim);
    }

    /** The breach where something is there that cannot be. */
    static Optional<Breach> extra(Set<Value> most, Set<Value> actual, String claim) {
        return Breach.unless(most.containsAll(actual), "nodes extra", claim);
    }
}
