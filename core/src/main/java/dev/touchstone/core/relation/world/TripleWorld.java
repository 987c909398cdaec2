package dev.touchstone.core.relation.world;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.core.value.Value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An RDF graph. Its nodes are the IRIs that are the subject or the object of a triple; an edge is a triple between two of them, and its type
 * the predicate; a property is a predicate with integers or strings.
 */
record TripleWorld(RdfGraph graph) implements World {
    private static final String INTEGER = "http://www.w3.org/2001/XMLSchema#integer";
    private static final String STRING = "http://www.w3.org/2001/XMLSchema#string";

    /** Names of our own, that no generated graph has. */
    private static final String FRESH = "http://touchstone.dev/fresh/";

    @Override
    public List<Value> nodes() {
        return graph.triples().stream()
                .flatMap(triple -> Stream.<Value>of(triple.subject(), triple.object()))
                .filter(Iri.class::isInstance)
                .distinct()
                .toList();
    }

    private List<Triple> edges() {
        return graph.triples().stream()
                .filter(triple -> triple.subject() instanceof Iri && triple.object() instanceof Iri)
                .toList();
    }

    @Override
    public List<Arc> arcs() {
        return edges().stream()
                .map(triple -> new Arc(triple.subject(), triple.predicate().value(), triple.object()))
                .toList();
    }

    /** A triple has no name. */
    @Override
    public List<Value> edgeNames() {
        return List.of();
    }

    @Override
    public Optional<Boolean> isAmong(Value edge, Links links) {
        return Optional.of(false);
    }

    @Override
    public Optional<Edit> turn(Value edge, Links links, boolean passes) {
        return Optional.empty();
    }

    /** An edge has no properties. */
    @Override
    public Optional<PropertyTest> edgeTest(Choices choices) {
        return Optional.empty();
    }

    @Override
    public Optional<Matching> nodeTest(Choices choices) {
        return choices.shuffled(graph.triples()).stream()
                .filter(triple -> triple.subject() instanceof Iri)
                .flatMap(triple -> plain(triple).stream()
                        .map(value -> new Matching(
                                Optional.empty(),
                                new PropertyTest(
                                        triple.predicate().value(),
                                        operator(value, choices),
                                        value,
                                        Optional.empty()))))
                .findFirst();
    }

    /** Of strings all languages and engines agree only on whether they are equal. */
    private static Operator operator(Value value, Choices choices) {
        return value instanceof Int
                ? choices.pickOf(Operator.values())
                : choices.pickOf(Operator.EQUAL, Operator.NOT_EQUAL, Operator.PRESENT);
    }

    /** The number or the string that a triple says, where it is written as everybody writes it. */
    private static Optional<Value> plain(Triple triple) {
        if (!(triple.object() instanceof Literal literal)) {
            return Optional.empty();
        }
        if (literal.datatype().equals(STRING)) {
            return Optional.of(new Text(literal.lexical()));
        }
        return literal.datatype().equals(INTEGER) && literal.lexical().matches("0|-?[1-9]\\d{0,17}")
                ? Optional.of(new Int(Long.parseLong(literal.lexical())))
                : Optional.empty();
    }

    private List<Triple> values(Value node, String key) {
        return graph.triples().stream()
                .filter(triple -> triple.subject().equals(node)
                        && triple.predicate().value().equals(key))
                .toList();
    }

    /** A node may have several values, and passes if one of them does. A value of another type may or may not. */
    @Override
    public Optional<Boolean> passes(Value node, Matching passing) {
        if (passing.test().operator() == Operator.PRESENT) {
            return Optional.of(!values(node, passing.test().key()).isEmpty());
        }
        List<Optional<Value>> values = values(node, passing.test().key()).stream()
                .map(TripleWorld::plain)
                .toList();
        boolean settled = values.stream()
                .allMatch(value -> value.filter(passing.test()::settles).isPresent());
        return settled
                ? Optional.of(values.stream().flatMap(Optional::stream).anyMatch(passing.test()::passes))
                : Optional.empty();
    }

    @Override
    public Optional<Addition> newcomer(Matching passing) {
        return candidate(passing, true)
                .map(value -> new Addition(
                        fresh(), List.of(comes(triple(fresh(), passing.test().key(), value)))));
    }

    private static Optional<Value> candidate(Matching passing, boolean passes) {
        return (switch (passing.test().value()) {
                    case Int(long number) ->
                        Stream.of(number, number / 2, number / 2 + 1, 0L, 1L).<Value>map(Int::new);
                    case Text(String text) -> Stream.<Value>of(new Text(text), new Text(text + "x"));
                    case Value other -> Stream.<Value>of();
                })
                .filter(value -> passing.test().passes(value) == passes)
                .findFirst();
    }

    private Iri fresh() {
        return new Iri(FRESH + graph.triples().size());
    }

    private static Triple triple(Term subject, String key, Value value) {
        return new Triple(
                subject,
                new Iri(key),
                value instanceof Text(String text)
                        ? new Literal(text, STRING, "")
                        : new Literal(value instanceof Int(long number) ? Long.toString(number) : "", INTEGER, ""));
    }

    private static Edit comes(Triple triple) {
        return new Edit.OfTriples(List.of(), List.of(triple));
    }

    @Override
    public Optional<Addition> stranger(List<Matching> tests, Choices choices) {
        return Optional.of(new Addition(
                fresh(), List.of(comes(triple(fresh(), FRESH + "key", new Int(choices.below(9)))))));
    }

    @Override
    public Optional<Edit> bridge(Value from, Value to, Choices choices) {
        if (!(from instanceof Iri source) || !(to instanceof Iri target) || arcs().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(comes(new Triple(source, new Iri(choices.pick(arcs()).type()), target)));
    }

    @Override
    public Optional<Addition> pendant(Value from, Choices choices) {
        return bridge(from, fresh(), choices).map(edit -> new Addition(fresh(), List.of(edit)));
    }

    @Override
    public Edit removal(int arc) {
        return new Edit.OfTriples(List.of(edges().get(arc)), List.of());
    }

    /** All triples about it: a statement cannot name those with blank nodes one by one. */
    @Override
    public List<Edit> removal(Value node) {
        List<Triple> about = graph.triples().stream()
                .filter(triple ->
                        triple.subject().equals(node) || triple.object().equals(node))
                .toList();
        return about.stream().anyMatch(TripleWorld::hasBlank)
                ? List.of()
                : List.of(new Edit.OfTriples(about, List.of()));
    }

    private static boolean hasBlank(Triple triple) {
        return triple.subject() instanceof Blank || triple.object() instanceof Blank;
    }

    @Override
    public Optional<Edit> turn(Value node, Matching passing, boolean passes) {
        List<Triple> before = values(node, passing.test().key());
        if (!(node instanceof Iri subject) || before.stream().anyMatch(TripleWorld::hasBlank)) {
            return Optional.empty();
        }
        return candidate(passing, passes)
                .map(value -> new Edit.OfTriples(
                        before, List.of(triple(subject, passing.test().key(), value))));
    }

    @Override
    public Optional<Edit> strip(Value node, String key) {
        List<Triple> gone = values(node, key);
        return gone.isEmpty() || gone.stream().anyMatch(TripleWorld::hasBlank)
                ? Optional.empty()
                : Optional.of(new Edit.OfTriples(gone, List.of()));
    }

    /** An edge has no properties. */
    @Override
    public Optional<Edit> stripEdge(Value edge, String key) {
        return Optional.empty();
    }

    @Override
    public Optional<Edit> touch(Value node, List<Matching> tests, Choices choices) {
        return node instanceof Iri subject
                ? Optional.of(comes(triple(subject, FRESH + "key", new Int(choices.below(9)))))
                : Optional.empty();
    }

    @Override
    public boolean isPlain() {
        return graph.triples().stream().noneMatch(TripleWorld::hasBlank);
    }

    @Override
    public boolean allows(List<Edit> edits) {
        List<Triple> triples = new ArrayList<>(graph.triples());
        return edits.stream()
                .allMatch(edit -> edit instanceof Edit.OfTriples(List<Triple> gone, List<Triple> come)
                        && (gone.isEmpty() || triples.removeAll(gone))
                        && (come.isEmpty() || triples.addAll(missing(come, triples))));
    }

    private static List<Triple> missing(List<Triple> come, List<Triple> triples) {
        return come.stream().filter(triple -> !triples.contains(triple)).toList();
    }

    @Override
    public Dataset after(List<Edit> edits) {
        List<Triple> triples = new ArrayList<>(graph.triples());
        for (Edit edit : edits) {
            if (edit instanceof Edit.OfTriples(List<Triple> gone, List<Triple> come)) {
                triples.removeAll(gone);
                triples.addAll(missing(come, triples));
            }
        }
        return graph.with(triples);
    }
}
