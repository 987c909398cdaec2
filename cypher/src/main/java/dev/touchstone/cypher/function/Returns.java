package dev.touchstone.cypher.function;

/**
 * What a function gives.
 *
 * @param kind what is known of every result
 * @param items what is known of the items, where the result is a list
 * @param origin what the arguments tell besides
 * @param checked whether the kind is known before a query runs, so that a wrong use of the result is a syntax error
 */
public record Returns(Kind kind, Kind items, Origin origin, boolean checked) {
    /** Where a result comes from, if its kind is that of an argument. */
    public enum Origin {
        /** It is made, and of the same kind whatever the arguments are. */
        MADE,
        /** It is of the kind of the arguments, and so are its items. */
        ARGUMENT,
        /** It is an item of the argument. */
        ITEM,
        /** It is a list of the arguments. */
        GATHERED
    }

    /** What a function gives of which nothing is known. */
    public static final Returns UNKNOWN = made(Kind.ANY);

    static Returns made(Kind kind) {
        return new Returns(kind, Kind.ANY, Origin.MADE, true);
    }

    static Returns listOf(Kind items) {
        return new Returns(Kind.LIST, items, Origin.MADE, true);
    }

    static Returns from(Origin origin, Kind kind) {
        return new Returns(kind, Kind.ANY, origin, true);
    }

    Returns unchecked() {
        return new Returns(kind, items, origin, false);
    }
}
