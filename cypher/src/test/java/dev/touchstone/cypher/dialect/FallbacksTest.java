package dev.touchstone.cypher.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

class FallbacksTest {
    /** A row for each node of the graph, and one in which n is null. */
    private static final String NODES =
            "OPTIONAL MATCH (n:Nothing) RETURN %1$s AS x UNION ALL MATCH (n) RETURN %1$s AS x";

    /** Truth values and numbers, with nulls among them, in all pairs. */
    private static final String PAIRS = "UNWIND [true, false, null] AS a UNWIND [true, false, null] AS b "
            + "UNWIND [1, 2, null] AS c UNWIND [1, 2, null] AS d RETURN %s AS x";

    static final List<Example> EXAMPLES = List.of(
            new Example(
                    NODES,
                    "EXISTS { MATCH (n)-->(m) WHERE m.k > 2 }",
                    "COUNT { MATCH (n)-->(m) WHERE m.k > 2 } > 0",
                    Construct.EXISTS_SUBQUERY),
            new Example(
                    NODES,
                    "COLLECT { MATCH (n)-->(m) WHERE m.k > 2 RETURN m.k + 1 }",
                    "coalesce([(n)-->(m) WHERE m.k > 2 | m.k + 1], [])",
                    Construct.COLLECT_SUBQUERY),
            new Example(
                    NODES,
                    "EXISTS { MATCH (n)-->(m) WHERE m.k > 2 }",
                    "coalesce(size([(n)-->(m) WHERE m.k > 2 | 1]), 0) > 0",
                    Construct.EXISTS_SUBQUERY,
                    Construct.COUNT_SUBQUERY),
            new Example(
                    NODES,
                    "NOT EXISTS { MATCH (n)-->() } OR n IS NULL",
                    "NOT coalesce(size([(n)-->() | 1]), 0) > 0 OR n IS NULL",
                    Construct.EXISTS_AS_VALUE),
            new Example(
                    NODES,
                    "[x IN [1] WHERE EXISTS { MATCH (n)-->(m) WHERE EXISTS { MATCH (m)-->() } }]",
                    "[x IN [1] WHERE coalesce(size([(n)-->(m) WHERE coalesce(size([(m)-->() | 1]), 0) > 0 | 1]), 0) > 0]",
                    Construct.EXISTS_AS_VALUE),
            new Example(
                    NODES,
                    "EXISTS { MATCH (n)-->(m) RETURN m }",
                    "EXISTS { MATCH (n)-->(m) }",
                    Construct.EXISTS_ANY_QUERY),
            new Example(
                    NODES,
                    "COUNT { MATCH (n)-->(m) RETURN m AS one, 2 AS two }",
                    "COUNT { MATCH (n)-->(m) }",
                    Construct.COUNT_ANY_QUERY),
            new Example(
                    NODES,
                    "COUNT { MATCH p = (n)--(m)--() WHERE m.k > n.k }",
                    "coalesce(size([p = (n)--(m)--() WHERE m.k > n.k | 1]), 0)",
                    Construct.COUNT_SUBQUERY),
            new Example(
                    "OPTIONAL MATCH (n:Nothing) WITH n WHERE NOT %1$s RETURN n UNION ALL MATCH (n) WHERE %1$s RETURN n",
                    "(n)-[:U]->()", "EXISTS { MATCH (n)-[:U]->() }", Construct.PATTERN_PREDICATE),
            new Example(NODES, "exists((n)-[:U]->())", "EXISTS { MATCH (n)-[:U]->() }", Construct.EXISTS_OF_PATTERN),
            new Example(
                    "MATCH (n) RETURN %s AS x",
                    "exists(n.l)",
                    "CASE WHEN n IS NULL THEN null ELSE n.l IS NOT NULL END",
                    Construct.EXISTS_OF_PROPERTY),
            new Example(
                    "MATCH %s RETURN size(r), m.k AS k",
                    "(n:A)(()-[r:T]->()){0,2}(m)", "(n:A)-[r:T*0..2]->(m)", Construct.QUANTIFIED_PATH),
            new Example(
                    "MATCH %s RETURN nodes(p) AS x, r",
                    "p = (()-[r]-())+(()<-[:T]-()){1,1}", "p = ()-[r*1..]-()<-[:T*1]-()", Construct.QUANTIFIED_PATH),
            new Example(
                    "MATCH (a)-[r]->(b), (c)-[s]-(d)%s RETURN a.k, b.k, c.k, d.k",
                    "", " WHERE r <> s", Construct.RELATIONSHIP_UNIQUENESS),
            new Example(
                    "MATCH %s RETURN a.k, b.k, c.k, d.k",
                    "(a)-[r:T]-(b)-[:U]-(c)-[s:T|V]-(d) WHERE a.k < 9",
                    "(a)-[r:T]-(b)-[:U]-(c)-[s:T|V]-(d) WHERE a.k < 9 AND r <> s",
                    Construct.RELATIONSHIP_UNIQUENESS),
            new Example(
                    "MATCH (a) RETURN [%s] AS x",
                    "(a)-[r]-(b)-[s]-(c) WHERE a.k < 9 | c.k",
                    "(a)-[r]-(b)-[s]-(c) WHERE a.k < 9 AND r <> s | c.k",
                    Construct.RELATIONSHIP_UNIQUENESS),
            new Example(
                    "MATCH %s",
                    "(a)-[:T*..2]-(b) RETURN a.k, b.k",
                    "(a)-[:T]-(b) RETURN a.k, b.k UNION ALL MATCH (a)-[:T]-()-[:T]-(b) RETURN a.k, b.k",
                    Construct.VARIABLE_LENGTH),
            new Example(
                    "MATCH %s",
                    "(a)-[*0..1]->(), (b {k: 2}) WITH a, b.k AS c WHERE c < 9 RETURN a.k, c",
                    "(a), (b {k: 2}) WITH a, b.k AS c WHERE c < 9 RETURN a.k, c UNION ALL "
                            + "MATCH (a)-->(), (b {k: 2}) WITH a, b.k AS c WHERE c < 9 RETURN a.k, c",
                    Construct.VARIABLE_LENGTH),
            new Example(
                    "OPTIONAL MATCH %s RETURN n.k",
                    "(n:A:B:C) WHERE n.k < 9", "(n:A) WHERE n.k < 9 AND n:B:C", Construct.SEVERAL_LABELS),
            new Example(PAIRS, "a XOR b", "a <> b", Construct.XOR),
            new Example(PAIRS, "NOT a XOR b XOR a", "((NOT a) <> b) <> a", Construct.XOR),
            new Example(PAIRS, "1 <= c < d <> 1", "1 <= c AND c < d AND d <> 1", Construct.CHAINED_COMPARISON),
            new Example(
                    PAIRS,
                    "CASE c WHEN d THEN 1 WHEN null THEN 2 WHEN c < d THEN 3 END",
                    "CASE WHEN c = d THEN 1 WHEN c = null THEN 2 WHEN c = (c < d) THEN 3 END",
                    Construct.CASE_BY_EQUALITY),
            new Example(
                    "UNWIND ['', 'a', [], [null], {}, {a: null}, null] AS a RETURN %s AS x",
                    "isEmpty(a)", "a IN ['', [], {}]", FunctionGroup.IS_EMPTY),
            new Example(PAIRS, "nullIf(c, d)", "CASE WHEN c = d THEN null ELSE c END", FunctionGroup.NULL_IF),
            new Example(
                    "UNWIND ['', 'a𝄞', null] AS a RETURN %s AS x",
                    "char_length(a)", "size(a)", FunctionGroup.CHARACTER_LENGTH),
            new Example(
                    "UNWIND ['Aa', null] AS a RETURN %s AS x",
                    "lower(a) + UPPER(a)", "toLower(a) + toUpper(a)", FunctionGroup.LOWER_AND_UPPER),
            new Example(
                    "UNWIND ['Aa', null] AS a RETURN %s AS x",
                    "toLower(a) + toUpper(a)", "lower(a) + upper(a)", FunctionGroup.TO_LOWER_AND_UPPER),
            new Example(
                    "UNWIND [point({x: 3, y: 4}), null, point({longitude: 1, latitude: 2})] AS a RETURN %s AS x",
                    "point.distance(a, point({x: 0, y: 0}))",
                    "distance(a, point({x: 0, y: 0}))",
                    FunctionGroup.POINT_DISTANCE),
            new Example(
                    "UNWIND [point({x: 3, y: 4}), null] AS a RETURN %s AS x",
                    "distance(a, point({x: 0, y: 0}))",
                    "point.distance(a, point({x: 0, y: 0}))",
                    FunctionGroup.DISTANCE));

    /**
     * A part of a query, and how it is said by who lacks some features.
     *
     * @param around the query around it, with {@code %s} in its place
     */
    record Example(String around, String said, String instead, List<Feature> lacking) {
        Example(String around, String said, String instead, Feature... lacking) {
            this(around, said, instead, List.of(lacking));
        }

        Query query() {
            return CypherParser.parse(around.formatted(said));
        }

        Dialect dialect() {
            return without(lacking);
        }
    }

    private static Dialect without(List<Feature> lacking) {
        return new Dialect(
                "cypher",
                List.of(),
                Feature.all().stream()
                        .filter(feature -> !lacking.contains(feature))
                        .map(Feature::key)
                        .toList());
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void whatADialectLacksIsSaidWithWhatItHas(Example example) {
        Query instead = Fallbacks.within(example.query(), example.dialect());
        assertThat(Features.of(example.query())).containsAnyElementsOf(example.lacking());
        assertThat(Features.of(instead)).doesNotContainAnyElementsOf(example.lacking());
        assertThat(CypherText.of(example.query(), example.dialect()))
                .isEqualTo(CypherText.of(CypherParser.parse(example.around().formatted(example.instead()))));
        assertThat(CypherParser.parse(CypherText.of(instead))).isEqualTo(instead);
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void itMeansTheSame(Example example) {
        List<List<Value>> expected = answer(example.query());
        List<List<Value>> actual = answer(Fallbacks.within(example.query(), example.dialect()));
        assertThat(new Comparison(Sameness.TYPED).asMultisets(expected, actual).isNone())
                .as("%s and %s", expected, actual)
                .isTrue();
        assertThat(expected).isNotEmpty();
    }

    /** An engine that may find a relationship twice looks for each as a MATCH of its own would. */
    @Test
    void aRelationshipThatIsFoundTwiceDoesNotMeetTheCondition() {
        List<List<Value>> expected =
                answer(CypherParser.parse("MATCH (a)-[r]-(b)-[s]-(c)--(d) RETURN a.k, b.k, c.k, d.k"));
        List<List<Value>> actual = answer(CypherParser.parse("MATCH (a)-[r]-(b) MATCH (b)-[s]-(c) MATCH (c)-[t]-(d) "
                + "WHERE r <> s AND r <> t AND s <> t RETURN a.k, b.k, c.k, d.k"));
        assertThat(new Comparison(Sameness.TYPED).asMultisets(expected, actual).isNone())
                .isTrue();
        assertThat(expected).isNotEmpty();
    }

    @Test
    void relationshipsWithoutNamesGetSome() {
        String said = CypherText.of(
                CypherParser.parse("MATCH (a)-->()<--(b) RETURN a.k, b.k"),
                without(List.of(Construct.RELATIONSHIP_UNIQUENESS)));
        assertThat(said)
                .matches("MATCH \\(a\\)-\\[(\\w+)]->\\(\\)<-\\[(\\w+)]-\\(b\\) WHERE \\1 <> \\2 RETURN a\\.k, b\\.k");
    }

    private static List<List<Value>> answer(Query query) {
        Result result = Reference.DEFAULT.evaluate(query, Map.of(), Graph.of(ProbeGraph.GRAPH));
        assertThat(result).isInstanceOf(Result.Done.class);
        return ((Result.Done) result).answer().rows();
    }

    @ParameterizedTest
    @MethodSource("impossible")
    void whatCannotBeSaidOtherwiseStays(String query, Feature lacking) {
        Query parsed = CypherParser.parse(query);
        assertThat(Fallbacks.within(parsed, without(List.of(lacking)))).isEqualTo(parsed);
    }

    static Stream<Object[]> impossible() {
        return Stream.of(
                new Object[] {"MATCH (n) RETURN COUNT { MATCH (n)-->(), (n)<--() }", Construct.COUNT_SUBQUERY},
                new Object[] {"MATCH (n) RETURN COUNT { MATCH (n)-->(m) RETURN DISTINCT m }", Construct.COUNT_ANY_QUERY
                },
                new Object[] {"MATCH (n) RETURN EXISTS { MATCH (n)-->(m) RETURN m LIMIT 0 }", Construct.EXISTS_ANY_QUERY
                },
                new Object[] {"MATCH (n) RETURN EXISTS { MATCH (n:A) }", Construct.EXISTS_AS_VALUE},
                new Object[] {"MATCH (()-->(:A))+ RETURN 1 AS x", Construct.QUANTIFIED_PATH},
                new Object[] {"MATCH (a)-->()-->(b) RETURN *", Construct.RELATIONSHIP_UNIQUENESS},
                new Object[] {"MATCH (a)-->()-->(b) WITH *, count(*) AS c RETURN c", Construct.RELATIONSHIP_UNIQUENESS},
                new Object[] {"MATCH (a)-->(b) WITH DISTINCT * RETURN a", Construct.PARALLEL_RELATIONSHIPS},
                new Object[] {"MATCH (a)-[*1..2]->(b) RETURN count(*)", Construct.VARIABLE_LENGTH},
                new Object[] {"MATCH (a)-[*1..2]->(b) RETURN a.k AS k ORDER BY k", Construct.VARIABLE_LENGTH},
                new Object[] {"MATCH (a)-[*]->(b) RETURN a", Construct.VARIABLE_LENGTH},
                new Object[] {"MATCH (a)-[r*1..2]->(b) RETURN r", Construct.RELATIONSHIP_UNIQUENESS},
                new Object[] {"OPTIONAL MATCH (a)-[*1..2]->(b) RETURN a", Construct.VARIABLE_LENGTH},
                new Object[] {"MATCH (a)-[*0..1]->(b) RETURN a, b", Construct.VARIABLE_LENGTH},
                new Object[] {"RETURN 0 < rand() < 1 AS x", Construct.CHAINED_COMPARISON},
                new Object[] {"RETURN [x IN [1] | x] AS x", Construct.LIST_COMPREHENSION});
    }

    @Test
    void aDialectWithoutEitherNameOfAFunctionKeepsIt() {
        Query query = CypherParser.parse("RETURN distance($a, $b) AS x");
        Dialect dialect = without(Arrays.asList(FunctionGroup.DISTANCE, FunctionGroup.POINT_DISTANCE));
        assertThat(Fallbacks.within(query, dialect)).isEqualTo(query);
    }

    @Test
    void aDialectThatHasEverythingChangesNothing() {
        for (Feature feature : Feature.all()) {
            Query query = CypherParser.parse(feature.query());
            assertThat(Fallbacks.within(query, without(List.of()))).isSameAs(query);
        }
    }
}
