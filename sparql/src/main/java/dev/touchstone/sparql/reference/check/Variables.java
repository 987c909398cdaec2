package dev.touchstone.sparql.reference.check;

import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.List;
import java.util.stream.Stream;

/** Which variables a pattern may bind: those that are in scope after it. */
public final class Variables {
    private Variables() {}

    /** In the order of their first occurrence. */
    public static List<String> of(Pattern pattern) {
        return names(pattern).distinct().toList();
    }

    /** The columns of a query's answer. */
    public static List<String> of(Select select) {
        if (!select.items().isEmpty()) {
            return select.items().stream().map(Item::name).toList();
        }
        Stream<String> last = select.modifiers().values().stream().flatMap(values -> values.names().stream());
        return Stream.concat(names(select.where()), last).distinct().toList();
    }

    private static Stream<String> names(Pattern pattern) {
        return switch (pattern) {
            case Group group -> group.elements().stream().flatMap(Variables::names);
            case Triples triples -> triples.triples().stream().flatMap(Variables::names);
            case Filter filter -> Stream.empty();
            case Optionally optionally -> names(optionally.group());
            case Union union -> union.branches().stream().flatMap(Variables::names);
            case Minus minus -> Stream.empty();
            case Bind bind -> Stream.of(bind.name());
            case Values values -> values.names().stream();
            case InGraph graph -> Stream.concat(names(graph.name()), names(graph.group()));
            case SubSelect select -> of(select.query()).stream();
        };
    }

    private static Stream<String> names(Triple triple) {
        Stream<String> verb = triple.verb() instanceof Verb.Any any ? Stream.of(any.name()) : Stream.empty();
        return Stream.of(names(triple.subject()), verb, names(triple.object())).flatMap(names -> names);
    }

    private static Stream<String> names(Node node) {
        return node instanceof Variable variable ? Stream.of(variable.name()) : Stream.empty();
    }
}
