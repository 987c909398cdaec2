package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** Joins of multisets of solutions. Solutions are put into buckets by variables that all of them have. */
record Joining(Budget budget) {

    List<Solution> join(List<Solution> left, List<Solution> right) {
        List<Solution> joined = new ArrayList<>();
        Buckets buckets = Buckets.of(left, right);
        for (Solution one : left) {
            for (Solution other : buckets.candidates(one, budget)) {
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
        for (Solution one : left) {
            int before = joined.size();
            for (Solution other : buckets.candidates(one, budget)) {
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
        for (Solution one : left) {
            if (buckets.candidates(one, budget).stream()
                    .noneMatch(other -> one.overlaps(other) && one.isCompatible(other))) {
                rest.add(one);
            }
        }
        return rest;
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
