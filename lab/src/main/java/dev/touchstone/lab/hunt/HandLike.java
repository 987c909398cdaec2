package dev.touchstone.lab.hunt;

import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.lab.agreement.cypher.Sources;
import java.util.List;

/** Cypher queries such as people write, on the graph that a setup makes. */
record HandLike(List<String> setup, List<String> queries) {
    HandLike {
        setup = List.copyOf(setup);
        queries = List.copyOf(queries);
    }

    /** Those of the openCypher TCK and of our own examples, where they need no parameters. */
    static List<HandLike> ofTheTck() {
        return Sources.all().stream()
                .filter(source -> source.parameters().isEmpty())
                .map(source -> new HandLike(
                        source.setup().stream().map(CypherText::of).toList(), List.of(CypherText.of(source.query()))))
                .toList();
    }

    /** At most this many of the queries. */
    HandLike first(int most) {
        return new HandLike(setup, queries.subList(0, Math.min(most, queries.size())));
    }
}
