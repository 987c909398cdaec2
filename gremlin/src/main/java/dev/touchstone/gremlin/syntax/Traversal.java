package dev.touchstone.gremlin.syntax;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A chain of calls: from {@code g} where it is a statement, anonymous where it is an argument. */
public record Traversal(List<Call> calls) {
    public Traversal {
        calls = List.copyOf(calls);
    }

    public static Traversal of(Call... calls) {
        return new Traversal(Arrays.asList(calls));
    }

    /** This traversal, continued. */
    public Traversal then(Call... more) {
        return then(Arrays.asList(more));
    }

    public Traversal then(List<Call> more) {
        List<Call> all = new ArrayList<>(calls);
        all.addAll(more);
        return new Traversal(all);
    }
}
