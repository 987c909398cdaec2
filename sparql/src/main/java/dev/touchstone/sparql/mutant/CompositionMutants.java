package dev.touchstone.sparql.mutant;

import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;

/** Mutants that no element shows alone, but only two together: those that a query shows and its pieces do not. */
final class CompositionMutants {
    static final List<Mutant> ALL = List.of(
            Mutant.of(
                    "filter-early",
                    "A filter does not see what is bound after it in its group.",
                    Group.class,
                    CompositionMutants::filterEarly),
            swapped(
                    "minus-early",
                    "MINUS is done before an OPTIONAL that it follows.",
                    (one, other) -> one instanceof Optionally && other instanceof Minus),
            swapped(
                    "optional-late",
                    "Triples after an OPTIONAL are found before it.",
                    (one, other) -> one instanceof Optionally && other instanceof Triples),
            swapped(
                    "optional-swap",
                    "Two OPTIONALs trade places.",
                    (one, other) -> one instanceof Optionally && other instanceof Optionally));

    private CompositionMutants() {}

    private static Group filterEarly(Group group) {
        List<Pattern> elements = group.elements();
        for (int i = 1; i < elements.size() - 1; i++) {
            if (elements.get(i) instanceof Filter) {
                List<Pattern> changed = new ArrayList<>(elements.subList(i + 1, elements.size()));
                changed.addFirst(new Group(elements.subList(0, i + 1)));
                return new Group(changed);
            }
        }
        return group;
    }

    private static Mutant swapped(String name, String sentence, BiPredicate<Pattern, Pattern> concerned) {
        return Mutant.of(name, sentence, Group.class, group -> {
            List<Pattern> elements = new ArrayList<>(group.elements());
            for (int i = 1; i < elements.size(); i++) {
                if (concerned.test(elements.get(i - 1), elements.get(i))) {
                    Collections.swap(elements, i - 1, i);
                }
            }
            return new Group(elements);
        });
    }
}
