package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Budget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Joins of multisets of solutions. Solutions are put into buckets by variables that all of them have. */
record Joining(Run run) {

    List<Solution> join(List<Solution> left, List<Solution> right) {
        List<Solution> joined = new ArrayList<>();
        Buckets buckets = Buckets.of(left, right);
        compare(left, right);
        for (Solution one : left) {
            for (Solution other : buckets.candidates(one, run.budget())) {
                if (one.isCompatible(other)) {
                    joined.add(one.merged(other));
                }
            }
        }
        return joined;
    }

    /** Solutions that find no partner for which the condition holds stay alone. */
    List<Solution> leftJoin(List<Solution> left, List<Solution> right, BiPredicate<Solution, Solution> condition) {
        List<Solution> joined = new ArrayList<>();
        Buckets buckets = Buckets.of(left, right);
        compare(left, right);
        for (Solution one : left) {
            int before = joined.size();
            for (Solution other : buckets.candidates(one, run.budget())) {
                if (one.isCompatible(other) && condition.test(one, other)) {
                    joined.add(one.merged(other));
                }
            }
            if (joined.size() == before) {
                joined.add(one);
            }
        }
        return joined;
    }

    /** The solutions without a compatible partner that shares a variable with them. */
    List<Solution> minus(List<Solution> left, List<Solution> right) {
        List<Solution> rest = new ArrayList<>();
        Buckets buckets = Buckets.of(left, right);
        compare(left, right);
        for (Solution one : left) {
            if (buckets.candidates(one, run.budget()).stream()
                    .noneMatch(other -> one.overlaps(other) && one.isCompatible(other))) {
                rest.add(one);
            }
        }
        return rest;
    }

    /** Variables of both sides are compared as terms. */
    void compare(List<Solution> left, List<Solution> right) {
        if (!run.hasWorkedOut()) {
            return;
        }
        Set<String> known = new LinkedHashSet<>();
        left.forEach(each -> known.addAll(each.names()));
        Set<String> shared = new LinkedHashSet<>();
        right.forEach(each -> shared.addAll(each.names()));
        shared.retainAll(known);
        Stream.concat(left.stream(), right.stream())
                .forEach(each -> shared.forEach(name -> each.get(name).ifPresent(run::compares)));
    }

    /** The solutions of one side, by what they have in those variables that all solutions of both sides have. */
    private record Buckets(List<String> names, Map<List<Term>, List<Solution>> solutions) {

        static Buckets of(List<Solution> left, List<Solution> right) {
            List<String> names = left.isEmpty() || right.isEmpty()
                    ? List.of()
                    : left.getFirst().names().stream()
                            .filter(name -> left.stream().allMatch(each -> each.has(name))
                                    && right.stream().allMatch(each -> each.has(name)))
                            .toList();
            Map<List<Term>, List<Solution>> buckets = new HashMap<>();
            for (Solution each : right) {
                buckets.computeIfAbsent(key(names, each), any -> new ArrayList<>())
                        .add(each);
            }
            return new Buckets(names, buckets);
        }

        List<Solution> candidates(Solution one, Budget budget) {
            List<Solution> candidates = solutions.getOrDefault(key(names, one), List.of());
            budget.spend(1 + candidates.size());
            return candidates;
        }

        private static List<Term> key(List<String> names, Solution solution) {
            return names.stream().map(name -> solution.get(name).orElseThrow()).toList();
        }
    }
}
