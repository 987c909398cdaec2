package dev.touchstone.sparql.generate;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.reference.value.Numeric;
import java.util.LinkedHashMap;
import java.util.Map;

/** How the literals of one graph are written: in any way, or so that each number is written in one way alone. */
final class Spelling {
    private static final double WILD_LITERAL = 0.5;

    /** A number as a store keeps it that keeps values: of integers and decimals together, of each type of reals by itself. */
    private record Key(int rank, Numeric value) {
        static Key of(Numeric number) {
            int rank = number.rank() < 2 ? 1 : number.rank();
            return new Key(rank, number.promoted(rank).plain());
        }
    }

    private final boolean wild;
    private final double respelled;
    private final boolean keepsTypes;
    private final Map<Key, Literal> written = new LinkedHashMap<>();

    private Spelling(boolean wild, double respelled, boolean keepsTypes) {
        this.wild = wild;
        this.respelled = respelled;
        this.keepsTypes = keepsTypes;
    }

    static Spelling wild() {
        return new Spelling(true, 0, true);
    }

    /**
     * One literal for each number, so that a store that keeps values keeps all that there are.
     *
     * @param respelled so many of the numbers are not in canonical form, or of a derived type
     * @param keepsTypes whether a number of a derived type comes back as one
     */
    static Spelling ofValues(double respelled, boolean keepsTypes) {
        return new Spelling(false, respelled, keepsTypes);
    }

    boolean isWild() {
        return wild;
    }

    Literal literal(LiteralKind kind, MixedChoices mix) {
        if (wild) {
            return mix.choices().chance(WILD_LITERAL) ? kind.wild(mix) : kind.canonical(mix);
        }
        Literal other = mix.choices().chance(respelled) ? kind.respelled(mix) : kind.canonical(mix);
        Literal drawn = keepsTypes || kind != LiteralKind.INTEGER ? other : kind.untyped(other);
        return Numeric.of(drawn)
                .map(number -> written.computeIfAbsent(Key.of(number), any -> drawn))
                .orElse(drawn);
    }
}
