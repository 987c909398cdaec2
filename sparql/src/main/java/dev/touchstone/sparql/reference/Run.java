package dev.touchstone.sparql.reference;

import dev.touchstone.core.answer.Order;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Budget;
import dev.touchstone.sparql.reference.value.FunctionContext;
import dev.touchstone.sparql.reference.value.Functions;
import dev.touchstone.sparql.reference.value.Numeric;
import dev.touchstone.sparql.reference.value.PermittedDifferences;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** What all parts of one evaluation have in common. */
final class Run {
    /** Seeds that follow each other begin alike. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private static final String FRESH = "fresh.";
    private static final Instant NEW_YEAR = Instant.parse("2026-01-01T00:00:00Z");

    private final Budget budget;
    private final Order order;
    private final Functions functions;
    private final Set<Term> workedOut = new HashSet<>();
    /** The blank nodes that are there already; asked for when the first new one is made, which is seldom. */
    private final Supplier<Set<Blank>> there;

    private Optional<Set<Blank>> taken = Optional.empty();
    private int blanks;
    private Optional<String> open = Optional.empty();

    private Run(Budget budget, Order order, Functions functions, Supplier<Set<Blank>> there) {
        this.budget = budget;
        this.order = order;
        this.functions = functions;
        this.there = there;
    }

    static Run asFound(long steps, Supplier<Set<Blank>> there) {
        Budget budget = new Budget(steps);
        return new Run(
                budget, Order.asFound(), new Functions(new FunctionContext(budget, NEW_YEAR, new Random(0))), there);
    }

    /** With everything otherwise that the language leaves open: the order of solutions, chance, the time. */
    static Run otherwise(long steps, long seed, Supplier<Set<Blank>> there) {
        Budget budget = new Budget(steps);
        Random chance = new Random(seed * SCATTER);
        FunctionContext around = new FunctionContext(budget, NEW_YEAR.plusSeconds(seed), chance);
        Order order = seed == 1 ? Order.backwards() : Order.shuffled(chance);
        return new Run(budget, order, new Functions(around), there);
    }

    Budget budget() {
        return budget;
    }

    Order order() {
        return order;
    }

    Functions functions() {
        return functions;
    }

    /** Notes whether the standard leaves open what was just worked out, and why. The first reason is kept. */
    void note(Optional<String> reason) {
        open = open.or(() -> reason);
    }

    void note(boolean isLeftOpen, String reason) {
        if (isLeftOpen) {
            note(Optional.of(reason));
        }
    }

    /** Remembers a term that is no term of the data, if how it is written is the engine's choice. */
    void worksOut(Term term) {
        if (PermittedDifferences.isWrittenAtWill(term)) {
            mayBeWrittenOtherwise(term);
        }
    }

    void mayBeWrittenOtherwise(Term term) {
        workedOut.add(term);
    }

    /** Notes that a term is looked for as it is written. Where it was worked out, an engine may have written it otherwise. */
    void compares(Term term) {
        note(workedOut.contains(term), PermittedDifferences.FORM);
    }

    /** Notes that solutions are told apart by their terms as they are written. */
    void tellsApart(List<Solution> solutions) {
        if (hasWorkedOut()) {
            solutions.stream()
                    .flatMap(solution -> solution.names().stream())
                    .distinct()
                    .forEach(name -> tellsApartTerms(solutions.stream()
                            .map(solution -> solution.get(name))
                            .toList()));
        }
    }

    /** Notes the same of terms: of two that are one value, an engine may have written one that was worked out otherwise. */
    void tellsApartTerms(List<Optional<Term>> terms) {
        if (!hasWorkedOut()) {
            return;
        }
        Map<Numeric, Set<Boolean>> values = new HashMap<>();
        for (Optional<Term> term : terms) {
            Optional<Numeric> value = term.flatMap(Numeric::of);
            if (value.isPresent()) {
                Set<Boolean> seen = values.computeIfAbsent(value.get().plain(), any -> new HashSet<>());
                boolean made = workedOut.contains(term.get());
                note(!seen.isEmpty() && (made || seen.contains(true)), PermittedDifferences.FORM);
                seen.add(made);
            }
        }
    }

    /** Whether there is a term that an engine may write otherwise. */
    boolean hasWorkedOut() {
        return !workedOut.isEmpty();
    }

    /** Why the standard leaves the answer open, as far as was seen. */
    Optional<String> open() {
        return open;
    }

    /** A blank node that is nowhere yet: neither in the data, which an earlier evaluation may have made, nor made in this one. */
    Blank freshBlank() {
        Set<Blank> others = taken.orElseGet(there);
        taken = Optional.of(others);
        Blank fresh = new Blank(FRESH + blanks++);
        while (others.contains(fresh)) {
            fresh = new Blank(FRESH + blanks++);
        }
        return fresh;
    }
}
