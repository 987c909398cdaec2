package dev.touchstone.host.bolt;

import java.math.BigDecimal;
import org.neo4j.driver.types.IsoDuration;

/** The text of durations, as Cypher's toString gives it. */
final class Durations {
    private static final long HOUR = 3600;
    private static final long MINUTE = 60;

    private Durations() {}

    static String text(IsoDuration duration) {
        StringBuilder text = new StringBuilder("P");
        part(text, duration.months() / 12, 'Y');
        part(text, duration.months() % 12, 'M');
        part(text, duration.days(), 'D');
        // Nanoseconds are never negative; as one number both have the same sign.
        BigDecimal seconds = BigDecimal.valueOf(duration.seconds()).add(BigDecimal.valueOf(duration.nanoseconds(), 9));
        if (seconds.signum() != 0) {
            text.append('T');
            long whole = seconds.longValue();
            part(text, whole / HOUR, 'H');
            part(text, whole % HOUR / MINUTE, 'M');
            BigDecimal rest = seconds.subtract(BigDecimal.valueOf(whole - whole % MINUTE));
            if (rest.signum() != 0) {
                text.append(rest.stripTrailingZeros().toPlainString()).append('S');
            }
        }
        return text.length() == 1 ? "PT0S" : text.toString();
    }

    private static void part(StringBuilder text, long number, char unit) {
        if (number != 0) {
            text.append(number).append(unit);
        }
    }
}
