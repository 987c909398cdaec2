package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Random statements of a language, for the oracles that every language has. */
public interface StatementGenerator {

    /**
     * A statement, and the values that its parameters take.
     *
     * @param bindings one or more
     */
    record GeneratedStatement(Verifiable statement, List<Map<String, Value>> bindings) {
        public GeneratedStatement {
            bindings = List.copyOf(bindings);
        }

        /** One without parameters. */
        public static GeneratedStatement of(Verifiable statement) {
            return new GeneratedStatement(statement, List.of(Map.of()));
        }

        /** With the first of the bindings. */
        public Verifiable first() {
            return statement.bound(bindings.getFirst());
        }
    }

    /** A statement that reads, with at most this many bindings. */
    GeneratedStatement reading(Round round, Target target, int bindings, Choices choices);

    /** A statement that writes, with one binding; empty where these choices lead to none that can be verified. */
    Optional<GeneratedStatement> writing(Round round, Target target, Choices choices);

    /** A statement that reads, and that probably has a condition by which it can be divided. */
    Optional<Verifiable> conditional(Round round, Target target, Choices choices);
}
