package dev.touchstone.sparql.statement;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.oracle.Pieces;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.rewrite.Place;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the group of a query can be taken apart: between its elements. Triples that only filters part stay together, because they share
 * their blank nodes, and filters wait for the end, because they are about the whole group wherever they stand.
 *
 * @param elements all but the filters
 */
public record GroupPieces(Query query, List<Pattern> elements, List<Pattern> filters) implements Pieces<Values> {
    /** More solutions than these make a query that engines refuse or take long to read. */
    private static final int MOST_ROWS = 60;

    public static GroupPieces of(Query query) {
        List<Pattern> elements = new ArrayList<>();
        List<Pattern> filters = new ArrayList<>();
        for (Pattern element : query.where().elements()) {
            if (element instanceof Filter) {
                filters.add(element);
            } else if (element instanceof Triples(var more)
                    && !elements.isEmpty()
                    && elements.getLast() instanceof Triples(var before)) {
                List<Pattern.Triple> both = new ArrayList<>(before);
                both.addAll(more);
                elements.set(elements.size() - 1, new Triples(both));
            } else {
                elements.add(element);
            }
        }
        return new GroupPieces(query, elements, filters);
    }

    /** Whether there is a place to cut at. */
    public boolean isCut() {
        return cutAfter(0) < elements.size();
    }

    /** Whether solutions can be passed on at one place at least, as the reference has them. */
    public boolean isPassable(GraphStore store) {
        for (int place = cutAfter(0); place < elements.size(); place = cutAfter(place)) {
            int here = place;
            Optional<Answer> answer = Reference.DEFAULT
                    .evaluate(piece(Optional.empty(), 0, here).query(), store)
                    .table();
            if (answer.flatMap(table -> passed(here, table)).isPresent()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public SparqlQuery whole() {
        return new SparqlQuery(query);
    }

    @Override
    public String part() {
        return "element";
    }

    @Override
    public int end() {
        return elements.size();
    }

    /** The first place to cut at after this one: after this number of elements. Solutions without variables cannot be passed on. */
    @Override
    public int cutAfter(int place) {
        int next = place + 1;
        while (next < elements.size() && names(next).isEmpty()) {
            next++;
        }
        return Math.min(next, elements.size());
    }

    /** The variables after this number of elements. */
    List<String> names(int place) {
        return Variables.of(new Group(elements.subList(0, place)));
    }

    /** Asks for all solutions of these elements after those that are passed on; the last piece ends as the query does. */
    @Override
    public SparqlQuery piece(Optional<Values> passed, int from, int to) {
        return new SparqlQuery(query(passed, from, to));
    }

    private Query query(Optional<Values> passed, int from, int to) {
        List<Pattern> group = new ArrayList<>();
        passed.ifPresent(group::add);
        group.addAll(elements.subList(from, to));
        if (to == elements.size()) {
            group.addAll(filters);
            return Place.with(query, new Group(group));
        }
        List<Item> items =
                names(to).stream().map(name -> new Item(Optional.empty(), name)).toList();
        return new Select(Duplicates.ALL, items, query.from(), new Group(group), Modifiers.NONE);
    }

    /** Terms have their datatypes with them. */
    @Override
    public boolean showsTypes(Values passed) {
        return true;
    }

    /** Solutions as VALUES, what is unbound as UNDEF; empty where they are too many, or one has a term that cannot be passed on. */
    @Override
    public Optional<Values> passed(int place, Answer answer) {
        List<String> names = names(place);
        List<List<Value>> rows = answer.shapedAs(names).rows();
        boolean travels = rows.size() <= MOST_ROWS
                && rows.stream()
                        .allMatch(row ->
                                row.size() == names.size() && row.stream().allMatch(GroupPieces::isItself));
        return travels
                ? Optional.of(
                        new Values(names, rows.stream().map(GroupPieces::row).toList()))
                : Optional.empty();
    }

    /**
     * Whether a term of an answer is the same in a query: a blank node is not, and a tag such as en-US may have come back in another case,
     * which an engine that keeps tags in one case does not find again as another reading of the standard would.
     */
    private static boolean isItself(Value value) {
        return switch (value) {
            case Blank blank -> false;
            case Literal literal -> !literal.language().contains("-");
            default -> true;
        };
    }

    private static ValuesRow row(List<Value> row) {
        return new ValuesRow(row.stream()
                .map(value -> value instanceof Term term ? Optional.of(term) : Optional.<Term>empty())
                .toList());
    }
}
