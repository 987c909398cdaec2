package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.generate.Mix;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Decides what comes into a query: every choice between constructs is made here, by the mix of the round. */
record MixedChoices(Mix mix, Choices choices) {

    /** One of several constructs, and how often it is taken, compared with the others. */
    record Option<T>(Ingredient ingredient, double usual, Supplier<T> made) {}

    static <T> Option<T> option(Ingredient ingredient, double usual, Supplier<T> made) {
        return new Option<>(ingredient, usual, made);
    }

    /** Whether it comes, which it usually does with this probability. */
    boolean comes(Ingredient ingredient, double usual) {
        return mix.chance(choices, ingredient.id(), usual);
    }

    /** A call of one of these functions, by how often they come in this round. */
    Library pick(List<Library> entries) {
        return mix.pick(choices, entries, entry -> Ingredient.of(entry.function()));
    }

    /** One of these by its share. */
    @SafeVarargs
    final <T> T pick(Option<T>... options) {
        List<Option<T>> all = new ArrayList<>();
        for (Option<T> option : options) {
            all.add(option);
        }
        return mix.pick(choices, all, option -> option.ingredient().id(), Option::usual)
                .made()
                .get();
    }
}
