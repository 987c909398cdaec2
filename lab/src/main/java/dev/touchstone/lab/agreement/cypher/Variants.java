package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes new queries from those of a pool. The same seed gives the same ones. */
record Variants(Pool pool, Graphs graphs, Choices seed) {
    private static final int ATTEMPTS = 12;

    /** The variant of this number. */
    Variant variant(int number) {
        Choices choices = seed.split("variant", number);
        boolean anything = choices.chance(0.15);
        Variant last = attempt(number, choices.split("attempt", 0));
        for (int attempt = 1; attempt < ATTEMPTS && !anything && !isLegal(last.query()); attempt++) {
            last = attempt(number, choices.split("attempt", attempt));
        }
        return last;
    }

    private static boolean isLegal(Query query) {
        try {
            Semantics.check(query);
            return true;
        } catch (CypherError e) {
            return false;
        }
    }

    private Variant attempt(int number, Choices choices) {
        Source source = pool.source(choices);
        Source other = pool.source(choices);
        boolean elsewhere = choices.chance(0.5);
        List<Query> setup = elsewhere ? choices.pick(graphs.setups()) : source.setup();
        Graph graph = graphs.of(setup);
        Map<String, Value> parameters = new LinkedHashMap<>(other.parameters());
        parameters.putAll(source.parameters());
        Change change = new Change(pool, Vocabulary.of(graph), choices);
        Query query = source.query();
        if (elsewhere) {
            query = change.patterns().adapted(query);
        }
        for (int changes = choices.between(1, 3); changes > 0; changes--) {
            query = changed(query, other.query(), change);
        }
        return new Variant(number, setup, query, parameters);
    }

    /** A query that differs from the one before, where one is found soon. */
    private static Query changed(Query query, Query other, Change change) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Query> next = readable(change.once(query, other));
            if (next.isPresent() && !next.get().equals(query)) {
                return next.get();
            }
        }
        return query;
    }

    /** What comes out when a query is written and read: chance may make trees that no text stands for. */
    private static Optional<Query> readable(Query query) {
        try {
            return Optional.of(CypherParser.parse(CypherText.of(query)));
        } catch (SyntaxError e) {
            return Optional.empty();
        }
    }
}
