package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import java.math.BigDecimal;

/** Refuses numbers that make no sense, by a clear line. */
final class Bounds {
    private Bounds() {}

    static void between(String option, double least, double most, double value) {
        if (!(value >= least && value <= most)) {
            throw new UserMistake(
                    option + " must be from " + plain(least) + " to " + plain(most) + ", and is " + plain(value));
        }
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
