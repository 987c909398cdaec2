package dev.touchstone.cypher.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.text.CypherParser;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InevitableErrorTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "UNWIND [1, 2] AS x WITH x WHERE x < 2 RETURN 1 / (x - x)",
                "UNWIND [1, null] AS x RETURN x, 3 % (x - x) AS y ORDER BY x",
                "UNWIND [1, 2] AS x RETURN DISTINCT range(1, 5, x - 1)",
                "UNWIND [0] AS x RETURN 1 / x"
            })
    void isMetByEveryEngine(String text) {
        assertThat(isInevitable(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UNWIND [1, 2] AS x RETURN 1 / x",
                "UNWIND [null] AS x RETURN 1 / (x - x)",
                "UNWIND [] AS x RETURN 1 / 0",
                "UNWIND [1, 0] AS x RETURN 1 / x LIMIT 1",
                "UNWIND [1, 0] AS x RETURN count(1 / x)",
                "UNWIND [1, 0] AS x WITH 1 / x AS y RETURN 2",
                "UNWIND [1, 0] AS x WITH x WHERE x = 1 AND 1 / (x - 1) = 1 RETURN 2",
                "UNWIND [1, 0] AS x RETURN CASE WHEN x = 0 THEN 1 / x ELSE 2 END",
                "UNWIND [1, 0] AS x RETURN coalesce(1, 1 / x)",
                "UNWIND [1, 0] AS x RETURN true OR 1 / x = 1",
                "UNWIND [1, 0] AS x WITH x LIMIT 1 RETURN 1 / x",
                "RETURN 1 AS x UNION UNWIND [0] AS y RETURN 1 / y AS x"
            })
    void needNotBeMet(String text) {
        assertThat(isInevitable(text)).isFalse();
    }

    private static boolean isInevitable(String text) {
        return Reference.DEFAULT.isErrorInevitable(CypherParser.parse(text), Map.of(), new Graph());
    }
}
