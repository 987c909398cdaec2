package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** Functions that need not give the same in every statement. */
final class VolatileFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            function(
                    "rand",
                    (arguments, around) -> Values.of(around.world().chance().nextDouble())),
            function("randomUUID", (arguments, around) -> uuid(around.world().chance())),
            function(
                    "timestamp",
                    (arguments, around) -> Values.of(around.world().now().toEpochMilli())));

    private static final long VERSION_FIELD = 0xF000L;
    private static final long VERSION_4 = 0x4000L;
    private static final long VARIANT_FIELD = 0xC000_0000_0000_0000L;
    private static final long VARIANT_2 = 0x8000_0000_0000_0000L;

    private VolatileFunctions() {}

    private static Value uuid(RandomGenerator chance) {
        long high = (chance.nextLong() & ~VERSION_FIELD) | VERSION_4;
        long low = (chance.nextLong() & ~VARIANT_FIELD) | VARIANT_2;
        return Values.of(new UUID(high, low).toString());
    }
}
