package dev.touchstone.sparql.reference;

import dev.touchstone.core.answer.Order;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Functions;
import dev.touchstone.sparql.reference.value.Liberties;
import dev.touchstone.sparql.reference.value.Numeric;
import dev.touchstone.sparql.reference.value.Surroundings;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

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
    private int blanks;
    private boolean open;

    private Run(Budget budget, Order order, Functions functions) {
        this.budget = budget;
        this.order = order;
        this.functions = functions;
    }

    static Run asFound(long steps) {
        Budget budget = new Budget(steps);
        return new Run(budget, Order.asFound(), new Functions(new Surroundings(budget, NEW_YEAR, new Random(0))));
    }

    /** With everything otherwise that the language leaves open: the order of solutions, chance, the time. */
    static Run otherwise(long steps, long seed) {
        Budget budget = new Budget(steps);
        Random chance = new Random(seed * SCATTER);
        Surroundings around = new Surroundings(budget, NEW_YEAR.plusSeconds(seed), chance);
        Order order = seed == 1 ? Order.backwards() : Order.shuffled(chance);
        return new Run(budget, order, new Functions(around));
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

    /** Notes whether the standard leaves open what was just worked out. */
    void note(boolean isLeftOpen) {
        open |= isLeftOpen;
    }

    /** Remembers a term that is no term of the data, if how it is written is the engine's choice. */
    void worksOut(Term term) {
        if (Liberties.isWrittenAtWill(term)) {
            mayBeWrittenOtherwise(term);
        }
    }

    void mayBeWrittenOtherwise(Term term) {
        workedOut.add(term);
    }

    /** Notes that a term is looked for as it is written. Where it was worked out, an engine may have written it otherwise. */
    void compares(Term term) {
        note(workedOut.contains(term));
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
                note(!seen.isEmpty() && (made || seen.contains(true)));
                seen.add(made);
            }
        }
    }

    /** Whether there is a term that an engine may write otherwise. */
    boolean hasWorkedOut() {
        return !workedOut.isEmpty();
    }

    /** Whether the standard left anything open so far. */
    boolean isOpen() {
        return open;
    }

    /** A blank node that is in no graph yet. */
    Blank freshBlank() {
        return new Blank(FRESH + blanks++);
    }

    static boolean isFresh(Blank blank) {
        return blank.label().startsWith(FRESH);
    }
}
