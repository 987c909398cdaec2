package dev.touchstone.cypher.dialect;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import java.util.List;

/**
 * Functions that not every engine has, in groups of those that are there together or not at all. Each group stands beside a query
 * that calls them all; which they are, the {@link FunctionTable} says. What no group has, such as {@code count} and {@code coalesce},
 * every engine must have.
 */
public enum FunctionGroup implements Feature {
    STANDARD_DEVIATIONS("UNWIND [1, 3] AS x RETURN round(stDev(x) * stDev(x)) + stDevP(x)", Values.of(3.0)),
    PERCENTILES("UNWIND [1, 2] AS x RETURN percentileCont(x, 0.5) + percentileDisc(x, 0.5)", Values.of(2.5)),

    ROUNDING("RETURN ceil(1.2) = 2 AND floor(1.8) = 1 AND round(1.8) = 2", Values.of(true)),
    /** The function round with a number of decimals, and perhaps with a mode. */
    ROUND_TO_DECIMALS("RETURN round(1.24, 1, 'CEILING') = 1.3 AND round(1.24, 1) = 1.2", Values.of(true)),
    SIGN("RETURN sign(-3)", Values.of(-1)),
    IS_NAN("RETURN isNaN(0.0 / 0.0)", Values.of(true)),
    LOGARITHMS("RETURN e() > 2.7 AND exp(0) = 1 AND log(1) = 0 AND log10(100) = 2 AND sqrt(4) = 2", Values.of(true)),
    TRIGONOMETRY(
            "RETURN pi() > 3 AND sin(0) = 0 AND cos(0) = 1 AND tan(0) = 0 AND cot(1) > 0 AND asin(0) = 0 AND acos(1) = 0"
                    + " AND atan(0) = 0 AND atan2(0, 1) = 0 AND degrees(0) = 0 AND radians(0) = 0",
            Values.of(true)),
    HAVERSIN("RETURN haversin(0) = 0", Values.of(true)),
    RANDOMNESS("RETURN rand() < 1 AND size(randomUUID()) = 36", Values.of(true)),

    TO_LOWER_AND_UPPER("RETURN toLower('Aa') + toUpper('Bb')", Values.of("aaBB")),
    LOWER_AND_UPPER("RETURN lower('Aa') + upper('Bb')", Values.of("aaBB")),
    TRIMMING("RETURN trim(' a ') + lTrim(' b ') + rTrim(' c ')", Values.of("ab  c")),
    SUBSTRINGS(false, "RETURN left('abc', 1) + right('def', 1) + substring('ghi', 1, 1)", Values.of("afh")),
    REPLACE("RETURN replace('abcabc', 'bc', 'x')", Values.of("axax")),
    SPLIT("RETURN split('a,b', ',')", Values.list(Values.of("a"), Values.of("b"))),
    REVERSE("RETURN reverse('abc') = 'cba' AND reverse([1, 2]) = [2, 1]", Values.of(true)),
    CHARACTER_LENGTH("RETURN char_length('abc') + character_length('de')", Values.of(5)),

    LIST_PARTS("RETURN head([1, 2]) + last([1, 2]) + size(tail([1, 2, 3]))", Values.of(5)),
    RANGE("RETURN range(1, 5, 2)", Values.list(Values.of(1), Values.of(3), Values.of(5))),
    IS_EMPTY("RETURN isEmpty([]) AND NOT isEmpty('a')", Values.of(true)),
    NULL_IF("RETURN nullIf(1, 1)", Values.NULL),

    TO_STRING("RETURN toString(1)", Values.of("1")),
    CONVERSIONS("RETURN toInteger('1') = 1 AND toFloat('1.5') = 1.5 AND toBoolean('true')", Values.of(true)),
    CONVERSIONS_OR_NULL(
            "RETURN coalesce(toIntegerOrNull([]), toFloatOrNull([]), toBooleanOrNull([]), toStringOrNull([]))",
            Values.NULL),
    CONVERSIONS_OF_LISTS(
            "RETURN size(toIntegerList(['1'])) + size(toFloatList(['1'])) + size(toBooleanList(['true'])) + size(toStringList(['a']))",
            Values.of(4)),

    LABELS(false, "MATCH (n:A) RETURN labels(n)", Values.list(Values.of("A"))),
    TYPE("MATCH (:A)-[r {w: 3}]->() RETURN type(r)", Values.of("U")),
    KEYS(false, "MATCH (n:A) RETURN size(keys(n))", Values.of(2)),
    PROPERTIES("MATCH (n:A) RETURN properties(n).k", Values.of(1)),
    ENDS_OF_RELATIONSHIPS("MATCH ()-[r:U]->() RETURN startNode(r).k + endNode(r).k", Values.of(4)),
    PARTS_OF_PATHS("MATCH p = (:A)-[:U]->() RETURN size(nodes(p)) + size(relationships(p)) + length(p)", Values.of(4)),
    ID("MATCH (n:A) RETURN id(n) IS NOT NULL", Values.of(true)),
    ELEMENT_ID("MATCH (n:A) RETURN elementId(n) IS NOT NULL", Values.of(true)),

    TEMPORAL_VALUES(
            "RETURN date('2020-02-03').day = 3 AND time('10:20Z').hour = 10 AND localtime('10:20').minute = 20"
                    + " AND datetime('2020-02-03T10:20Z').hour = 10 AND localdatetime('2020-02-03T10:20').day = 3"
                    + " AND duration('P1D').days = 1",
            Values.of(true)),
    TEMPORAL_TRUNCATION(
            "RETURN date.truncate('year', date('2020-02-03')).day = 1"
                    + " AND time.truncate('hour', time('10:20Z')).minute = 0"
                    + " AND localtime.truncate('hour', localtime('10:20')).minute = 0"
                    + " AND datetime.truncate('day', datetime('2020-02-03T10:20Z')).hour = 0"
                    + " AND localdatetime.truncate('day', localdatetime('2020-02-03T10:20')).hour = 0",
            Values.of(true)),
    DURATIONS_BETWEEN(
            "WITH date('2020-01-01') AS a, date('2020-02-02') AS b RETURN duration.between(a, b).days = 1"
                    + " AND duration.inMonths(a, b).months = 1 AND duration.inDays(a, b).days = 32"
                    + " AND duration.inSeconds(a, b).seconds = 2764800",
            Values.of(true)),
    EPOCH("RETURN datetime.fromEpoch(0, 0).year + datetime.fromEpochMillis(0).year", Values.of(3940)),
    TIMESTAMP("RETURN timestamp() > 0", Values.of(true)),
    CLOCKS(
            "RETURN date.transaction().day + time.transaction().hour + localtime.transaction().hour"
                    + " + datetime.transaction().day + localdatetime.transaction().day + date.statement().day"
                    + " + time.statement().hour + localtime.statement().hour + datetime.statement().day"
                    + " + localdatetime.statement().day + date.realtime().day + time.realtime().hour"
                    + " + localtime.realtime().hour + datetime.realtime().day + localdatetime.realtime().day > 0",
            Values.of(true)),

    POINT("RETURN point({x: 3, y: 4}).x", Values.of(3.0)),
    DISTANCE("RETURN distance(point({x: 0, y: 0}), point({x: 3, y: 4}))", Values.of(5.0)),
    POINT_DISTANCE("RETURN point.distance(point({x: 0, y: 0}), point({x: 3, y: 4}))", Values.of(5.0)),
    POINT_WITHIN_BOX(
            "RETURN point.withinBBox(point({x: 1, y: 1}), point({x: 0, y: 0}), point({x: 3, y: 4}))", Values.of(true));

    @SuppressWarnings("ImmutableEnumChecker") // a copy that nobody can change
    private final List<String> functions;

    private final String query;

    @SuppressWarnings("ImmutableEnumChecker") // a copy that nobody can change
    private final List<Value> answer;

    private final boolean refused;

    FunctionGroup(String query, Value answer) {
        this(true, query, answer);
    }

    FunctionGroup(boolean refused, String query, Value answer) {
        this.refused = refused;
        this.functions = FunctionTable.all().stream()
                .filter(row -> row.needs(key()))
                .map(CypherFunction::name)
                .toList();
        this.query = query;
        this.answer = List.of(answer);
    }

    /** Whether a dialect can be asked for all that is in a graph. */
    public static boolean showGraph(Dialect dialect) {
        return LABELS.in(dialect) && PROPERTIES.in(dialect) && TYPE.in(dialect);
    }

    /** The functions that are in this group, in the order of the table; none where it is about how one is called. */
    public List<String> functions() {
        return functions;
    }

    @Override
    public String query() {
        return query;
    }

    @Override
    public List<Value> answer() {
        return answer;
    }

    @Override
    public boolean refused() {
        return refused;
    }
}
