package dev.touchstone.cypher.text;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.RemoveItem;
import dev.touchstone.cypher.syntax.Clause.RemoveLabels;
import dev.touchstone.cypher.syntax.Clause.RemoveProperty;
import dev.touchstone.cypher.syntax.Clause.SetItem;
import dev.touchstone.cypher.syntax.Clause.SetLabels;
import dev.touchstone.cypher.syntax.Clause.SetProperties;
import dev.touchstone.cypher.syntax.Clause.SetProperty;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes queries as text. What it writes parses back to the same records. */
public final class CypherText {
    private CypherText() {}

    /** For an engine that speaks this dialect: what it lacks is said with what it has, where that is possible. */
    public static String of(Query query, Dialect dialect) {
        return of(Fallbacks.within(query, dialect));
    }

    /** As it stands, in the newest spelling. */
    public static String of(Query query) {
        return query.parts().stream()
                .map(part -> clauses(part.clauses()))
                .collect(Collectors.joining(query.all() ? " UNION ALL " : " UNION "));
    }

    public static String of(Expression expression) {
        return ExpressionText.of(expression);
    }

    private static String clauses(List<Clause> clauses) {
        return clauses.stream().map(CypherText::of).collect(Collectors.joining(" "));
    }

    public static String of(Clause clause) {
        return switch (clause) {
            case Clause.Match match ->
                (match.optional() ? "OPTIONAL MATCH " : "MATCH ") + paths(match.paths()) + where(match.where());
            case Clause.Unwind unwind -> "UNWIND " + of(unwind.list()) + " AS " + Names.of(unwind.variable());
            case Clause.With with -> "WITH " + projection(with.projection()) + where(with.where());
            case Clause.Return result -> "RETURN " + projection(result.projection());
            case Clause.Call call -> "CALL { " + of(call.query()) + " }";
            case Clause.Create create -> "CREATE " + paths(create.paths());
            case Clause.Merge merge -> merge(merge);
            case Clause.Set set -> "SET " + list(set.items(), CypherText::item);
            case Clause.Remove remove -> "REMOVE " + list(remove.items(), CypherText::item);
            case Clause.Delete delete ->
                (delete.detach() ? "DETACH DELETE " : "DELETE ") + list(delete.targets(), CypherText::of);
            case Clause.Foreach foreach ->
                "FOREACH (" + Names.of(foreach.variable()) + " IN " + of(foreach.list()) + " | "
                        + clauses(foreach.clauses()) + ")";
        };
    }

    private static String merge(Clause.Merge merge) {
        String onCreate =
                merge.onCreate().isEmpty() ? "" : " ON CREATE SET " + list(merge.onCreate(), CypherText::item);
        String onMatch = merge.onMatch().isEmpty() ? "" : " ON MATCH SET " + list(merge.onMatch(), CypherText::item);
        return "MERGE " + PatternText.of(merge.path()) + onCreate + onMatch;
    }

    private static String projection(Projection projection) {
        StringBuilder out = new StringBuilder(projection.distinct() ? "DISTINCT " : "");
        if (projection.star()) {
            out.append(projection.items().isEmpty() ? "*" : "*, ");
        }
        out.append(list(projection.items(), CypherText::item));
        if (!projection.order().isEmpty()) {
            out.append(" ORDER BY ").append(list(projection.order(), CypherText::sortKey));
        }
        projection.skip().ifPresent(skip -> out.append(" SKIP ").append(of(skip)));
        projection.limit().ifPresent(limit -> out.append(" LIMIT ").append(of(limit)));
        return out.toString();
    }

    private static String item(Item item) {
        return of(item.expression())
                + item.alias().map(alias -> " AS " + Names.of(alias)).orElse("");
    }

    private static String sortKey(SortKey key) {
        return of(key.expression()) + (key.descending() ? " DESC" : "");
    }

    private static String item(SetItem item) {
        return switch (item) {
            case SetProperty set ->
                ExpressionText.subject(set.subject()) + "." + Names.of(set.key()) + " = " + of(set.value());
            case SetProperties set -> Names.of(set.variable()) + (set.add() ? " += " : " = ") + of(set.value());
            case SetLabels set -> Names.of(set.variable()) + PatternText.labels(set.labels());
        };
    }

    private static String item(RemoveItem item) {
        return switch (item) {
            case RemoveProperty remove -> ExpressionText.subject(remove.subject()) + "." + Names.of(remove.key());
            case RemoveLabels remove -> Names.of(remove.variable()) + PatternText.labels(remove.labels());
        };
    }

    private static String paths(List<Path> paths) {
        return list(paths, PatternText::of);
    }

    static String where(Optional<Expression> where) {
        return where.map(condition -> " WHERE " + of(condition)).orElse("");
    }

    static <T> String list(List<T> items, Function<T, String> text) {
        return items.stream().map(text).collect(Collectors.joining(", "));
    }
}
