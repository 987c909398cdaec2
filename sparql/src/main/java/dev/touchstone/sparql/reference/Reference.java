package dev.touchstone.sparql.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.core.value.Values;
import dev.touchstone.sparql.reference.Selection.Sorted;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.reference.value.TooLarge;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Ask;
import dev.touchstone.sparql.syntax.Query.Construct;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.syntax.Verb;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Says what the right answer to a SPARQL query is, by sections 17 and 18 of SPARQL 1.1 Query Language and by SPARQL 1.1 Update.
 *
 * <p>It is made to be obviously right: a group is evaluated element by element, each from the inside out, and an expression as it
 * stands.
 *
 * @param steps how much work one query may take
 */
public record Reference(long steps) {
    /** How often a query is evaluated again before its answer counts as determined. */
    private static final int OTHERWISE = 6;

    /** Enough for all but the wildest queries on a graph of default size, and done in milliseconds. */
    public static final Reference DEFAULT = new Reference(300_000);

    /** Evaluates a query. */
    public Result evaluate(Query query, GraphStore store) {
        return guarded(() -> evaluate(query, store, Run.asFound(steps, store::blanks)));
    }

    /** The same with everything otherwise that the language leaves open: the order of solutions, chance, the time. */
    public Result evaluateOtherwise(Query query, GraphStore store, long seed) {
        return guarded(() -> evaluate(query, store, Run.otherwise(steps, seed, store::blanks)));
    }

    /** The answer, unless the standard was seen to leave it open, as where it compares what no operator is for. */
    public Optional<Result> settled(Query query, GraphStore store) {
        Attempt attempt = attempt(query, store);
        return attempt.open().isPresent() ? Optional.empty() : Optional.of(attempt.result());
    }

    /** An evaluation, and why the standard was seen to leave the answer open. */
    private record Attempt(Result result, Optional<String> open) {}

    private Attempt attempt(Query query, GraphStore store) {
        Run run = Run.asFound(steps, store::blanks);
        Result result = guarded(() -> evaluate(query, store, run));
        return new Attempt(result, AmbiguousQueries.open(query).or(run::open));
    }

    /**
     * Why there is no single right answer, in a few words; empty where there is one. There is none where it depends on what the language
     * leaves open: which of several solutions comes first where nothing sorts them, chance, the clock, and what
     * {@link dev.touchstone.sparql.reference.value.PermittedDifferences} and {@link AmbiguousQueries} list. What is too large for the reference counts as open.
     *
     * <p>Found out by evaluating the query again with all this otherwise; so a reason is certain, and that there is none very likely.
     */
    public Optional<String> undetermined(Query query, GraphStore store) {
        Attempt first = attempt(query, store);
        if (first.open().isPresent()) {
            return first.open();
        }
        if (first.result() instanceof Result.Exhausted) {
            return Optional.of("too large for the reference");
        }
        boolean same =
                LongStream.rangeClosed(1, OTHERWISE).allMatch(seed -> comesAgain(first.result(), query, store, seed));
        return same ? Optional.empty() : Optional.of("it depends on the order of solutions");
    }

    /** Whether there is one right answer. */
    public boolean determines(Query query, GraphStore store) {
        return undetermined(query, store).isEmpty();
    }

    /** Whether a query has this answer again when all that the language leaves open is otherwise, once. */
    public boolean comesAgain(Result first, Query query, GraphStore store, long seed) {
        Set<Blank> loaded = store.blanks();
        return UnorderedResult.of(first, loaded)
                .equals(UnorderedResult.of(evaluateOtherwise(query, store, seed), loaded));
    }

    /** Changes a dataset; the one that is given stays as it is. */
    public Result update(Update.Request request, GraphStore store) {
        return guarded(() -> {
            Run run = Run.asFound(steps, store::blanks);
            GraphStore changed = store;
            for (Update operation : request.operations()) {
                Optional<GraphStore> next = new Updates(run).apply(operation, changed);
                if (next.isEmpty()) {
                    return new Result.Failed("a graph that exists or one that does not: " + operation);
                }
                changed = next.get();
            }
            return new Result.Updated(changed);
        });
    }

    private static Result guarded(Supplier<Result> work) {
        try {
            return work.get();
        } catch (TooLarge e) {
            return new Result.Exhausted(String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return new Result.Exhausted("this is nested too deeply");
        }
    }

    private static Result evaluate(Query query, GraphStore store, Run run) {
        Selection selection = new Selection(Scope.of(run, store.from(query.from())));
        return switch (query) {
            case Select select -> rows(Variables.of(select), selection.select(select));
            case Ask ask -> new Result.Truth(!selection.solutions(ask).isEmpty());
            case Construct construct -> constructed(construct, selection.solutions(construct), run);
        };
    }

    private static Result rows(List<String> columns, List<Sorted> sorted) {
        return new Result.Rows(
                new Answer(
                        columns,
                        sorted.stream()
                                .map(row -> columns.stream()
                                        .map(column -> value(row.solution().get(column)))
                                        .toList())
                                .toList()),
                sorted.stream()
                        .map(row -> row.keys().stream().map(Reference::value).toList())
                        .toList());
    }

    private static Value value(Optional<Term> term) {
        return term.map(Value.class::cast).orElse(Values.NULL);
    }

    private static Result constructed(Construct construct, List<Solution> solutions, Run run) {
        Set<RdfGraph.Triple> triples = new LinkedHashSet<>();
        for (Solution solution : solutions) {
            Construction construction = new Construction(run, solution);
            for (Triple triple : construct.template()) {
                construction
                        .triple(triple.subject(), predicate(triple.verb()), triple.object())
                        .ifPresent(triples::add);
            }
        }
        return new Result.Constructed(new RdfGraph(Map.of(), List.copyOf(triples)));
    }

    private static Node predicate(Verb verb) {
        return switch (verb) {
            case Verb.Any any -> new Variable(any.name());
            case Property property -> new Constant(property.iri());
            case Verb path -> throw new IllegalArgumentException("a path in a template: " + path);
        };
    }
}
