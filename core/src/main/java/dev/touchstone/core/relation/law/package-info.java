/**
 * The metamorphic relations: which questions are asked, what must hold between the replies, and why. Knows
 * questions and worlds.
 */
package dev.touchstone.core.relation.law;
