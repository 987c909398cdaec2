package dev.touchstone.cypher.reference.check;

import static dev.touchstone.cypher.reference.check.Type.Kind.BOOLEAN;
import static dev.touchstone.cypher.reference.check.Type.Kind.FLOAT;
import static dev.touchstone.cypher.reference.check.Type.Kind.INTEGER;
import static dev.touchstone.cypher.reference.check.Type.Kind.LIST;
import static dev.touchstone.cypher.reference.check.Type.Kind.MAP;
import static dev.touchstone.cypher.reference.check.Type.Kind.NODE;
import static dev.touchstone.cypher.reference.check.Type.Kind.PATH;
import static dev.touchstone.cypher.reference.check.Type.Kind.RELATIONSHIP;
import static dev.touchstone.cypher.reference.check.Type.Kind.STRING;
import static dev.touchstone.cypher.reference.check.Type.Kind.UNKNOWN;

import dev.touchstone.cypher.reference.check.Type.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The functions that a query can call: those of openCypher 9, with its temporal and spatial ones. Case does not matter. */
final class KnownFunctions {
    private static final int ANY_NUMBER = Integer.MAX_VALUE;
    private static final List<String> AGGREGATIONS = List.of(
            "count", "sum", "avg", "min", "max", "collect", "stdev", "stdevp", "percentilecont", "percentiledisc");
    private static final Map<String, Signature> ALL = all();

    private KnownFunctions() {}

    /**
     * How a function is called.
     *
     * @param least the smallest number of arguments
     * @param most the largest number of arguments
     * @param first what the first argument must be; anything where empty
     */
    record Signature(int least, int most, List<Kind> first, Type result) {
        boolean takes(int arguments) {
            return least <= arguments && arguments <= most;
        }

        boolean takesFirst(Type type) {
            return first.isEmpty() || type.mayBe(first.toArray(Kind[]::new));
        }
    }

    static Optional<Signature> find(String name) {
        return Optional.ofNullable(ALL.get(name.toLowerCase(Locale.ROOT)));
    }

    /** The names of all, in lower case. */
    static Set<String> names() {
        return ALL.keySet();
    }

    static boolean aggregates(String name) {
        return AGGREGATIONS.contains(name.toLowerCase(Locale.ROOT));
    }

    private static Map<String, Signature> all() {
        Map<String, Signature> all = new HashMap<>();
        graph(all);
        scalars(all);
        temporal(all);
        put(all, 1, 1, Type.of(INTEGER), "count");
        put(all, 1, 1, Type.listOf(UNKNOWN), "collect");
        put(all, 1, 1, Type.UNKNOWN, "sum avg min max stdev stdevp");
        put(all, 2, 2, Type.UNKNOWN, "percentileCont percentileDisc");
        return Map.copyOf(all);
    }

    private static void graph(Map<String, Signature> all) {
        put(all, 1, 1, Type.listOf(STRING), "labels", NODE);
        put(all, 1, 1, Type.of(STRING), "type", RELATIONSHIP);
        put(all, 1, 1, Type.of(NODE), "startNode endNode", RELATIONSHIP);
        put(all, 1, 1, Type.listOf(NODE), "nodes", PATH);
        put(all, 1, 1, Type.listOf(RELATIONSHIP), "relationships", PATH);
        put(all, 1, 1, Type.of(INTEGER), "length", PATH);
        put(all, 1, 1, Type.of(MAP), "properties", NODE, RELATIONSHIP, MAP);
        put(all, 1, 1, Type.listOf(STRING), "keys", NODE, RELATIONSHIP, MAP);
        put(all, 1, 1, Type.UNKNOWN, "id elementId", NODE, RELATIONSHIP);
        put(all, 1, 1, Type.of(BOOLEAN), "exists");
    }

    private static void scalars(Map<String, Signature> all) {
        put(all, 1, 1, Type.of(INTEGER), "size", LIST, STRING);
        put(all, 1, 1, Type.of(BOOLEAN), "isEmpty", LIST, STRING, MAP);
        put(all, 1, 1, Type.UNKNOWN, "head last", LIST);
        put(all, 1, 1, Type.listOf(UNKNOWN), "tail", LIST);
        put(all, 1, 1, Type.UNKNOWN, "reverse", LIST, STRING);
        put(all, 2, 3, Type.listOf(INTEGER), "range");
        put(all, 1, ANY_NUMBER, Type.UNKNOWN, "coalesce");
        put(all, 2, 2, Type.UNKNOWN, "nullIf");
        put(all, 0, 0, Type.of(FLOAT), "rand e pi");
        put(all, 0, 0, Type.of(STRING), "randomUUID");
        put(all, 0, 0, Type.of(INTEGER), "timestamp");
        put(all, 1, 1, Type.UNKNOWN, "abs ceil floor sign exp log log10 sqrt acos asin atan cos cot sin tan degrees");
        put(all, 1, 1, Type.UNKNOWN, "radians haversin isNaN");
        put(all, 1, 3, Type.UNKNOWN, "round");
        put(all, 2, 2, Type.UNKNOWN, "atan2");
        put(all, 1, 1, Type.of(STRING), "trim lTrim rTrim toLower toUpper lower upper");
        put(all, 1, 1, Type.of(INTEGER), "char_length character_length");
        put(all, 2, 2, Type.of(STRING), "left right");
        put(all, 2, 3, Type.of(STRING), "substring");
        put(all, 3, 3, Type.of(STRING), "replace");
        put(all, 2, 2, Type.listOf(STRING), "split");
        conversion(all, BOOLEAN, "toBoolean");
        conversion(all, INTEGER, "toInteger");
        conversion(all, FLOAT, "toFloat");
        conversion(all, STRING, "toString");
    }

    private static void conversion(Map<String, Signature> all, Kind result, String name) {
        put(all, 1, 1, Type.of(result), name + " " + name + "OrNull");
        put(all, 1, 1, Type.listOf(result), name + "List");
    }

    private static void temporal(Map<String, Signature> all) {
        put(all, 1, 1, Type.UNKNOWN, "point duration");
        put(all, 2, 2, Type.UNKNOWN, "distance point.distance");
        put(all, 3, 3, Type.of(BOOLEAN), "point.withinBBox");
        put(all, 2, 2, Type.UNKNOWN, "duration.between duration.inMonths duration.inDays duration.inSeconds");
        put(all, 2, 2, Type.UNKNOWN, "datetime.fromEpoch");
        put(all, 1, 1, Type.UNKNOWN, "datetime.fromEpochMillis");
        for (String name : List.of("date", "time", "localtime", "datetime", "localdatetime")) {
            put(all, 0, 1, Type.UNKNOWN, name);
            put(all, 1, 3, Type.UNKNOWN, name + ".truncate");
            for (String clock : List.of("transaction", "statement", "realtime")) {
                put(all, 0, 1, Type.UNKNOWN, name + "." + clock);
            }
        }
    }

    private static void put(Map<String, Signature> all, int least, int most, Type result, String names, Kind... first) {
        for (String name : List.of(names.split(" "))) {
            all.put(name.toLowerCase(Locale.ROOT), new Signature(least, most, List.of(first), result));
        }
    }
}
