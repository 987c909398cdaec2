package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Other names for all variables that a query does not select, wherever they stand. */
final class Renaming {
    private Renaming() {}

    static Optional<Select> of(Select select) {
        List<String> kept = Variables.of(select);
        Select renamed =
                (Select) Tree.rewrite(select, node -> renamed(node, name -> kept.contains(name) ? name : name + "_"));
        boolean clashes = names(select).anyMatch(name -> name.endsWith("_"));
        return clashes || renamed.equals(select) ? Optional.empty() : Optional.of(renamed);
    }

    /** Every name of a variable, wherever it stands. */
    static Stream<String> names(Query query) {
        return Tree.nodes((Record) query).flatMap(node -> switch (node) {
            case Variable(String name) -> Stream.of(name);
            case Verb.Any(String name) -> Stream.of(name);
            case Bind(var expression, String name) -> Stream.of(name);
            case Values(var names, var rows) -> names.stream();
            case Item(var expression, String name) -> Stream.of(name);
            case GroupKey(var expression, var name) -> name.stream();
            default -> Stream.empty();
        });
    }

    private static Record renamed(Record node, UnaryOperator<String> other) {
        return switch (node) {
            case Variable(String name) -> new Variable(other.apply(name));
            case Verb.Any(String name) -> new Verb.Any(other.apply(name));
            case Bind(var expression, String name) -> new Bind(expression, other.apply(name));
            case Values(var names, var rows) ->
                new Values(names.stream().map(other).toList(), rows);
            case Item(var expression, String name) -> new Item(expression, other.apply(name));
            case GroupKey(var expression, var name) -> new GroupKey(expression, name.map(other));
            default -> node;
        };
    }
}
