package dev.touchstone.sparql.reference.value;

import java.time.Instant;
import java.util.Random;

/** What a function may know beside its arguments: what work may cost, what time it is, and chance. */
public record FunctionContext(Budget budget, Instant now, Random chance) {}
