package dev.touchstone.gremlin.report;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The values of parameters. Ids of an engine's own are those of elements that an earlier traversal found. */
record ParameterText(Finding finding) {

    String written(Value value) {
        return switch (value) {
            case NativeId id -> id(id);
            case Value.ListOf(List<Value> items) ->
                items.stream().map(this::written).collect(Collectors.joining(", ", "[", "]"));
            case Value other -> GremlinText.of(new Typed(PropertyType.LONG, other));
        };
    }

    /** Whether an id among the parameters is that of an edge. */
    boolean nameEdges() {
        return finding.entries().stream()
                .flatMap(entry -> entry.parameters().values().stream())
                .flatMap(value -> Tree.nodes((Record) value))
                .anyMatch(node -> node instanceof NativeId id
                        && element(id)
                                .filter(found -> found.kind() == Element.Kind.EDGE)
                                .isPresent());
    }

    private String id(NativeId id) {
        Optional<Element> element = element(id);
        long key = element.flatMap(Element::key).orElse(-1L);
        Element.Kind kind = element.map(Element::kind).orElse(Element.Kind.NODE);
        return GraphLines.variable(kind, key) + ".id()";
    }

    private Optional<Element> element(NativeId id) {
        return finding.entries().stream()
                .flatMap(entry -> entry.answer().stream())
                .flatMap(answer -> answer.rows().stream())
                .flatMap(List::stream)
                .filter(found ->
                        found instanceof Element element && element.id().handle() == id.handle())
                .map(Element.class::cast)
                .findFirst();
    }
}
