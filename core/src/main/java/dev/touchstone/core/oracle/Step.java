package dev.touchstone.core.oracle;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import java.util.Map;
import java.util.Optional;

/**
 * One statement of a case, and where it runs.
 *
 * @param options what the engine is asked to do differently, by names that its adapter defines
 * @param changes whether it changes the dataset, so that it must be loaded again for the next case; a statement that writes always does
 * @param instead what is loaded for this step in the place of the case's dataset
 * @param anew whether what the case has changed so far is undone before it, by loading the dataset again
 * @param role what it is there for, in a few words for the reader of a page; empty where all steps ask the same
 */
public record Step(
        EngineId engine,
        Statement statement,
        Map<String, String> options,
        boolean changes,
        Optional<Dataset> instead,
        boolean anew,
        String role) {
    /** The roles of steps that look at the whole graph, to see what statements before them left. */
    public static final String GRAPH_AFTER = "The graph after";

    public static final String LEFT = "The graph after it";

    public Step {
        options = Ordered.copyOf(options);
        changes |= statement.writes();
    }

    /** One that asks what all steps of its case ask. */
    public Step(
            EngineId engine,
            Statement statement,
            Map<String, String> options,
            boolean changes,
            Optional<Dataset> instead) {
        this(engine, statement, options, changes, instead, false, "");
    }

    /** The same step on another dataset. */
    Step on(Dataset other) {
        return new Step(engine, statement, options, changes, Optional.of(other), anew, role);
    }

    /** The same step, for a reader to know what it is there for. */
    public Step as(String what) {
        return new Step(engine, statement, options, changes, instead, anew, what);
    }

    /** The same step on the dataset as it was loaded, whatever the case has done to it. */
    public Step onceMore() {
        return new Step(engine, statement, options, changes, instead, true, role);
    }

    /** Whether it only shows what the steps before it did, and asks nothing of its own. */
    public boolean isLook() {
        return !changes && (role.isEmpty() || role.equals(GRAPH_AFTER) || role.equals(LEFT));
    }

    /** Whether its parameters have ids of its engine's own, which mean nothing to another. */
    public boolean namesIds() {
        return statement.parameters().values().stream()
                .flatMap(value -> Tree.nodes((Record) value))
                .anyMatch(Value.NativeId.class::isInstance);
    }

    public static Step read(EngineId engine, Statement statement) {
        return new Step(engine, statement, statement.options(), false, Optional.empty());
    }

    public static Step write(EngineId engine, Statement statement) {
        return new Step(engine, statement, statement.options(), true, Optional.empty());
    }
}
