package dev.touchstone.cypher.dialect;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;

/** Features of the grammar, and a few of what it means. Each stands beside the query that shows it. */
public enum Construct implements Feature {
    /** EXISTS with a MATCH inside, where it is a condition of a WHERE or joined to one by AND, OR and NOT. */
    EXISTS_SUBQUERY(
            "MATCH (n) WHERE NOT EXISTS { MATCH (n)-[:U]->(m) WHERE m.k = 3 } RETURN n.k", Values.of(2), Values.of(3)),
    /** EXISTS anywhere else. */
    EXISTS_AS_VALUE("MATCH (n:A) RETURN EXISTS { MATCH (n)-[:U]->(m) }", Values.of(true)),
    /** EXISTS with more than one MATCH inside. */
    EXISTS_ANY_QUERY(
            "MATCH (n) WHERE EXISTS { MATCH (n)-[:T]->(m) WITH m WHERE m.k = 2 RETURN m } RETURN n.k", Values.of(1)),
    /** COUNT with a MATCH inside. */
    COUNT_SUBQUERY(
            "MATCH (n) WHERE COUNT { MATCH (n)-->(m) WHERE m.k > 2 } = 1 RETURN n.k", Values.of(1), Values.of(2)),
    COUNT_ANY_QUERY("MATCH (n:A) RETURN COUNT { MATCH (n)-->(m) WITH m WHERE m.k > 2 RETURN m }", Values.of(1)),
    /** COLLECT with a query inside that returns one column. */
    COLLECT_SUBQUERY(
            "MATCH (n:A) RETURN COLLECT { MATCH (n)-->(m) RETURN m.k AS k ORDER BY k }",
            Values.list(Values.of(2), Values.of(3))),
    CALL_SUBQUERY("CALL { MATCH (n) RETURN max(n.k) AS most } RETURN most", Values.of(3)),
    /** CALL that begins with a WITH, by which it sees variables of the query around it. */
    CALL_WITH_IMPORTS(
            "MATCH (n) CALL { WITH n MATCH (n)-->(m) RETURN count(m) AS c } RETURN c",
            Values.of(2),
            Values.of(1),
            Values.of(0)),
    CALL_WITH_WRITES("MATCH (n:A) CALL { WITH n SET n.k = 5 RETURN n.k AS k } RETURN k", Values.of(5)),
    CALL_WITHOUT_RETURN("MATCH (n:A) CALL { WITH n SET n.k = 5 } RETURN n.k", Values.of(5)),
    UNION("RETURN 1 AS x UNION RETURN 1 AS x UNION RETURN 2 AS x", Values.of(1), Values.of(2)),
    UNION_ALL("RETURN 1 AS x UNION ALL RETURN 1 AS x", Values.of(1), Values.of(1)),
    /** WITH that sorts rows and does not cut any off. */
    SORTING_WITH("UNWIND [1, 2] AS x WITH x ORDER BY x DESC RETURN x", Values.of(2), Values.of(1)),
    /** MATCH after OPTIONAL MATCH, with no WITH between them. */
    MATCH_AFTER_OPTIONAL("OPTIONAL MATCH (n:A) MATCH (m:B) RETURN m.k", Values.of(2), Values.of(3)),
    COMPUTED_LIMIT("UNWIND [1, 2, 3] AS x RETURN x ORDER BY x SKIP 2 - 1 LIMIT 1 + 0", Values.of(2)),

    MERGE("MERGE (n:A {k: 1}) ON CREATE SET n.k = 6 ON MATCH SET n.k = 5 RETURN n.k", Values.of(5)),
    FOREACH("MATCH (n:A) FOREACH (x IN [4, 5] | SET n.k = x) RETURN n.k", Values.of(5)),
    /** SET of all properties at once. */
    SET_FROM_MAP("MATCH (n:A) SET n = {k: 1, l: 2} SET n += {k: 3} RETURN n.k + n.l", Values.of(5)),
    /** SET and REMOVE of labels. */
    SET_LABELS("MATCH (n:A) SET n:B REMOVE n:A WITH count(*) AS one MATCH (n:B) RETURN count(n)", Values.of(3)),
    /** Nodes with several labels, all of which a pattern demands. */
    SEVERAL_LABELS("CREATE (:A:B) WITH count(*) AS one MATCH (n:A:B) RETURN count(n)", Values.of(1)),

    NAMED_PATH("MATCH p = (:A)-[:U]->() RETURN count(p)", Values.of(1)),
    UNDIRECTED("MATCH (:B {k: 2})--(m) RETURN m.k", Values.of(1), Values.of(3)),
    /** A pattern without direction finds a relationship from a node to itself once; without this, once for each direction. */
    LOOPS_ONCE(
            "MATCH (a:A) CREATE (a)-[:T {w: 9}]->(a) WITH a MATCH (a)-[r:T {w: 9}]-(a) RETURN count(r)",
            false,
            Values.of(1)),
    VARIABLE_LENGTH("MATCH (:A)-[:T*1..2]->(m) RETURN m.k", Values.of(2), Values.of(3)),
    QUANTIFIED_PATH("MATCH (:A)((x)-[:T]->(y) WHERE x.k < y.k){1,2}(m) RETURN m.k", Values.of(2), Values.of(3)),
    /** A condition in a quantified path on a variable of the same MATCH that is bound outside. */
    QUANTIFIED_PATH_REFERENCE("MATCH (a:A)((x)-[:T]->(y) WHERE x.k < a.k + 1){1,2}(m) RETURN m.k", Values.of(2)),
    SHORTEST_PATH("MATCH (a:A), (b:B {k: 3}) MATCH shortestPath((a)-[r*..9]->(b)) RETURN size(r)", Values.of(1)),
    ALL_SHORTEST_PATHS(
            "MATCH (a:A), (b:B {k: 3}) MATCH allShortestPaths((a)-[r*..9]->(b)) RETURN size(r)", Values.of(1)),
    SHORTEST_PATH_AS_VALUE(
            "MATCH (a:A), (b:B {k: 3}) RETURN shortestPath((a)-[:T*..9]->(b)) IS NOT NULL AS found", Values.of(true)),
    /** A relationship is found once in a MATCH; without this, a path may go over it again. */
    RELATIONSHIP_UNIQUENESS(
            "MATCH (a)-[r]->(b), (c)-[s]->(d) WHERE r.w = 1 RETURN [r.w, s.w]",
            false,
            Values.list(Values.of(1), Values.of(2)),
            Values.list(Values.of(1), Values.of(3))),
    /** A relationship that nothing else refers to is found as often as it is there; without this, once between two nodes. */
    PARALLEL_RELATIONSHIPS(
            "MATCH (a:A), (b:B {k: 2}) CREATE (a)-[:T]->(b) WITH count(*) AS one MATCH (:A)-[:T]->(:B) RETURN count(*)",
            false,
            Values.of(2)),
    /** Labels, types and properties that the graph does not have are found nowhere; without this, they are an error. */
    UNKNOWN_NAMES("MATCH (n:A) OPTIONAL MATCH (n)-[:Unknown]->(m:Unknown) RETURN n.unknown", Values.NULL),

    PATTERN_PREDICATE("MATCH (n) WHERE (n)-[:U]->() RETURN n.k", Values.of(1)),
    PATTERN_COMPREHENSION("MATCH (n:A) RETURN size([(n)-->(m) WHERE m.k > 2 | m.k])", Values.of(1)),
    /** The same in the condition of a MATCH or a WITH. */
    PATTERN_COMPREHENSION_IN_WHERE("MATCH (n) WHERE size([(n)-->(m) | m.k]) > 1 RETURN n.k", Values.of(1)),
    SIZE_OF_PATTERN("MATCH (n:A) RETURN size((n)-->())", false, Values.of(2)),
    EXISTS_OF_PATTERN(
            "MATCH (n) RETURN exists((n)-[:U]->())", false, Values.of(true), Values.of(false), Values.of(false)),
    EXISTS_OF_PROPERTY("MATCH (n:A) RETURN exists(n.k)", Values.of(true)),
    /** A label as a condition, beside those in patterns. */
    LABEL_PREDICATE("MATCH (n) WHERE n:A RETURN n.k", Values.of(1)),

    LIST_COMPREHENSION("RETURN [x IN [1, 2, 3] WHERE x > 1 | x * 2]", Values.list(Values.of(4), Values.of(6))),
    /** The first item of a list has the index 0; without this, it is 1. */
    ZERO_BASED_INDEX("RETURN [1, 2, 3][1]", false, Values.of(2)),
    /** What is looked for may be a null in the list; without this, it is not. */
    NULL_IN_LIST("RETURN 2 IN [1, null]", false, Values.NULL),
    LIST_SLICE("RETURN [1, 2, 3][1..]", Values.list(Values.of(2), Values.of(3))),
    /** The functions all, any, none and single. */
    QUANTIFIERS(
            "WITH [1, 2] AS l RETURN all(x IN l WHERE x > 0) AND any(x IN l WHERE x > 1)"
                    + " AND none(x IN l WHERE x > 2) AND single(x IN l WHERE x > 1)",
            Values.of(true)),
    /** Quantifiers of null, and those that a null among the items leaves open, are null; without this, they are true or false. */
    QUANTIFIERS_WITH_NULL("RETURN any(x IN [1, null] WHERE x > 2)", false, Values.NULL),
    REDUCE("RETURN reduce(s = 0, x IN [1, 2] | s + x)", Values.of(3)),
    MAP_LITERAL("WITH {a: 1} AS m RETURN m.a", Values.of(1)),
    /** Values of different types in one list, and as results of one CASE. */
    MIXED_TYPES(
            "RETURN [1, 'a', CASE WHEN true THEN true ELSE 2 END]",
            Values.list(Values.of(1), Values.of("a"), Values.of(true))),
    CASE("RETURN CASE WHEN false THEN 1 ELSE 2 END", Values.of(2)),
    /** CASE compares its subject by =, so that null is not null; without this, it is. */
    CASE_BY_EQUALITY("RETURN CASE null WHEN null THEN 1 WHEN 1 THEN 2 ELSE 3 END", false, Values.of(3)),
    /** A string and null make null; without this, they make the string. */
    CONCATENATION_WITH_NULL("RETURN 'a' + CASE WHEN false THEN 'b' END", false, Values.NULL),
    /** The sum of no values is 0; without this, it is null. */
    SUM_OF_NOTHING("MATCH (n) WHERE n.k > 3 RETURN sum(n.k)", false, Values.of(0)),
    /** A list of no values is empty; without this, it is null. */
    COLLECT_OF_NOTHING("MATCH (n) WHERE n.k > 3 RETURN collect(n.k)", false, Values.list()),
    /** What a function makes of a float is a float, also where it has no fraction; without this, it is an integer then. */
    WHOLE_FLOATS("RETURN floor(2.5)", false, Values.of(2.0)),
    /** The function sum gives a whole number for whole numbers; without this, it gives a float. */
    SUM_OF_INTEGERS("UNWIND [1, 2] AS x RETURN sum(x)", false, Values.of(3)),
    /** The same for percentileDisc. */
    PERCENTILE_OF_INTEGERS("UNWIND [1, 2] AS x RETURN percentileDisc(x, 0.5)", false, Values.of(1)),
    /** The functions ceil, floor and round give floats for whole numbers, too, and round gives -1 for -1.5. */
    ROUNDING_TO_FLOATS("RETURN [floor(2), round(-1.5)]", false, Values.list(Values.of(2.0), Values.of(-1.0))),
    /** The function toString gives 1.5 for 1.5; without this, it gives more digits or fewer. */
    FLOATS_AS_TEXT("RETURN toString(1.5)", false, Values.of("1.5")),
    XOR("RETURN true XOR false", Values.of(true)),
    POWER("RETURN 2 ^ 3", Values.of(8.0)),
    REGULAR_EXPRESSION("RETURN 'abc' =~ 'a.*'", Values.of(true)),
    CHAINED_COMPARISON("RETURN [1 < 2 < 2, 1 = 1 = 1]", false, Values.list(Values.of(false), Values.of(true)));

    private final String query;
    private final boolean refused;

    @SuppressWarnings("ImmutableEnumChecker") // a copy that nobody can change
    private final List<Value> answer;

    Construct(String query, Value... answer) {
        this(query, true, answer);
    }

    Construct(String query, boolean refused, Value... answer) {
        this.query = query;
        this.refused = refused;
        this.answer = List.of(answer);
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
