package dev.touchstone.cypher.reference.value;

import dev.touchstone.cypher.reference.Graph;
import java.time.Instant;
import java.util.random.RandomGenerator;

/**
 * What functions may look at besides their arguments.
 *
 * @param now the time at which the statement runs, the same in all of it
 * @param chance from where {@code rand()} draws; its seed decides what comes
 */
public record Surroundings(Graph graph, Instant now, RandomGenerator chance) {}
