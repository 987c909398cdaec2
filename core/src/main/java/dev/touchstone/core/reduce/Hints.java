package dev.touchstone.core.reduce;

import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.value.Value;
import java.util.List;

/** What a reducer cannot know of a language by looking at its records. */
public interface Hints {
    /** None. */
    Hints NONE = new Hints() {
        @Override
        public List<Record> smallest(Class<?> place, List<Value> values) {
            return List.of();
        }

        @Override
        public List<Case> plainer(Case proposed) {
            return List.of();
        }
    };

    /**
     * The smallest nodes for a place of this type, the plainest first.
     *
     * @param values those that occur in the case, where they are few: one of them may be what it takes
     */
    List<Record> smallest(Class<?> place, List<Value> values);

    /** Cases that ask for the same in a plainer way; not all need be legal. */
    List<Case> plainer(Case proposed);
}
