package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What makes a query give another answer each time. */
final class Chance {
    private static final List<String> RANDOM = List.of("rand", "randomuuid");
    private static final List<String> IDS = List.of("id", "elementid");
    private static final List<String> CLOCKS = List.of("date", "time", "localtime", "datetime", "localdatetime");

    private Chance() {}

    static Optional<String> in(Query query) {
        return Tree.nodes(query).map(Chance::at).flatMap(Optional::stream).findFirst();
    }

    private static Optional<String> at(Record node) {
        return switch (node) {
            case Expression.Call call -> of(call);
            case Clause.Projection projection
            when isCut(projection) && !isSorted(projection) ->
                Optional.of("LIMIT or SKIP, and not sorted by all columns");
            default -> Optional.empty();
        };
    }

    private static boolean isCut(Clause.Projection projection) {
        return projection.skip().isPresent() || projection.limit().isPresent();
    }

    /** Whether rows that count as equal in sorting are alike in all columns. */
    private static boolean isSorted(Clause.Projection projection) {
        List<Expression> keys =
                projection.order().stream().map(Clause.SortKey::expression).toList();
        return !projection.star()
                && projection.items().stream()
                        .allMatch(item -> keys.contains(item.expression())
                                || item.alias()
                                        .map(Expression.Variable::new)
                                        .filter(keys::contains)
                                        .isPresent());
    }

    private static Optional<String> of(Expression.Call call) {
        String name = call.function().toLowerCase(Locale.ROOT);
        if (RANDOM.contains(name)) {
            return Optional.of("uses random numbers");
        }
        if (IDS.contains(name)) {
            return Optional.of("uses ids of the engine's own");
        }
        boolean now = CLOCKS.contains(name) && call.arguments().isEmpty();
        boolean clock = name.equals("timestamp")
                || name.endsWith(".transaction")
                || name.endsWith(".statement")
                || name.endsWith(".realtime");
        return now || clock ? Optional.of("uses the clock") : Optional.empty();
    }
}
