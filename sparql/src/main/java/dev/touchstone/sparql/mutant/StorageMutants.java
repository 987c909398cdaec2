package dev.touchstone.sparql.mutant;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Null;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Mutants of storage: of the loaded graph and of answers. */
final class StorageMutants {
    private static final int PAGE = 20;
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";

    static final List<Mutant> ALL = List.of(
            literals(
                    "stored-language",
                    "Of a language only the first part is kept.",
                    literal -> new Literal(
                            literal.lexical(),
                            literal.datatype(),
                            literal.language().replaceFirst("-.*", ""))),
            literals(
                    "stored-decimal",
                    "A decimal is stored as a double.",
                    literal -> literal.datatype().equals(XSD + "decimal")
                            ? new Literal(literal.lexical(), XSD + "double", "")
                            : literal),
            literals(
                    "stored-text",
                    "Texts are stored without blanks at their ends and within.",
                    literal -> new Literal(literal.lexical().replace(" ", ""), literal.datatype(), literal.language())),
            triples(
                    "stored-loop",
                    "A triple from a node to itself is lost.",
                    triple -> !triple.subject().equals(triple.object())),
            triples(
                    "stored-blank",
                    "A triple between two blank nodes is lost.",
                    triple -> !(triple.subject() instanceof Blank && triple.object() instanceof Blank)),
            triples(
                    "stored-empty",
                    "A triple with an empty text is lost.",
                    triple -> !(triple.object() instanceof Literal literal
                            && literal.lexical().isEmpty())),
            Mutant.inGraph(
                    "stored-union",
                    "What is in a named graph is in the default graph, too.",
                    graph -> graph.with(graph.merged().triples())),
            Mutant.inAnswer("answer-page", "The row after the first page is lost.", StorageMutants::withoutNextRow),
            Mutant.inAnswer("answer-unbound", "What is unbound comes as an empty text.", StorageMutants::withoutGaps));

    private StorageMutants() {}

    private static Mutant literals(String name, String sentence, UnaryOperator<Literal> wrong) {
        return Mutant.inGraph(
                name,
                sentence,
                graph -> graph.each(triples -> triples.stream()
                        .map(triple -> triple.object() instanceof Literal literal
                                ? new Triple(triple.subject(), triple.predicate(), wrong.apply(literal))
                                : triple)
                        .distinct()
                        .toList()));
    }

    private static Mutant triples(String name, String sentence, Predicate<Triple> kept) {
        return Mutant.inGraph(
                name,
                sentence,
                graph -> graph.each(triples -> triples.stream().filter(kept).toList()));
    }

    private static Answer withoutNextRow(Answer answer) {
        if (answer.rows().size() <= PAGE) {
            return answer;
        }
        List<List<Value>> rows = new ArrayList<>(answer.rows());
        rows.remove(PAGE);
        return new Answer(answer.columns(), rows);
    }

    private static Answer withoutGaps(Answer answer) {
        Value empty = new Literal("", XSD + "string", "");
        return new Answer(
                answer.columns(),
                answer.rows().stream()
                        .map(row -> row.stream()
                                .map(value -> value instanceof Null ? empty : value)
                                .toList())
                        .toList());
    }
}
