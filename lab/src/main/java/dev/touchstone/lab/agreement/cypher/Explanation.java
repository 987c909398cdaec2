package dev.touchstone.lab.agreement.cypher;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * Why the engine and the reference may differ.
 *
 * @param name what the difference is called, here and in docs/internals/cypher.md
 * @param reason why it is allowed
 * @param link where it is documented, if it is
 * @param fits which differences it explains
 */
record Explanation(String name, String reason, Optional<String> link, Predicate<Verdict.Different> fits) {}
