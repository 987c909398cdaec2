package dev.touchstone.core.engine;

import java.util.List;
import java.util.stream.Stream;

/**
 * The reference of a language in this process, as engines.
 *
 * @param right as it is
 * @param otherOrder right, too, and different in what the language leaves open, such as the order of rows
 * @param mutants it with one planted error each, which the oracles must catch
 */
public record References(InProcessEngine right, InProcessEngine otherOrder, List<InProcessEngine> mutants) {
    public References {
        mutants = List.copyOf(mutants);
    }

    /** Those whose answers are right. */
    public List<InProcessEngine> correct() {
        return List.of(right, otherOrder);
    }

    public List<InProcessEngine> all() {
        return Stream.concat(correct().stream(), mutants.stream()).toList();
    }

    /** The one with this name, which stands in the place of a version. */
    public InProcessEngine named(String name) {
        return all().stream()
                .filter(each -> each.target().engine().version().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no reference " + name));
    }
}
