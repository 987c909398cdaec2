package dev.touchstone.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RdfGraphTest {
    private static final Triple ONE = triple("u:a");
    private static final Triple OTHER = triple("u:b");
    private static final Named NAMED = new Named(new Iri("u:g"), List.of(ONE, OTHER));

    private static Triple triple(String object) {
        return new Triple(new Iri("u:s"), new Iri("u:p"), new Iri(object));
    }

    @Test
    void aNamedGraphWithoutTriplesIsNone() {
        RdfGraph graph = new RdfGraph(Map.of(), List.of(ONE), List.of(new Named(new Iri("u:h"), List.of()), NAMED));
        assertThat(graph.named()).containsExactly(NAMED);
    }

    @Test
    void itsSizeNamesTheNamedGraphsIfThereAreAny() {
        assertThat(new RdfGraph(Map.of(), List.of(ONE)).size()).isEqualTo("1 triples");
        assertThat(new RdfGraph(Map.of(), List.of(ONE), List.of(NAMED)).size())
                .isEqualTo("1 triples, and 2 in 1 named graphs");
    }

    @Test
    void whatIsDoneToEachIsDoneToAll() {
        RdfGraph graph = new RdfGraph(Map.of(), List.of(ONE), List.of(NAMED));
        assertThat(graph.each(triples ->
                        triples.stream().filter(triple -> !triple.equals(ONE)).toList()))
                .isEqualTo(new RdfGraph(Map.of(), List.of(), List.of(new Named(NAMED.name(), List.of(OTHER)))));
        assertThat(graph.each(triples -> List.of()).named()).isEmpty();
    }

    @Test
    void mergedItHasEveryTripleOnceAndWithoutAName() {
        assertThat(new RdfGraph(Map.of(), List.of(OTHER), List.of(NAMED)).merged())
                .isEqualTo(new RdfGraph(Map.of(), List.of(OTHER, ONE)));
    }
}
