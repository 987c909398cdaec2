package dev.touchstone.core.relation.question;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/** The rows that answer a {@link Question}, as what they stand for. A reply that is no answer to its question is {@link Malformed}. */
public record Reply(List<List<Value>> rows) {
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";

    /** An answer that does not answer: two numbers where one was asked for. */
    public static final class Malformed extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Malformed(String message) {
            super(message);
        }
    }

    public Reply {
        rows = List.copyOf(rows);
    }

    public static Reply of(Answer answer) {
        return new Reply(answer.rows());
    }

    /** RDF has its numbers and truth values as literals, and literals that are neither. */
    private static Value plain(Value value) {
        if (!(value instanceof Literal literal)) {
            return value;
        }
        return switch (literal.datatype()) {
            case XSD + "integer", XSD + "long", XSD + "int", XSD + "nonNegativeInteger", XSD + "unsignedLong" ->
                literal.lexical().matches("[+-]?\\d{1,18}") ? new Int(Long.parseLong(literal.lexical())) : value;
            case XSD + "boolean" -> new Bool(List.of("true", "1").contains(literal.lexical()));
            default -> value;
        };
    }

    /**
     * The nodes that were asked for. Blank nodes have no names that two answers could share, and literals are no nodes: both are left out,
     * here as everywhere, so that what is said of sets of nodes is said of the others.
     */
    public Set<Value> nodes() {
        return rows.stream()
                .map(List::getFirst)
                .filter(node -> node instanceof Int || node instanceof Iri)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether a node was given twice, where it was asked for once. */
    public boolean repeatsNodes() {
        long named = rows.stream()
                .map(List::getFirst)
                .filter(node -> node instanceof Int || node instanceof Iri)
                .count();
        return nodes().size() < named;
    }

    public boolean holds() {
        return switch (only().orElse(new Null())) {
            case Bool bool -> bool.value();
            case Int number -> number.value() > 0;
            case Null none -> false;
            default -> true;
        };
    }

    public long number() {
        return distance().orElseThrow(() -> new Malformed("a count that is not a number"));
    }

    public OptionalLong distance() {
        return switch (only().orElse(new Null())) {
            case Int number -> OptionalLong.of(number.value());
            case Null none -> OptionalLong.empty();
            default -> throw new Malformed("expected a number");
        };
    }

    public Optional<List<Value>> way() {
        return only().filter(value -> !(value instanceof Null)).map(Reply::stops);
    }

    /** The ways that were asked for, each as the names of its nodes. */
    public Set<List<Value>> ways() {
        return rows.stream().map(List::getFirst).map(Reply::stops).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static List<Value> stops(Value way) {
        return switch (way) {
            case ListOf list -> list.items();
            case Path path -> path.stops();
            default -> throw new Malformed("expected a list of nodes");
        };
    }

    /** The one value of the one row. */
    private Optional<Value> only() {
        if (rows.size() > 1) {
            throw new Malformed("expected one row");
        }
        return rows.stream().map(List::getFirst).map(Reply::plain).findFirst();
    }
}
