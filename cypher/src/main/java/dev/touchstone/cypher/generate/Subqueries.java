package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes expressions that look for a pattern around a node that is known. */
record Subqueries(Draft draft, Environment environment) {

    Expression condition() {
        if (environment.of(Type.NODE).isEmpty()) {
            return new Expressions(draft, environment).leaf(Type.BOOLEAN);
        }
        Path path = path();
        Expression proposed = switch (choices().below(3)) {
            case 0 -> new Expression.Exists(query(path));
            case 1 ->
                new Expression.Comparison(
                        new Expression.Count(query(path)),
                        List.of(new Expression.Link(choices().pick(List.of(Comparator.values())), draft.number(0, 3))));
            default ->
                new Expression.Comparison(
                        Expressions.call(
                                "size",
                                new Expression.PatternComprehension(path, Optional.empty(), Expressions.whole(1))),
                        List.of(new Expression.Link(Comparator.GREATER, draft.number(0, 2))));
        };
        boolean hop = path.elements().size() > 1;
        return hop && draft.speaks(proposed) ? proposed : new Expressions(draft, environment).leaf(Type.BOOLEAN);
    }

    /** A pattern by itself, which can only stand where a clause expects a condition. */
    Optional<Expression> pattern() {
        if (environment.of(Type.NODE).isEmpty()) {
            return Optional.empty();
        }
        Path path = path();
        return Optional.<Expression>of(new Expression.PatternExpression(path))
                .filter(pattern -> path.elements().size() > 1 && draft.speaks(pattern));
    }

    private Choices choices() {
        return draft.choices();
    }

    private Path path() {
        return new Patterns(draft, environment, false).path(true, choices().pickOf(1, 1, 1, 2));
    }

    /** How often there is one, as a number. */
    Optional<Expression> count() {
        return environment.of(Type.NODE).isEmpty()
                ? Optional.empty()
                : Optional.<Expression>of(new Expression.Count(query(path()))).filter(draft::speaks);
    }

    /** The same, or the length of a list of what there is. */
    Optional<Expression> number() {
        return choices().chance(0.5) ? count() : collected(Type.INTEGER).map(list -> Expressions.call("size", list));
    }

    /** A property of what a pattern finds beside a node that is known, in the order of its values, which makes the list determined. */
    Optional<Expression> collected(Type item) {
        List<Draft.Property> properties = draft.properties(item, Type.NODE);
        if (environment.of(Type.NODE).isEmpty()
                || properties.isEmpty()
                || !Construct.COLLECT_SUBQUERY.in(draft.dialect())) {
            return Optional.empty();
        }
        Patterns patterns = new Patterns(draft, environment, true);
        Path path = patterns.path(true, choices().pickOf(1, 1, 1, 2));
        List<String> found = patterns.fresh().entrySet().stream()
                .filter(variable -> variable.getValue() == Type.NODE)
                .map(Map.Entry::getKey)
                .toList();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        String name = draft.fresh("l");
        Expression value = new Expression.Property(
                new Expression.Variable(choices().pick(found)),
                choices().pick(properties).key());
        Clause.Projection sorted = new Clause.Projection(
                choices().chance(0.3),
                false,
                List.of(new Clause.Item(value, Optional.of(name))),
                List.of(new Clause.SortKey(
                        new Expression.Variable(name), choices().chance(0.4))),
                Optional.empty(),
                choices().chance(0.2) ? Optional.of(Expressions.whole(2)) : Optional.empty());
        Expression list = new Expression.Collect(
                Query.of(new Match(false, List.of(path), Optional.empty()), new Clause.Return(sorted)));
        return Optional.of(list).filter(draft::speaks);
    }

    /** A pattern; more than that where the dialect allows it. */
    private Query query(Path path) {
        Match match = new Match(false, List.of(path), Optional.empty());
        Clause one = new Clause.Return(Projections.only(Expressions.whole(1), "one"));
        return switch (choices().below(draft.isFluent() ? 8 : 5)) {
            case 5 -> Query.of(Projections.importing(List.of(choices().pick(environment.of(Type.NODE)))), one);
            case 6 -> Query.of(match, one);
            case 7 ->
                Query.of(
                        match,
                        new Clause.With(Projections.distinct(Expressions.whole(1), "one"), Optional.empty()),
                        one);
            default -> Query.of(match);
        };
    }
}
