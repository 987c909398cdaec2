/** What is true in a dataset: the answers to questions, computed directly. Knows questions. */
package dev.touchstone.core.relation.world;
