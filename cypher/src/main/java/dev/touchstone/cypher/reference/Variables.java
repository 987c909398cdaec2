package dev.touchstone.cypher.reference;

import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The variables that patterns bind. */
final class Variables {
    private Variables() {}

    /** In the order in which they occur, each once. */
    static List<String> of(Path path) {
        Set<String> names = new LinkedHashSet<>();
        add(path, names);
        return List.copyOf(names);
    }

    static List<String> of(List<Path> paths) {
        Set<String> names = new LinkedHashSet<>();
        paths.forEach(path -> add(path, names));
        return List.copyOf(names);
    }

    private static void add(Path path, Set<String> names) {
        path.variable().ifPresent(names::add);
        for (Pattern.Element element : path.elements()) {
            switch (element) {
                case Pattern.Node node -> node.variable().ifPresent(names::add);
                case Relationship relationship -> relationship.variable().ifPresent(names::add);
                case Quantified quantified -> add(quantified.path(), names);
            }
        }
    }
}
