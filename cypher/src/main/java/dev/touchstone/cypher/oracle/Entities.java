package dev.touchstone.cypher.oracle;

import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.cypher.reference.check.Imports;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which variables are a node or a relationship, or null in the place of one, whatever the data. A variable may be one without being
 * known here: what an expression comes to is seen in the rows alone.
 */
final class Entities {
    private Entities() {}

    static Map<String, Kind> after(Clause clause, Map<String, Kind> before) {
        return switch (clause) {
            case Clause.Match match -> matched(match, before);
            case Clause.With with -> projected(with.projection(), before);
            case Clause.Return last -> projected(last.projection(), before);
            case Clause.Call call -> called(call.query(), before);
            case Clause.Unwind unwind -> before;
            case Clause.Create create -> before;
            case Clause.Merge merge -> before;
            case Clause.Set set -> before;
            case Clause.Remove remove -> before;
            case Clause.Delete delete -> before;
            case Clause.Foreach foreach -> before;
        };
    }

    private static Map<String, Kind> matched(Clause.Match match, Map<String, Kind> before) {
        Map<String, Kind> known = new LinkedHashMap<>(before);
        match.paths().stream().flatMap(path -> path.elements().stream()).forEach(element -> add(element, known));
        return known;
    }

    /** What repeats makes lists. */
    private static void add(Element element, Map<String, Kind> known) {
        switch (element) {
            case Node node -> node.variable().ifPresent(name -> known.put(name, Kind.NODE));
            case Relationship one
            when one.length().isEmpty() -> one.variable().ifPresent(name -> known.put(name, Kind.EDGE));
            case Relationship several -> {}
            case Quantified quantified -> {}
        }
    }

    private static Map<String, Kind> projected(Projection projection, Map<String, Kind> before) {
        Map<String, Kind> known = new LinkedHashMap<>();
        if (projection.star()) {
            known.putAll(before);
        }
        for (Item item : projection.items()) {
            if (item.expression() instanceof Expression.Variable(String name) && before.containsKey(name)) {
                known.put(item.alias().orElse(name), before.get(name));
            }
        }
        return known;
    }

    private static Map<String, Kind> called(Query query, Map<String, Kind> before) {
        Map<String, Kind> known = new LinkedHashMap<>(before);
        List<Clause> clauses = query.parts().getFirst().clauses();
        if (query.parts().size() > 1 || !(clauses.getLast() instanceof Clause.Return)) {
            return known;
        }
        Map<String, Kind> inside = Imports.is(clauses.getFirst()) ? before : Map.of();
        for (Clause clause : clauses) {
            inside = after(clause, inside);
        }
        known.putAll(inside);
        return known;
    }
}
