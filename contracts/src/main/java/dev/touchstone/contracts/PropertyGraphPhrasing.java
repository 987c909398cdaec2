package dev.touchstone.contracts;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.relation.question.Phrasings;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The drawing as a property graph. */
public abstract class PropertyGraphPhrasing extends PhrasingContract {
    protected PropertyGraphPhrasing(Language language, Phrasings book) {
        super(language, book);
    }

    @Override
    protected Dataset graph(int nodes, List<Arc> arcs) {
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                IntStream.range(0, nodes)
                        .mapToObj(node -> new Node(
                                node, List.of("A"), Map.of("k", new Typed(PropertyType.LONG, Values.of(node)))))
                        .toList(),
                IntStream.range(0, arcs.size())
                        .mapToObj(i -> new Edge(
                                i,
                                arcs.get(i).type(),
                                arcs.get(i).from(),
                                arcs.get(i).to(),
                                Map.of()))
                        .toList(),
                List.of(),
                List.of());
    }

    @Override
    protected Value name(int node) {
        return Values.of(node);
    }

    @Override
    protected String name(String word) {
        return word;
    }

    @Override
    protected int number(Value value) {
        return (int) ((Int) value).value();
    }
}
