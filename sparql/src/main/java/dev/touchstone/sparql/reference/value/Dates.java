package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The parts of an xsd:dateTime. */
final class Dates {
    private Dates() {}

    static Optional<Term> part(List<Term> arguments, Function<Moment, Integer> part) {
        return Moment.ofDateTime(arguments.getFirst()).map(moment -> Terms.integer(part.apply(moment)));
    }

    static Optional<Term> seconds(List<Term> arguments) {
        return Moment.ofDateTime(arguments.getFirst()).map(moment -> new Numeric.Exact(moment.seconds()).literal());
    }

    /** As a duration; an error where there is none. */
    static Optional<Term> timeZone(List<Term> arguments) {
        return Moment.ofDateTime(arguments.getFirst())
                .flatMap(Moment::zone)
                .map(zone -> new Literal(duration(zone), Xsd.DAY_TIME_DURATION, ""));
    }

    private static String duration(ZoneOffset zone) {
        Duration duration = Duration.ofSeconds(zone.getTotalSeconds());
        return (duration.isNegative() ? "-" : "") + duration.abs();
    }

    /** As it is written; empty where there is none. */
    static Optional<Term> zoneText(List<Term> arguments) {
        return Moment.ofDateTime(arguments.getFirst()).map(moment -> {
            String text = ((Literal) arguments.getFirst()).lexical();
            String zone = text.endsWith("Z") ? "Z" : text.substring(text.length() - 6);
            return Terms.string(moment.zone().isPresent() ? zone : "");
        });
    }
}
