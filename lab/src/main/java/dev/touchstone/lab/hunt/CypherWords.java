package dev.touchstone.lab.hunt;

import java.util.List;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * What hand-like Cypher queries are put together from.
 *
 * @param graphs statements that make a graph, or nothing for an empty one
 */
record CypherWords(
        List<String> graphs,
        Expressions expressions,
        List<String> matches,
        List<String> conditions,
        Results results,
        List<String> writes) {

    /** Values, and what has one in a graph. */
    record Expressions(List<String> constants, List<String> ofTheGraph) {}

    /** What a query may return, by what it matches. */
    record Results(List<String> ofNodes, List<String> ofTwo, List<String> ofPaths) {}

    static CypherWords read() {
        return YAMLMapper.builder().build().readValue(HuntFiles.text("hand-like.yaml"), CypherWords.class);
    }

    /** The setups of the graphs. */
    List<List<String>> setups() {
        return graphs.stream()
                .map(graph -> graph.isEmpty() ? List.<String>of() : List.of(graph))
                .toList();
    }
}
