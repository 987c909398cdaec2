package dev.touchstone.engines.agreement;

import dev.touchstone.cypher.text.CypherText;
import java.util.List;

/** Queries as people write them, on the graph that a setup makes. */
record HandLike(List<String> setup, List<String> queries) {

    /** Those of the openCypher TCK and of our own examples, where they need no parameters. */
    static List<HandLike> ofTheTck() {
        return Sources.all().stream()
                .filter(source -> source.parameters().isEmpty())
                .map(source -> new HandLike(
                        source.setup().stream().map(CypherText::of).toList(), List.of(CypherText.of(source.query()))))
                .toList();
    }
}
