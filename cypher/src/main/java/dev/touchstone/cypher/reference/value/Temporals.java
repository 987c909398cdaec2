package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value.Temporal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.Optional;

/** Points in time in their order: by instant first, and by local time where instants are the same. */
final class Temporals {
    private Temporals() {}

    /** How two temporals compare. Empty for different kinds, for durations, and for texts that do not follow ISO 8601. */
    static Optional<Integer> compare(Temporal left, Temporal right) {
        if (left.kind() != right.kind()) {
            return Optional.empty();
        }
        String first = left.text();
        String second = right.text();
        try {
            return switch (left.kind()) {
                case DATE -> Optional.of(LocalDate.parse(first).compareTo(LocalDate.parse(second)));
                case LOCAL_TIME -> Optional.of(LocalTime.parse(first).compareTo(LocalTime.parse(second)));
                case TIME -> Optional.of(OffsetTime.parse(first).compareTo(OffsetTime.parse(second)));
                case LOCAL_DATETIME -> Optional.of(LocalDateTime.parse(first).compareTo(LocalDateTime.parse(second)));
                case DATETIME -> Optional.of(ZonedDateTime.parse(first).compareTo(ZonedDateTime.parse(second)));
                case DURATION -> Optional.empty();
            };
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** The same temporal in the one spelling that all its spellings share, as far as we can read it. */
    static Temporal canonical(Temporal temporal) {
        String text = temporal.text();
        try {
            String canonical = switch (temporal.kind()) {
                case DATE -> LocalDate.parse(text).toString();
                case LOCAL_TIME -> LocalTime.parse(text).toString();
                case TIME -> OffsetTime.parse(text).toString();
                case LOCAL_DATETIME -> LocalDateTime.parse(text).toString();
                case DATETIME -> ZonedDateTime.parse(text).toString();
                case DURATION -> text;
            };
            return new Temporal(temporal.kind(), canonical);
        } catch (DateTimeException e) {
            return temporal;
        }
    }
}
