package dev.touchstone.sparql.reference.value;

import dev.touchstone.sparql.reference.Budget;
import java.time.Instant;
import java.util.Random;

/** What a function may know beside its arguments: what work may cost, what time it is, and chance. */
public record Surroundings(Budget budget, Instant now, Random chance) {}
