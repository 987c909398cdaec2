package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.reference.Solutions;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A group while it is written. The reference has worked out its solutions so far, and one of them, the witness, is what the next element
 * is written for.
 */
final class Draft {
    private final GenerationContext setting;
    private final Choices choices;
    private final Solution outside;
    private final List<Pattern> elements = new ArrayList<>();
    private Solutions solutions;
    private Solution witness = Solution.EMPTY;

    /**
     * @param outside the solution that the group is to be joined with: what both bind is the same in both
     */
    Draft(GenerationContext setting, Choices choices, Solution outside) {
        this.setting = setting;
        this.choices = choices;
        this.outside = outside;
        this.solutions = Solutions.start(setting.graph().store(), GenerationContext.STEPS);
    }

    GenerationContext setting() {
        return setting;
    }

    Choices choices() {
        return choices;
    }

    Solutions solutions() {
        return solutions;
    }

    Solution witness() {
        return witness;
    }

    /** What is known: the witness, and what it is to be joined with. */
    Solution known() {
        Solution known = witness;
        for (String name : outside.names()) {
            known = known.has(name) ? known : known.with(name, outside.get(name).orElseThrow());
        }
        return known;
    }

    MixedChoices mix() {
        return setting.mix(choices);
    }

    /** What the variables of the group stand for; those that are bound nowhere may be anything. */
    Map<String, Kind> kinds() {
        Map<String, Kind> kinds = new LinkedHashMap<>(Kind.in(solutions.rows()));
        Variables.of(group()).forEach(name -> kinds.putIfAbsent(name, Kind.MIXED));
        return kinds;
    }

    /** The variables of the group that the witness does not have, so that what follows may bind them. */
    List<String> unbound() {
        return Variables.of(group()).stream().filter(name -> !known().has(name)).toList();
    }

    Group group() {
        return new Group(elements);
    }

    int size() {
        return elements.size();
    }

    /** Whether another element of triples would run into the last one. */
    boolean endsInTriples() {
        for (int i = elements.size() - 1; i >= 0; i--) {
            if (!(elements.get(i) instanceof Filter)) {
                return elements.get(i) instanceof Triples;
            }
        }
        return false;
    }

    /** Adds an element, unless that makes too many solutions, or leaves none where some are to be kept. */
    boolean add(Pattern element) {
        Optional<Solutions> next = solutions.then(element);
        if (next.isEmpty() || next.get().size() > setting.limits().rows()) {
            return false;
        }
        List<Solution> fitting = next.get().rows().stream().filter(this::fits).toList();
        if (fitting.isEmpty() && setting.keepsRows()) {
            return false;
        }
        elements.add(place(element), element);
        solutions = next.get();
        witness = fitting.isEmpty() ? Solution.EMPTY : choices.pick(fitting);
        return true;
    }

    /** A filter is on the whole group, wherever in it it stands. */
    private int place(Pattern element) {
        return element instanceof Filter && mix().comes(Ingredient.EARLY_FILTER, 0.2)
                ? choices.below(elements.size() + 1)
                : elements.size();
    }

    private boolean fits(Solution solution) {
        for (String name : outside.names()) {
            Optional<Term> bound = solution.get(name);
            if (bound.isPresent() && !bound.equals(outside.get(name))) {
                return false;
            }
        }
        return true;
    }
}
