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
                    "MATCH %s RETURN a.k AS x, d.k AS y",
                    "(a)-[r]-(), (:A)-[s]->(d) WHERE d.k > 1",
                    "(a)-[r]-(), (:A)-[s]->(d) WHERE d.k > 1 AND r <> s",
                    Construct.RELATIONSHIP_UNIQUENESS),
            new Example(
                    "MATCH %s RETURN size(relationships(p)) AS x",
                    "p = ()-->()-[:T]-()<-[:U]-()",
                    "p = ()-[x16_0d0_1]->()-[x16_0d0_3:T]-()<-[x16_0d0_5:U]-() "
                            + "WHERE x16_0d0_1 <> x16_0d0_3 AND x16_0d0_1 <> x16_0d0_5",
                    Construct.RELATIONSHIP_UNIQUENESS),
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
                new Object[] {"MATCH (()-->(:A))+ RETURN 1 AS x", Construct.QUANTIFIED_PATH},
                new Object[] {"MATCH ()-->()-[*2]->() RETURN 1 AS x", Construct.RELATIONSHIP_UNIQUENESS},
                new Object[] {"MATCH (a)-->()-->() RETURN *", Construct.RELATIONSHIP_UNIQUENESS},
                new Object[] {"MATCH (a)-->()-->() WITH DISTINCT * RETURN a", Construct.RELATIONSHIP_UNIQUENESS},
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
