package dev.touchstone.cypher.syntax;

import static dev.touchstone.cypher.syntax.FunctionTable.Kind.ANY;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.BOOLEAN;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.FLOAT;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.INTEGER;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.LIST;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.MAP;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.NODE;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.NUMBER;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.OF_ARGUMENT;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.PATH;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.RELATIONSHIP;
import static dev.touchstone.cypher.syntax.FunctionTable.Kind.STRING;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions that a query can call: those of openCypher 9, with its temporal and spatial ones. Names are found in any case.
 *
 * <p>Dialects, checks and shrinking read this table. What a function computes is in {@code reference.value}, and which engines have it in
 * {@code dialect.FunctionGroup}; tests see to it that the three name the same functions.
 */
public final class FunctionTable {
    private static final int ANY_NUMBER = Integer.MAX_VALUE;
    private static final Map<String, Signature> ALL = all();

    private FunctionTable() {}

    /** What a value can be known to be. */
    public enum Kind {
        ANY,
        BOOLEAN,
        INTEGER,
        FLOAT,
        /** An integer or a float. */
        NUMBER,
        STRING,
        LIST,
        MAP,
        NODE,
        RELATIONSHIP,
        PATH,
        /** What the argument is. */
        OF_ARGUMENT;

        public boolean isNumber() {
            return this == INTEGER || this == FLOAT || this == NUMBER;
        }
    }

    /**
     * How a function is called.
     *
     * @param least the smallest number of arguments
     * @param most the largest number of arguments
     * @param first what the first argument must be; anything where empty
     * @param items of what kind the items are, where the result is a list
     * @param checked whether the result's kind is known before a query runs, so that a wrong use of it is a syntax error
     * @param aggregates whether it takes the values of many rows
     */
    public record Signature(
            int least, int most, List<Kind> first, Kind result, Kind items, boolean checked, boolean aggregates) {
        public Signature {
            first = List.copyOf(first);
        }

        public boolean takes(int arguments) {
            return least <= arguments && arguments <= most;
        }

        private Signature of(Kind... kinds) {
            return new Signature(least, most, List.of(kinds), result, items, checked, aggregates);
        }

        private Signature unchecked() {
            return new Signature(least, most, first, result, items, false, aggregates);
        }

        private Signature aggregating() {
            return new Signature(least, most, first, result, items, checked, true);
        }
    }

    public static Optional<Signature> find(String name) {
        return Optional.ofNullable(ALL.get(name.toLowerCase(Locale.ROOT)));
    }

    /** The names of all, in lower case. */
    public static Set<String> names() {
        return ALL.keySet();
    }

    public static boolean aggregates(String name) {
        return find(name).filter(Signature::aggregates).isPresent();
    }

    private static Signature takes(int least, int most, Kind result) {
        return new Signature(least, most, List.of(), result, ANY, true, false);
    }

    private static Signature takes(int arguments, Kind result) {
        return takes(arguments, arguments, result);
    }

    private static Signature listOf(int least, int most, Kind items) {
        return new Signature(least, most, List.of(), LIST, items, true, false);
    }

    private static Map<String, Signature> all() {
        Map<String, Signature> all = new LinkedHashMap<>();
        aggregations(all);
        elements(all);
        lists(all);
        numbers(all);
        strings(all);
        conversions(all);
        temporal(all);
        return Map.copyOf(all);
    }

    private static void aggregations(Map<String, Signature> all) {
        put(all, "count", takes(1, INTEGER).aggregating());
        put(all, "collect", listOf(1, 1, ANY).aggregating());
        put(all, "sum avg stDev stDevP", takes(1, NUMBER).unchecked().aggregating());
        put(all, "min max", takes(1, OF_ARGUMENT).unchecked().aggregating());
        put(all, "percentileCont percentileDisc", takes(2, NUMBER).unchecked().aggregating());
    }

    private static void elements(Map<String, Signature> all) {
        put(all, "labels", listOf(1, 1, STRING).of(NODE));
        put(all, "type", takes(1, STRING).of(RELATIONSHIP));
        put(all, "startNode endNode", takes(1, NODE).of(RELATIONSHIP));
        put(all, "nodes", listOf(1, 1, NODE).of(PATH));
        put(all, "relationships", listOf(1, 1, RELATIONSHIP).of(PATH));
        put(all, "length", takes(1, INTEGER).of(PATH));
        put(all, "properties", takes(1, MAP).of(NODE, RELATIONSHIP, MAP));
        put(all, "keys", listOf(1, 1, STRING).of(NODE, RELATIONSHIP, MAP));
        put(all, "id", takes(1, NUMBER).of(NODE, RELATIONSHIP).unchecked());
        put(all, "elementId", takes(1, STRING).of(NODE, RELATIONSHIP).unchecked());
        put(all, "exists", takes(1, BOOLEAN));
    }

    private static void lists(Map<String, Signature> all) {
        put(all, "size", takes(1, INTEGER).of(LIST, STRING));
        put(all, "isEmpty", takes(1, BOOLEAN).of(LIST, STRING, MAP));
        put(all, "head last", takes(1, ANY).of(LIST));
        put(all, "tail", listOf(1, 1, ANY).of(LIST));
        put(all, "reverse", takes(1, OF_ARGUMENT).of(LIST, STRING).unchecked());
        put(all, "range", listOf(2, 3, INTEGER));
        put(all, "coalesce", takes(1, ANY_NUMBER, OF_ARGUMENT).unchecked());
        put(all, "nullIf", takes(2, OF_ARGUMENT).unchecked());
    }

    private static void numbers(Map<String, Signature> all) {
        put(all, "rand e pi", takes(0, FLOAT));
        put(all, "timestamp", takes(0, INTEGER));
        put(all, "abs ceil floor sign exp log log10 sqrt", takes(1, NUMBER).unchecked());
        put(
                all,
                "acos asin atan cos cot sin tan degrees radians haversin",
                takes(1, NUMBER).unchecked());
        put(all, "atan2", takes(2, NUMBER).unchecked());
        put(all, "round", takes(1, 3, NUMBER).unchecked());
        put(all, "isNaN", takes(1, BOOLEAN).unchecked());
    }

    private static void strings(Map<String, Signature> all) {
        put(all, "randomUUID", takes(0, STRING));
        put(all, "trim lTrim rTrim toLower toUpper lower upper", takes(1, STRING));
        put(all, "char_length character_length", takes(1, INTEGER));
        put(all, "left right", takes(2, STRING));
        put(all, "substring", takes(2, 3, STRING));
        put(all, "replace", takes(3, STRING));
        put(all, "split", listOf(2, 2, STRING));
    }

    private static void conversions(Map<String, Signature> all) {
        conversion(all, BOOLEAN, "toBoolean");
        conversion(all, INTEGER, "toInteger");
        conversion(all, FLOAT, "toFloat");
        conversion(all, STRING, "toString");
    }

    private static void conversion(Map<String, Signature> all, Kind result, String name) {
        put(all, name + " " + name + "OrNull", takes(1, result));
        put(all, name + "List", listOf(1, 1, result));
    }

    private static void temporal(Map<String, Signature> all) {
        put(all, "point duration datetime.fromEpochMillis", takes(1, ANY));
        put(all, "distance point.distance", takes(2, NUMBER).unchecked());
        put(all, "point.withinBBox", takes(3, BOOLEAN));
        put(all, "duration.between duration.inMonths duration.inDays duration.inSeconds", takes(2, ANY));
        put(all, "datetime.fromEpoch", takes(2, ANY));
        for (String name : List.of("date", "time", "localtime", "datetime", "localdatetime")) {
            put(all, name, takes(0, 1, ANY));
            put(all, name + ".truncate", takes(1, 3, ANY));
            for (String clock : List.of("transaction", "statement", "realtime")) {
                put(all, name + "." + clock, takes(0, 1, ANY));
            }
        }
    }

    private static void put(Map<String, Signature> all, String names, Signature signature) {
        for (String name : List.of(names.split(" "))) {
            all.put(name.toLowerCase(Locale.ROOT), signature);
        }
    }
}
