package dev.touchstone.lab.agreement.sparql;

import java.util.function.Predicate;

/**
 * Why a peer and the reference differ.
 *
 * @param name what the difference is called, here and in docs/internals/sparql.md
 * @param reason who is right, and why
 * @param certain whether it explains a large query as well: a shape alone may stand there beside the true reason
 * @param fits which differences it explains
 */
record Explanation(String name, String reason, boolean certain, Predicate<Difference> fits) {}
