package dev.touchstone.core.relation.question;

import java.util.List;
import java.util.Optional;

/**
 * The edges that a question may go along: those of one of the types (one: homogeneous, several: heterogeneous), or of any where none is
 * named, that pass the test.
 */
public record Links(List<String> types, Optional<PropertyTest> test) {
    /** All edges. */
    public static final Links ANY = new Links(List.of(), Optional.empty());

    public Links {
        types = List.copyOf(types);
    }
}
