package dev.touchstone.core.relation.question;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;

/**
 * The edges that a question may go along: those of one of the types (one: homogeneous, several: heterogeneous), or of any where none is
 * named, that pass the test.
 *
 * @param either whether it may go along an edge against its direction, too, whichever way the question is heading
 */
public record Links(
        List<String> types,
        Optional<PropertyTest> test,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean either) {
    /** All edges. */
    public static final Links ANY = new Links(List.of(), Optional.empty());

    public Links {
        types = List.copyOf(types);
    }

    /** Along the direction in which the question is heading. */
    public Links(List<String> types, Optional<PropertyTest> test) {
        this(types, test, false);
    }

    /** The same edges, in both directions. */
    public Links bothWays() {
        return new Links(types, test, true);
    }

    /** Whether an edge of this type may be among them. */
    public boolean follows(String type) {
        return types.isEmpty() || types.contains(type);
    }
}
