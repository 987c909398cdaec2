package dev.touchstone.sparql.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Verb;

/**
 * Whether GRAPH has a scope of its own in a query. The standard evaluates what stands in it in one graph after the other, and then joins the
 * name (section 18.6). Most stores look for quads instead, as if each triple in it had one place more. That comes to the same where there
 * are triples to be found, and where nothing parts those of one GRAPH from each other: {@link Feature#GRAPH_SCOPES}.
 */
final class GraphScopes {
    private GraphScopes() {}

    /** Whether every GRAPH in a tree comes to the same as quads. */
    static boolean areFlat(Record root) {
        return Tree.nodes(root).noneMatch(node -> node instanceof InGraph graph && !isFlat(graph));
    }

    private static boolean isFlat(InGraph graph) {
        return finds(graph.group())
                && !(graph.name() instanceof Variable(String name) && isParted(name, graph.group()));
    }

    /** Whether a group finds nothing where there is no triple. */
    private static boolean finds(Group group) {
        return group.elements().stream().anyMatch(GraphScopes::finds);
    }

    private static boolean finds(Pattern element) {
        return switch (element) {
            case Triples(var triples) ->
                triples.stream().anyMatch(triple -> !(triple.verb() instanceof Path path) || !goesNowhere(path));
            case Group group -> finds(group);
            case Union(var branches) -> branches.stream().allMatch(GraphScopes::finds);
            default -> false;
        };
    }

    /** Whether a path leads from a node to itself without a triple. */
    private static boolean goesNowhere(Path path) {
        return switch (path) {
            case Path.Property property -> false;
            case Path.Except except -> false;
            case Path.ZeroOrOne once -> true;
            case Path.ZeroOrMore more -> true;
            case Path.OneOrMore(Path each) -> goesNowhere(each);
            case Path.Inverse(Path inner) -> goesNowhere(inner);
            case Path.Sequence(Path first, Path second) -> goesNowhere(first) && goesNowhere(second);
            case Path.Alternative(Path one, Path other) -> goesNowhere(one) || goesNowhere(other);
        };
    }

    private static boolean isParted(String name, Group group) {
        return Tree.nodes(group)
                        .anyMatch(node -> node instanceof SubSelect
                                || node instanceof Minus
                                || (node instanceof Path path && goesNowhere(path)))
                || (isMentioned(name, group) && !isFound(name, group));
    }

    private static boolean isMentioned(String name, Group group) {
        return Tree.nodes(group).anyMatch(node -> switch (node) {
            case Variable variable -> variable.name().equals(name);
            case Verb.Any any -> any.name().equals(name);
            case Bind bind -> bind.name().equals(name);
            case Values values -> values.names().contains(name);
            default -> false;
        });
    }

    private static boolean isFound(String name, Group group) {
        return group.elements().stream()
                .anyMatch(element -> element instanceof Triples(var triples)
                        && triples.stream().anyMatch(triple -> has(name, triple)));
    }

    private static boolean has(String name, Triple triple) {
        Variable variable = new Variable(name);
        return variable.equals(triple.subject())
                || variable.equals(triple.object())
                || triple.verb().equals(new Verb.Any(name));
    }
}
