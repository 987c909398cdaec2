package dev.touchstone.sparql.rewrite;

import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Ask;
import dev.touchstone.sparql.syntax.Query.Construct;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A group somewhere in a query, and the query with another group there.
 *
 * @param influence what its solutions have to do with those of the query's pattern
 */
public record Place(Group group, Influence influence, Function<Group, Query> put) {

    /** What the solutions of a group have to do with those of the query's pattern. */
    public enum Influence {
        /**
         * Those of the pattern are made from those of the group, each by itself: the solutions of two lots are those of the one and those
         * of the other. So it is for the pattern itself and for what is joined with it: joins, BIND, FILTER and the left sides of
         * OPTIONAL and MINUS distribute over the union of multisets.
         */
        ALL,
        /** More of them, and there are no fewer in the pattern: so it is for a branch of a UNION, too, beside which there are others. */
        SOME,
        /** Anything: in OPTIONAL, in MINUS, and in a sub-query. */
        OTHER
    }

    /** Every group of a query that is not inside of EXISTS, where the terms of a solution stand for variables. */
    public static List<Place> in(Query query) {
        List<Place> places = new ArrayList<>();
        new Place(query.where(), Influence.ALL, group -> with(query, group)).collect(places);
        return places;
    }

    /** The query with another pattern. */
    public static Query with(Query query, Group group) {
        return switch (query) {
            case Select select -> with(select, group);
            case Ask ask -> new Ask(ask.from(), group, ask.modifiers());
            case Construct construct ->
                new Construct(construct.template(), construct.from(), group, construct.modifiers());
        };
    }

    private static Select with(Select select, Group group) {
        return new Select(select.duplicates(), select.items(), select.from(), group, select.modifiers());
    }

    private void collect(List<Place> places) {
        places.add(this);
        for (int i = 0; i < group.elements().size(); i++) {
            int here = i;
            switch (group.elements().get(i)) {
                case Group inner -> inside(inner, influence, other -> replaced(here, other), places);
                case InGraph(var name, var inner) ->
                    inside(inner, influence, other -> replaced(here, new InGraph(name, other)), places);
                case Union union -> branches(here, union, places);
                case Optionally(var inner) ->
                    inside(inner, Influence.OTHER, other -> replaced(here, new Optionally(other)), places);
                case Minus(var inner) ->
                    inside(inner, Influence.OTHER, other -> replaced(here, new Minus(other)), places);
                case SubSelect(var select) ->
                    inside(
                            select.where(),
                            Influence.OTHER,
                            other -> replaced(here, new SubSelect(with(select, other))),
                            places);
                default -> {
                    // No group in it.
                }
            }
        }
    }

    private void branches(int here, Union union, List<Place> places) {
        for (int i = 0; i < union.branches().size(); i++) {
            int branch = i;
            inside(
                    union.branches().get(i),
                    influence == Influence.ALL ? Influence.SOME : influence,
                    other -> {
                        List<Group> branches = new ArrayList<>(union.branches());
                        branches.set(branch, other);
                        return replaced(here, new Union(branches));
                    },
                    places);
        }
    }

    private void inside(Group inner, Influence there, Function<Group, Group> around, List<Place> places) {
        new Place(inner, there, other -> put.apply(around.apply(other))).collect(places);
    }

    private Group replaced(int place, Pattern other) {
        return replaced(group, place, List.of(other));
    }

    /** The group with other elements in one place. */
    public static Group replaced(Group group, int place, List<? extends Pattern> others) {
        List<Pattern> elements = new ArrayList<>(group.elements());
        elements.remove(place);
        elements.addAll(place, others);
        return new Group(elements);
    }
}
