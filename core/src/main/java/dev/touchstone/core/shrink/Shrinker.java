package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Shrinks a failing case: one reducer for all languages and all relations. Passes run until none of them finds anything smaller. What
 * is edited is the seed of the relation, so that every smaller case is an instance of it, too.
 *
 * @param rules what the language knows of itself
 * @param dialects what the engines speak: a smaller case keeps to it
 * @param judge runs a case on engines and judges it
 * @param spent whether the budget is spent; there is a good result at any time
 */
public record Shrinker(
        ShrinkRules rules, List<Dialect> dialects, Function<Case, JudgedRun> judge, BooleanSupplier spent) {

    /** Down to the smallest part. */
    private static final int ALL = 0;

    /** First only large parts of the query and of the data, then all: where time runs out, it is small parts that are left in both. */
    private static final List<Integer> SHARES = List.of(8, ALL);

    /** The smallest case that fails like this one, which is known to. */
    public ShrinkResult reduce(Case failing, Fail fail) {
        Attempts attempts = new Attempts(failing, fail, legality(failing, fail), judge, spent);
        for (int share : SHARES) {
            Case before;
            do {
                before = attempts.best();
                rephrase(attempts);
                TreeShrinker treeShrinker =
                        new TreeShrinker(attempts, rules, rules.fit(failing, attempts.best()), share);
                treeShrinker.reduce((Record) attempts.best(), attempts.best(), Case.class, other -> (Case) other);
                if (share == ALL) {
                    shrinkEverywhere(attempts);
                }
            } while (!attempts.best().equals(before) && !attempts.isSpent());
        }
        boolean finished = !attempts.isSpent();
        new Renaming(attempts).rename();
        List<String> indifferent = finished ? new Explanation(attempts).indifferent() : List.of();
        return new ShrinkResult(
                attempts.best(), attempts.steps(), attempts.runs(), finished, attempts.others(), indifferent);
    }

    /**
     * What a smaller case must be. No constraint forbids its data, which could not be loaded. One that was not within a dialect from the start
     * cannot be kept within it. One whose right answer was known keeps a known answer, unless it is about an error that no statement may
     * cause: a query without an answer, or with several, may be answered differently.
     */
    private Predicate<Case> legality(Case original, Fail fail) {
        List<Dialect> kept =
                dialects.stream().filter(dialect -> isWithin(original, dialect)).toList();
        boolean known = dependsOnTheAnswer(fail.kind()) && isKnown(original);
        return candidate -> candidate.isLegal()
                && isConsistent(candidate)
                && kept.stream().allMatch(dialect -> isWithin(candidate, dialect))
                && (!known || isKnown(candidate));
    }

    private static boolean isConsistent(Case proposed) {
        return Tree.nodes((Record) proposed)
                .allMatch(node -> !(node instanceof Dataset dataset) || dataset.isConsistent());
    }

    private boolean isWithin(Case proposed, Dialect dialect) {
        return proposed.isWithin(dialect) && rules.isWithin(proposed, dialect);
    }

    private static boolean dependsOnTheAnswer(Kind kind) {
        return switch (kind) {
            case WRONG_RESULT, UNEXPECTED_EXCEPTION, MISSING_EXCEPTION -> true;
            case INTERNAL_ERROR, CRASH, HANG -> false;
        };
    }

    private static boolean isKnown(Case proposed) {
        return proposed.next(List.of())
                .filter(first -> proposed.expectation(List.of(), first) instanceof Expectation.Known)
                .isPresent();
    }

    private void rephrase(Attempts attempts) {
        boolean again = true;
        while (again) {
            again = rules.simplifications(attempts.best()).stream().anyMatch(attempts::isAsGood);
        }
    }

    /** A value in the data and the same one in the query can often only change together. */
    private static void shrinkEverywhere(Attempts attempts) {
        for (Value value : repeated(attempts.best())) {
            for (Value smaller : SimplerValues.than(value)) {
                if (attempts.isBetter(replaced(attempts.best(), value, smaller))) {
                    break;
                }
            }
        }
    }

    private static List<Value> repeated(Case proposed) {
        Map<Value, Integer> counts = new LinkedHashMap<>();
        Tree.nodes((Record) proposed)
                .filter(Value.class::isInstance)
                .forEach(value -> counts.merge((Value) value, 1, Integer::sum));
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() > 1)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Case replaced(Case proposed, Value value, Value smaller) {
        return (Case) Tree.rewrite((Record) proposed, node -> node.equals(value) ? (Record) smaller : node);
    }
}
