package dev.touchstone.sparql.mutant;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Something that an engine could get wrong, put around the right evaluator: it evaluates another query than it was given, on another
 * graph than it was loaded with, or gives another answer. So the evaluator knows nothing of mutants.
 *
 * @param name the word by which a user selects it
 * @param sentence what is wrong
 * @param query what is evaluated instead of a query
 * @param graph what is stored instead of a graph
 * @param answer what is answered instead of an answer
 */
public record Mutant(
        String name,
        String sentence,
        UnaryOperator<Query> query,
        UnaryOperator<RdfGraph> graph,
        UnaryOperator<Answer> answer) {
    /** The reference as it is. */
    public static final Mutant NONE =
            new Mutant("right", "Nothing is wrong.", query -> query, graph -> graph, answer -> answer);

    /** None either: rows that nothing has sorted come in another order. */
    public static final Mutant OTHER_ORDER =
            new Mutant("other-order", "Nothing is wrong.", query -> query, graph -> graph, answer -> answer);

    /** A mutant of one kind of nodes in the syntax tree; what it does not concern stays as it is. */
    static <N extends Record> Mutant of(
            String name, String sentence, Class<N> kind, Function<N, ? extends Record> wrong) {
        UnaryOperator<Record> replacement = node -> kind.isInstance(node) ? wrong.apply(kind.cast(node)) : node;
        return new Mutant(
                name, sentence, query -> (Query) Tree.rewrite((Record) query, replacement), NONE.graph, NONE.answer);
    }

    /** A mutant that replaces one of the elements by others. */
    static Mutant each(String name, String sentence, Function<Pattern, List<Pattern>> wrong) {
        return of(
                name,
                sentence,
                Group.class,
                group -> new Group(group.elements().stream()
                        .flatMap(element -> wrong.apply(element).stream())
                        .toList()));
    }

    /** A mutant of what is stored. */
    static Mutant inGraph(String name, String sentence, UnaryOperator<RdfGraph> wrong) {
        return new Mutant(name, sentence, NONE.query, wrong, NONE.answer);
    }

    /** A mutant of the answers. */
    static Mutant inAnswer(String name, String sentence, UnaryOperator<Answer> wrong) {
        return new Mutant(name, sentence, NONE.query, NONE.graph, wrong);
    }

    /** The result of a query. Where the wrong query takes too long, the right one is evaluated. */
    public Result evaluate(Query right, GraphStore store) {
        Query wrong = query.apply(right);
        Result result = Reference.DEFAULT.evaluate(wrong, store);
        return result instanceof Result.Exhausted && !wrong.equals(right)
                ? Reference.DEFAULT.evaluate(right, store)
                : result;
    }
}
