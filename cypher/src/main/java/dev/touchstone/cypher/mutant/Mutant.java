package dev.touchstone.cypher.mutant;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Something that an engine could get wrong, put around the right evaluator: it evaluates another query than it was given, on another
 * graph than it was loaded with, or gives another answer. So the evaluator knows nothing of mutants.
 *
 * @param name the word by which a user selects it
 * @param sentence what is wrong
 * @param query what is evaluated instead of a query
 * @param graph changes a graph that was just loaded
 * @param answer what is answered instead of an answer
 */
public record Mutant(
        String name, String sentence, UnaryOperator<Query> query, Consumer<Graph> graph, UnaryOperator<Answer> answer) {
    /** The reference as it is. */
    public static final Mutant NONE =
            new Mutant("right", "Nothing is wrong.", query -> query, graph -> {}, answer -> answer);

    /** None either: rows that nothing has sorted come in another order. */
    public static final Mutant OTHER_ORDER =
            new Mutant("other-order", "Nothing is wrong.", query -> query, graph -> {}, answer -> answer);

    /** A mutant of one kind of nodes in the syntax tree; what it does not concern stays as it is. */
    static <N extends Record> Mutant of(
            String name, String sentence, Class<N> kind, Function<N, ? extends Record> wrong) {
        UnaryOperator<Record> replacement = node -> kind.isInstance(node) ? wrong.apply(kind.cast(node)) : node;
        return new Mutant(name, sentence, query -> (Query) Tree.rewrite(query, replacement), NONE.graph, NONE.answer);
    }

    /** A mutant of what is stored. */
    static Mutant inGraph(String name, String sentence, Consumer<Graph> wrong) {
        return new Mutant(name, sentence, NONE.query, wrong, NONE.answer);
    }

    /** A mutant of the answers. */
    static Mutant inAnswer(String name, String sentence, UnaryOperator<Answer> wrong) {
        return new Mutant(name, sentence, NONE.query, NONE.graph, wrong);
    }

    /**
     * The result of a query. A mutant gives a wrong answer, never an error: where the wrong query has none, the right one is
     * evaluated, so that whoever catches the mutant has seen a wrong answer.
     */
    public Result evaluate(Query right, Map<String, Value> parameters, Graph on) {
        Query wrong = query.apply(right);
        Result result = Reference.DEFAULT.evaluate(wrong, parameters, on);
        return result instanceof Result.Failed && !wrong.equals(right)
                ? Reference.DEFAULT.evaluate(right, parameters, on)
                : result;
    }
}
