package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.error.CypherError;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/** The computations behind the aggregations of numbers. */
final class Statistics {
    private Statistics() {}

    /** The mean, computed exactly and rounded once, so that the order of the numbers does not matter. */
    static double mean(String function, List<Value> numbers) {
        double rough = 0;
        boolean finite = true;
        for (Value number : numbers) {
            double real = Arguments.real(function, number);
            rough += real;
            finite &= Double.isFinite(real);
        }
        if (!finite) {
            return rough / numbers.size();
        }
        BigDecimal sum = numbers.stream().map(Numbers::exact).reduce(BigDecimal.ZERO, BigDecimal::add);
        return sum.divide(BigDecimal.valueOf(numbers.size()), MathContext.DECIMAL128)
                .doubleValue();
    }

    /** The standard deviation with so many degrees of freedom less than there are numbers. */
    static double deviation(String function, List<Value> numbers, int fewer) {
        double mean = mean(function, numbers);
        if (numbers.size() < 2) {
            return 0;
        }
        double squares = 0;
        for (Value number : numbers) {
            double distance = Arguments.real(function, number) - mean;
            squares += distance * distance;
        }
        return Math.sqrt(squares / (numbers.size() - fewer));
    }

    /** A share from 0 to 1. */
    static double share(String function, Value value) {
        double share = Arguments.real(function, value);
        if (share >= 0 && share <= 1) {
            return share;
        }
        throw CypherError.argument("NumberOutOfRange", function + " takes a share from 0 to 1, not " + share);
    }

    static List<Value> sorted(String function, List<Value> numbers) {
        numbers.forEach(number -> Arguments.real(function, number));
        return numbers.stream().sorted(new Orderability()).toList();
    }

    static double interpolate(List<Value> sorted, double share) {
        double position = share * (sorted.size() - 1);
        int below = (int) Math.floor(position);
        int above = (int) Math.ceil(position);
        double low = Numbers.approximate(sorted.get(below));
        double high = Numbers.approximate(sorted.get(above));
        return below == above ? low : low * (above - position) + high * (position - below);
    }
}
