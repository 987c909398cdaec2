package dev.touchstone.lab.wild;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Queries that nobody would write, over all of the syntax but what is not determined. */
final class WildQueries {
    private static final int DEPTH = 2;

    private final WildGraph graph;
    private final Choices choices;
    private final WildExpressions expressions;
    private int fresh;

    WildQueries(WildGraph graph, Choices choices) {
        this.graph = graph;
        this.choices = choices;
        this.expressions = new WildExpressions(graph, choices, this);
    }

    Query query() {
        Group where = group(DEPTH);
        if (choices.chance(0.1)) {
            return new Query.Ask(From.EVERYTHING, where, Modifiers.NONE);
        }
        return select(where);
    }

    private Select select(Group where) {
        List<String> names = Variables.of(where);
        Duplicates duplicates = choices.chance(0.2) ? Duplicates.DISTINCT : Duplicates.ALL;
        if (names.isEmpty() || choices.chance(0.3)) {
            return new Select(duplicates, List.of(), From.EVERYTHING, where, Modifiers.NONE);
        }
        if (choices.chance(0.3)) {
            return grouped(where, names);
        }
        List<Item> items = new ArrayList<>();
        choices.some(names, 0.6).forEach(name -> items.add(new Item(Optional.empty(), name)));
        if (items.isEmpty() || choices.chance(0.3)) {
            items.add(new Item(Optional.of(expressions.any(1)), freshName()));
        }
        return new Select(duplicates, items, From.EVERYTHING, where, Modifiers.NONE);
    }

    private Select grouped(Group where, List<String> names) {
        List<Item> items = new ArrayList<>();
        List<GroupKey> keys = new ArrayList<>();
        if (choices.chance(0.7)) {
            String key = choices.pick(names);
            keys.add(new GroupKey(new Variable(key), Optional.empty()));
            items.add(new Item(Optional.empty(), key));
        }
        items.add(new Item(Optional.of(expressions.aggregate(choices.pick(names))), freshName()));
        Modifiers none = Modifiers.NONE;
        return new Select(
                Duplicates.ALL,
                items,
                From.EVERYTHING,
                where,
                new Modifiers(keys, List.of(), none.orderBy(), none.limit(), none.offset(), none.values()));
    }

    Group group(int depth) {
        List<Pattern> elements = new ArrayList<>();
        elements.add(triples());
        for (int i = choices.below(4); i > 0; i--) {
            Pattern next = depth == 0 ? simple() : element(depth - 1);
            // Neighbouring triples would be read as one element.
            if (!(next instanceof Triples && elements.getLast() instanceof Triples)) {
                elements.add(next);
            }
        }
        return new Group(elements);
    }

    private Pattern element(int depth) {
        return switch (choices.below(10)) {
            case 0 -> group(depth);
            case 1, 2 -> new Optionally(group(depth));
            case 3 -> new Union(List.of(group(depth), group(depth)));
            case 4 -> new Minus(group(depth));
            case 5 -> new SubSelect(select(group(depth)));
            default -> simple();
        };
    }

    private Pattern simple() {
        return switch (choices.below(5)) {
            case 0 -> triples();
            case 1 -> new Bind(expressions.any(1), freshName());
            case 2 -> values();
            default -> new Filter(expressions.condition(2));
        };
    }

    private Values values() {
        List<ValuesRow> rows = new ArrayList<>();
        for (int i = choices.between(1, 3); i > 0; i--) {
            rows.add(new ValuesRow(List.of(cell(), cell())));
        }
        int first = choices.below(WildGraph.VARIABLES.size() - 1);
        return new Values(WildGraph.VARIABLES.subList(first, first + 2), rows);
    }

    private Optional<Term> cell() {
        return choices.chance(0.2) ? Optional.empty() : Optional.of(graph.term(choices));
    }

    private Triples triples() {
        List<Triple> triples = new ArrayList<>();
        for (int i = choices.between(1, 2); i > 0; i--) {
            triples.add(new Triple(end(), verb(), end()));
        }
        return new Triples(triples);
    }

    private Node end() {
        return choices.chance(0.8) ? variable() : new Constant(graph.iri(choices));
    }

    Variable variable() {
        return new Variable(choices.pick(WildGraph.VARIABLES));
    }

    private Verb verb() {
        return switch (choices.below(10)) {
            case 0 -> new Verb.Any(choices.pick(WildGraph.VARIABLES));
            case 1, 2, 3 -> path(2);
            default -> path(0);
        };
    }

    private Path path(int depth) {
        Iri predicate = graph.predicate(choices);
        if (depth == 0) {
            return new Path.Property(predicate);
        }
        Path inner = path(depth - 1);
        return switch (choices.below(7)) {
            case 0 -> new Path.Inverse(inner);
            case 1 -> new Path.Sequence(inner, path(depth - 1));
            case 2 -> new Path.Alternative(inner, path(depth - 1));
            case 3 -> new Path.ZeroOrMore(inner);
            case 4 -> new Path.OneOrMore(inner);
            case 5 -> new Path.ZeroOrOne(inner);
            default -> new Path.Property(predicate);
        };
    }

    private String freshName() {
        return "f" + fresh++;
    }
}
