package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.text.CypherStatement;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The engine that the Cypher reference is compared with, in a session that has started. */
public record Neo4j(Session session) implements AutoCloseable {
    public static final String ENGINE = "neo4j@5.26.30";

    private static final Duration LIMIT = Duration.ofSeconds(20);

    Outcome run(String text, Map<String, Value> parameters) {
        return session.run(new CypherStatement(text, parameters), Map.of(), LIMIT);
    }

    /** The answer to a statement that must work. */
    Answer answer(String text) {
        Outcome outcome = run(text, Map.of());
        if (outcome instanceof Rows rows && rows.complete()) {
            return rows.answer();
        }
        throw new IllegalStateException(outcome.summary() + "\n" + text);
    }

    /** Empties the database, and creates a graph by statements. */
    void begin(List<String> statements) {
        GraphSchema nothing = new GraphSchema(List.of(), List.of());
        session.load(new PropertyGraph(nothing, List.of(), List.of(), List.of(), List.of()))
                .ifPresent(trouble -> {
                    throw new IllegalStateException(trouble.summary());
                });
        statements.forEach(this::answer);
    }

    @Override
    public void close() {
        session.close();
    }
}
