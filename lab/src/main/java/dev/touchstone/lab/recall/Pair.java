package dev.touchstone.lab.recall;

import dev.touchstone.lab.recall.Likeness.Degree;
import java.util.Optional;

/**
 * A finding beside a known bug.
 *
 * @param sameKind whether it fails as the bug does: by a wrong result, an exception or a crash
 * @param decided what a person says
 */
record Pair(
        KnownBug bug,
        Candidate candidate,
        Profile profile,
        boolean sameKind,
        Likeness likeness,
        Optional<Boolean> decided) {

    /** Whether it is the bug. */
    enum Conclusion {
        PERSON("person"),
        TEST("test"),
        OPEN("to decide"),
        NO("no");

        private final String words;

        Conclusion(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }

        boolean isFound() {
            return this == PERSON || this == TEST;
        }
    }

    /**
     * The test: the finding fails and passes on the versions as the bug does, in the same way, by statements that are alike. Where the versions
     * do not contradict, and something else speaks for it, a person decides; what a person says holds.
     */
    Conclusion conclusion() {
        if (decided.isPresent()) {
            return decided.get() ? Conclusion.PERSON : Conclusion.NO;
        }
        return switch (profile) {
            case AGREES -> sameKind && likeness.degree() == Degree.CLOSE ? Conclusion.TEST : doubt();
            case ONE_SIDED -> doubt();
            case UNKNOWN, CONTRADICTS -> Conclusion.NO;
        };
    }

    private Conclusion doubt() {
        boolean possible = switch (likeness.degree()) {
            case CLOSE -> true;
            case SOME, UNKNOWN -> sameKind;
            case NONE -> false;
        };
        return possible ? Conclusion.OPEN : Conclusion.NO;
    }

    /** How much speaks for it. */
    double weight() {
        return (sameKind ? 2 : 0) + (profile == Profile.AGREES ? 1 : 0) + likeness.share();
    }

    /** For the person who decides. */
    String reasons() {
        return profile.words() + "; " + (sameKind ? "fails" : "does not fail") + " in the same way; shares "
                + (likeness.shared().isEmpty() ? "nothing" : String.join(", ", likeness.shared()));
    }
}
