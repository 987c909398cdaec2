package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.reduce.Hints;
import dev.touchstone.core.relation.Speech;
import java.util.List;
import java.util.Optional;

/** A query language that Touchstone speaks. Found by {@link java.util.ServiceLoader}. */
public interface Language {

    /** The word in catalogue and reports, such as {@code cypher}. */
    String name();

    /** A random dataset of one schema. Rounds draw several of them with the same {@code schema} choices. */
    Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content);

    /** A random statement that reads, and probably finds something in the dataset. */
    Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices);

    /** A random statement that reads, for one engine alone: versions may differ in what they make of it. */
    default Statement queryOfOne(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return query(dataset, dialect, limits, choices);
    }

    /** A random statement that reads, and whose answer may be left to chance. */
    default Statement anyQuery(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return query(dataset, dialect, limits, choices);
    }

    /** The features that not every engine of this language has, each with a way to find out. */
    List<Probe> probes();

    /** The oracles that only this language has. */
    List<Oracle> oracles();

    /**
     * Whether an oracle may be asked about a statement. Those that every language has ask one several times, or on several engines, and
     * only read; but for the one that asks it once and claims nothing of the answer.
     */
    default boolean lets(Oracle oracle, Statement statement) {
        return !statement.writes()
                || oracle instanceof Crash
                || oracles().stream().anyMatch(own -> own.name().equals(oracle.name()));
    }

    /**
     * The language's reference in the place of an engine: first as it is, then as it is but for what the language leaves open, such as the
     * order of rows, then with every mistake that the oracles must catch. Empty where the reference is no part of this process.
     */
    default List<StandIn> references() {
        return List.of();
    }

    /** What a reducer should know of the language. */
    default Hints hints() {
        return Hints.NONE;
    }

    /** How findings are told in this language: to people, and to its own tools. */
    default Telling telling() {
        return new Telling() {};
    }

    /** How statements are read that people write, in languages whose statements can be checked one by one. */
    default Optional<Handwriting> handwriting() {
        return Optional.empty();
    }

    /** The record classes that may stand in a stored case. */
    List<Class<? extends Statement>> statements();

    /** The ways to ask questions and to make edits that may stand in a stored case. */
    default List<Class<? extends Speech>> speeches() {
        return List.of();
    }

    /** The record classes that may be a stored case. */
    List<Class<? extends Case>> cases();
}
