package dev.touchstone.cypher.function;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.value.Aggregations;
import dev.touchstone.cypher.reference.value.Functions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FunctionTableTest {
    static List<CypherFunction> rows() {
        return FunctionTable.all();
    }

    private static Value value(String expression) {
        Result result = Reference.DEFAULT.evaluate("RETURN " + expression, Map.of(), new Graph());
        assertThat(result).as(expression).isInstanceOf(Result.Done.class);
        Answer answer = ((Result.Done) result).answer();
        return answer.rows().getFirst().getFirst();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyRowHasOneImplementation(CypherFunction row) {
        boolean scalar = Functions.named(row.name().toUpperCase(Locale.ROOT)).isPresent();
        assertThat(scalar).isNotEqualTo(row.aggregates() || row.is(Trait.LAZY));
        if (row.aggregates()) {
            assertThat(Aggregations.apply(row.name(), List.of(), share(row))).isNotNull();
        }
        if (row.is(Trait.LAZY)) {
            assertThat(value(row.name() + "(null)")).isNotNull();
        }
    }

    private static List<Value> share(CypherFunction row) {
        return row.takes(1) ? List.of() : List.of(Values.of(0.5));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void whatARowNeedsIsAFeature(CypherFunction row) {
        assertThat(Feature.all().stream().map(Feature::key)).containsAll(row.features());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aRowSaysWhatEachOfItsArgumentsIs(CypherFunction row) {
        Parameters parameters = row.parameters();
        assertThat(parameters.least()).isLessThanOrEqualTo(parameters.most());
        assertThat(parameters.each()).hasSize(parameters.most() == Integer.MAX_VALUE ? 1 : parameters.most());
    }

    @Test
    void onlyAggregationsCombine() {
        assertThat(rows()).filteredOn(row -> row.combined().isPresent()).allMatch(CypherFunction::aggregates);
    }

    @Test
    void everyTemporalKindAndThePointHaveAConstructor() {
        assertThat(Stream.of(Kind.values()).filter(kind -> kind.isTemporal() || kind == Kind.POINT))
                .allSatisfy(kind -> assertThat(FunctionTable.constructorOf(kind).name())
                        .isEqualTo(kind.name().toLowerCase(Locale.ROOT).replace("_", "")));
    }

    @ParameterizedTest(name = "{0}({1}) is a {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    toUpper         | 'a'                        | STRING
                    SIZE            | 'a'                        | INTEGER
                    ceil            | 1                          | FLOAT
                    abs             | -1                         | NUMBER
                    abs             | -1.5                       | NUMBER
                    keys            | {a: 1}                     | LIST
                    date.truncate   | 'day', date('2020-01-01')  | DATE
                    duration.inDays | date('2020-01-01'), date('2020-01-02') | DURATION
                    point           | {x: 1, y: 2}               | POINT
                    """)
    void aResultIsOfTheKindOfItsRow(String name, String arguments, Kind kind) {
        CypherFunction row = FunctionTable.get(name);
        assertThat(row.returns().kind()).isEqualTo(kind);
        assertThat(row.gives(Kind.of(value(name + "(" + arguments + ")")))).isTrue();
    }

    @Test
    void coalesceTakesTheFirstThatIsNotNull() {
        assertThat(value("coalesce(null, 'x', 'y')")).isEqualTo(Values.of("x"));
    }
}
