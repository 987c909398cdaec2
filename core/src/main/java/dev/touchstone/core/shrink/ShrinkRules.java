package dev.touchstone.core.shrink;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.value.Value;
import java.util.List;

/** What a reducer cannot know of a language by looking at its records. */
public interface ShrinkRules {
    /** None. */
    ShrinkRules NONE = new ShrinkRules() {
        @Override
        public List<Record> smallest(Class<?> place, List<Value> values) {
            return List.of();
        }

        @Override
        public List<Case> simplifications(Case proposed) {
            return List.of();
        }

        @Override
        public List<Record> like(Record node) {
            return List.of();
        }

        @Override
        public Fit fit(Case original, Case current) {
            return (parent, old, other) -> true;
        }

        @Override
        public boolean isWithin(Case proposed, Dialect dialect) {
            return true;
        }
    };

    /**
     * The smallest nodes for a place of this type, the plainest first.
     *
     * @param values those that occur in the case, where they are few: one of them may be what it takes
     */
    List<Record> smallest(Class<?> place, List<Value> values);

    /** Cases that ask for the same in a plainer way; not all need be legal. */
    List<Case> simplifications(Case proposed);

    /** Plainer nodes that do the same: an operator between the plainest operands. */
    List<Record> like(Record node);

    /** What may replace what while a case is shrunk. {@code current} is its present form. */
    Fit fit(Case original, Case current);

    /** Whether an engine of a dialect can be given the case beyond its statements, which are known to be within: such as its dataset. */
    boolean isWithin(Case proposed, Dialect dialect);

    /** Says whether a node may take the place of another: of two expressions, whether they have values of one type. */
    interface Fit {
        boolean allows(Record parent, Record old, Record other);
    }
}
