package dev.touchstone.core.generate;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.touchstone.core.choice.Choices;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * How often each ingredient of a query comes, compared with how often it usually does. In a swarm every round has another mix: what is
 * left out makes room for the rest, and what is frequent meets itself.
 *
 * @param weights by the name of the ingredient; 1 where it is not named, 0 where it is left out
 */
public record Mix(@JsonValue SortedMap<String, Double> weights) {
    /** Everything as often as usual. */
    public static final Mix USUAL = new Mix(new TreeMap<>());

    /** Statements that write, in every language. */
    public static final String WRITES = "writes";

    private static final double USUAL_SHARE = 0.2;

    @JsonCreator
    public Mix {
        weights = Collections.unmodifiableSortedMap(new TreeMap<>(weights));
    }

    /** A random mix of these, and of what every language has. The weight of one ingredient does not depend on which others there are. */
    public static Mix draw(List<String> ingredients, Choices choices) {
        if (choices.chance(USUAL_SHARE)) {
            return USUAL;
        }
        SortedMap<String, Double> weights = new TreeMap<>();
        for (String ingredient :
                Stream.concat(ingredients.stream(), Stream.of(WRITES)).toList()) {
            double weight = choices.split(ingredient).pickOf(0.0, 0.0, 0.4, 1.0, 1.0, 1.0, 1.0, 2.5, 2.5, 6.0);
            if (weight != 1) {
                weights.put(ingredient, weight);
            }
        }
        return new Mix(weights);
    }

    public double weight(String ingredient) {
        return weights.getOrDefault(ingredient, 1.0);
    }

    /** Whether an ingredient comes that usually comes with this probability. */
    public boolean chance(Choices choices, String ingredient, double usual) {
        double odds = weight(ingredient) * usual;
        return choices.chance(odds / (odds + 1 - usual));
    }

    /** One of the options by their weights; any where all of them are left out. */
    public <T> T pick(Choices choices, List<T> options, Function<T, String> ingredient) {
        return pick(choices, options, ingredient, option -> 1);
    }

    /**
     * The same of options that are not alike.
     *
     * @param usual how often an option usually comes, compared with the others
     */
    public <T> T pick(Choices choices, List<T> options, Function<T, String> ingredient, ToDoubleFunction<T> usual) {
        List<T> left = options.stream()
                .filter(option -> weight(ingredient.apply(option)) > 0)
                .toList();
        if (left.isEmpty()) {
            return choices.pick(options);
        }
        ToDoubleFunction<T> share = option -> usual.applyAsDouble(option) * weight(ingredient.apply(option));
        double rest = choices.fraction() * left.stream().mapToDouble(share).sum();
        for (T option : left) {
            rest -= share.applyAsDouble(option);
            if (rest < 0) {
                return option;
            }
        }
        return left.getLast();
    }
}
