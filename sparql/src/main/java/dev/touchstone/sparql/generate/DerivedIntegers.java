package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Literal;
import java.util.List;

/** The types that XML Schema derives from xsd:integer, with the least and the greatest number that is generated of each. */
enum DerivedIntegers {
    LONG("long", Long.MIN_VALUE + 1, Long.MAX_VALUE),
    INT("int", Integer.MIN_VALUE, Integer.MAX_VALUE),
    SHORT("short", Short.MIN_VALUE, Short.MAX_VALUE),
    BYTE("byte", Byte.MIN_VALUE, Byte.MAX_VALUE),
    UNSIGNED_LONG("unsignedLong", 0, Long.MAX_VALUE),
    UNSIGNED_INT("unsignedInt", 0, 4_294_967_295L),
    UNSIGNED_SHORT("unsignedShort", 0, 65_535),
    UNSIGNED_BYTE("unsignedByte", 0, 255),
    NON_NEGATIVE("nonNegativeInteger", 0, Long.MAX_VALUE),
    POSITIVE("positiveInteger", 1, Long.MAX_VALUE),
    NON_POSITIVE("nonPositiveInteger", Long.MIN_VALUE + 1, 0),
    NEGATIVE("negativeInteger", Long.MIN_VALUE + 1, -1);

    private final String type;
    private final long least;
    private final long most;

    DerivedIntegers(String type, long least, long most) {
        this.type = type;
        this.least = least;
        this.most = most;
    }

    /** Mostly a small number, which others equal, else an end of the range. */
    static Literal any(Choices choices) {
        DerivedIntegers kind = choices.pick(List.of(values()));
        long small = kind.most > 0 ? choices.between(1, 9) : -choices.between(1, 9);
        long number = choices.chance(0.7) ? small : choices.chance(0.5) ? kind.least : kind.most;
        return new Literal(Long.toString(number), LiteralKind.XSD + kind.type, "");
    }
}
