package dev.touchstone.cypher.phrase;

import java.util.ArrayList;
import java.util.List;

/** A pattern, and what must hold of it. */
record Fragment(String pattern, List<String> conditions) {
    Fragment {
        conditions = List.copyOf(conditions);
    }

    /** The conditions of both, under another pattern. */
    Fragment and(Fragment other, String both) {
        List<String> all = new ArrayList<>(conditions);
        all.addAll(other.conditions);
        return new Fragment(both, all);
    }

    Fragment where(String condition) {
        return and(new Fragment("", List.of(condition)), pattern);
    }

    /** As a path with a name, once. */
    Fragment called(String path) {
        String name = path + " = ";
        return pattern.startsWith(name) ? this : new Fragment(name + pattern, conditions);
    }

    /** {@code MATCH … WHERE …} */
    String match() {
        return "MATCH " + matched();
    }

    /** The same without the first word. */
    String matched() {
        return conditions.isEmpty() ? pattern : pattern + " WHERE " + String.join(" AND ", conditions);
    }
}
