package dev.touchstone.core.campaign;

import dev.touchstone.core.oracle.Oracle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Oracles that a user selects: {@code truth}, {@code elementary}, {@code all}, {@code truth=5}.
 *
 * @param name of an oracle, of a family of them, or {@link #ALL}
 * @param weight how many turns each of them has while others have one; its own where empty
 */
public record Selected(String name, OptionalInt weight) {
    /** Selects everything. */
    public static final String ALL = "all";

    /** What others call an oracle of ours. */
    private static final Map<String, String> ALIASES =
            Map.of("RANDOM_CRASH", "crash", "strategies", "options", "optimiser", "options");

    /** What a user wrote, or empty where that is neither a name nor a name with a weight. */
    public static Optional<Selected> of(String text) {
        int equals = text.indexOf('=');
        String name = equals < 0 ? text : text.substring(0, equals);
        String weight = equals < 0 ? "" : text.substring(equals + 1);
        if (name.isEmpty() || !weight.matches(equals < 0 ? "" : "[1-9]\\d{0,3}")) {
            return Optional.empty();
        }
        return Optional.of(new Selected(
                ALIASES.getOrDefault(name, name),
                equals < 0 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(weight))));
    }

    /** Whether it means this oracle. */
    public boolean means(Oracle oracle) {
        return name.equals(oracle.name()) || name.equals(oracle.family()) || name.equals(ALL);
    }

    /** How many turns an oracle has: by its own name if that is selected, else by the last that means it; none if none does. */
    static int weight(Oracle oracle, List<Selected> selection) {
        if (selection.isEmpty()) {
            return oracle.weight();
        }
        return selection.stream()
                .filter(selected -> selected.means(oracle))
                .reduce((one, other) -> one.name.equals(oracle.name()) ? one : other)
                .map(selected -> selected.weight.orElse(oracle.weight()))
                .orElse(0);
    }
}
