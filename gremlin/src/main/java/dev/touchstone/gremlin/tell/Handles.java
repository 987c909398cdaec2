package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.List;
import java.util.stream.Collectors;

/** The values of parameters. Ids of an engine's own are those of vertices that an earlier traversal found. */
record Handles(Finding finding) {

    String written(Value value) {
        return switch (value) {
            case NativeId id -> vertex(id);
            case Value.ListOf(List<Value> items) ->
                items.stream().map(this::written).collect(Collectors.joining(", ", "[", "]"));
            case Value other -> GremlinText.of(new Typed(PropertyType.LONG, other));
        };
    }

    private String vertex(NativeId id) {
        long key = finding.sights().stream()
                .flatMap(sight -> sight.answer().stream())
                .flatMap(answer -> answer.rows().stream())
                .flatMap(List::stream)
                .filter(found ->
                        found instanceof Element element && element.id().handle() == id.handle())
                .flatMap(found -> ((Element) found).key().stream())
                .findFirst()
                .orElse(-1L);
        boolean grown =
                !((PropertyGraph) finding.proposed().dataset()).history().isEmpty();
        return grown ? "g.V().has('uid', " + key + "L).id().next()" : GraphLines.variable(key) + ".id()";
    }
}
