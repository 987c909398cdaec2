package dev.touchstone.core.dataset;

import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds in data what would be code once it stands in a statement. Adapters write names into statements as they are, between the quotes of each
 * language, and a name that has such a quote in it would end there. What generators make is plain; a file may hold anything.
 */
public final class CodeInData {
    private static final int SHOWN = 40;

    /** Labels, edge types and keys. */
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_$.-]+( [\\p{L}\\p{N}_$.-]+)*");

    private static final Pattern IRI = Pattern.compile("[^\\x00-\\x20<>\"{}|^`\\\\]*");
    private static final Pattern BLANK = Pattern.compile("[\\p{L}\\p{N}_]([\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}_-])?");
    private static final Pattern LANGUAGE = Pattern.compile("([A-Za-z]+(-[A-Za-z0-9]+)*)?");
    private static final Pattern MOMENT = Pattern.compile("[0-9A-Za-z:+.,/_\\[\\]-]*");

    private CodeInData() {}

    /** The first that is found, as a reader may be shown it. */
    public static Optional<String> in(Dataset dataset) {
        Stream<String> found = switch (dataset) {
            case PropertyGraph graph -> in(graph);
            case RdfGraph graph -> in(graph);
        };
        return found.findFirst();
    }

    public static Optional<String> in(Map<String, Value> parameters) {
        return properties(parameters).findFirst();
    }

    private static Stream<String> in(PropertyGraph graph) {
        return Stream.of(
                        graph.schema().nodeTypes().stream()
                                .flatMap(type -> Stream.concat(odd(type.label()), declared(type.properties()))),
                        graph.schema().edgeTypes().stream()
                                .flatMap(type -> Stream.concat(
                                        Stream.of(Optional.of(type.name()), type.from(), type.to())
                                                .flatMap(Optional::stream)
                                                .flatMap(CodeInData::odd),
                                        declared(type.properties()))),
                        graph.nodes().stream().flatMap(CodeInData::in),
                        graph.edges().stream().flatMap(CodeInData::in),
                        graph.indexes().stream().flatMap(CodeInData::in),
                        graph.history().stream().flatMap(CodeInData::in))
                .flatMap(each -> each);
    }

    private static Stream<String> in(Change change) {
        return switch (change) {
            case Change.AddNode add -> in(add.node());
            case Change.AddEdge add -> in(add.edge());
            case Change.SetProperty set ->
                Stream.concat(
                        odd(set.name()), set.value().stream().map(Typed::value).flatMap(CodeInData::in));
            case Change.AddLabel add -> odd(add.label());
            case Change.RemoveLabel remove -> odd(remove.label());
            case Change.DeleteNode delete -> Stream.empty();
            case Change.DeleteEdge delete -> Stream.empty();
            case Change.CreateIndex create -> in(create.index());
            case Change.DropIndex drop -> in(drop.index());
        };
    }

    private static Stream<String> declared(Collection<GraphSchema.Property> properties) {
        return properties.stream().flatMap(property -> odd(property.name()));
    }

    private static Stream<String> in(Node node) {
        return Stream.concat(node.labels().stream().flatMap(CodeInData::odd), typed(node.properties()));
    }

    private static Stream<String> in(Edge edge) {
        return Stream.concat(odd(edge.type()), typed(edge.properties()));
    }

    private static Stream<String> in(Index index) {
        return Stream.concat(odd(index.label()), odd(index.property()));
    }

    private static Stream<String> typed(Map<String, Typed> properties) {
        return properties.entrySet().stream()
                .flatMap(entry ->
                        Stream.concat(odd(entry.getKey()), in(entry.getValue().value())));
    }

    private static Stream<String> properties(Map<String, Value> properties) {
        return properties.entrySet().stream()
                .flatMap(entry -> Stream.concat(odd(entry.getKey()), in(entry.getValue())));
    }

    private static Stream<String> in(RdfGraph graph) {
        return Stream.of(
                        in(graph.triples()),
                        graph.named().stream().map(Named::name).flatMap(CodeInData::in),
                        graph.named().stream().flatMap(named -> in(named.triples())))
                .flatMap(each -> each);
    }

    private static Stream<String> in(List<Triple> triples) {
        return triples.stream()
                .flatMap(triple -> Stream.of(triple.subject(), triple.predicate(), triple.object()))
                .flatMap(CodeInData::in);
    }

    private static Stream<String> in(Value value) {
        return switch (value) {
            case Value.ListOf list -> list.items().stream().flatMap(CodeInData::in);
            case Value.MapOf map ->
                map.entries().stream()
                        .flatMap(entry -> Stream.concat(
                                entry.key() instanceof Value.Text text ? odd(text.value()) : in(entry.key()),
                                in(entry.value())));
            case Value.Temporal temporal -> odd(MOMENT, "the moment", temporal.text());
            case Iri iri -> odd(IRI, "the IRI", iri.value());
            case Blank blank -> odd(BLANK, "the blank node", blank.label());
            case Literal literal ->
                Stream.concat(
                        odd(IRI, "the datatype", literal.datatype()),
                        odd(LANGUAGE, "the language", literal.language()));
            case Value.Element element ->
                Stream.concat(element.labels().stream().flatMap(CodeInData::odd), properties(element.properties()));
            case Value.Path path -> path.stops().stream().flatMap(CodeInData::in);
            // It is never sent.
            case Value.Foreign foreign -> Stream.empty();
            case Value.Null nothing -> Stream.empty();
            case Value.Bool bool -> Stream.empty();
            case Value.Int number -> Stream.empty();
            case Value.Real number -> Stream.empty();
            case Value.Big number -> Stream.empty();
            case Value.Text text -> Stream.empty();
            case Value.Point point -> Stream.empty();
            case Value.NativeId id -> Stream.empty();
        };
    }

    private static Stream<String> odd(String name) {
        return odd(NAME, "the name", name);
    }

    private static Stream<String> odd(Pattern plain, String what, String text) {
        return plain.matcher(text).matches()
                ? Stream.empty()
                : Stream.of(what + " \"" + text.replaceAll("\\s+", " ").substring(0, shown(text)) + "\"");
    }

    private static int shown(String text) {
        return Math.min(SHOWN, text.replaceAll("\\s+", " ").length());
    }
}
