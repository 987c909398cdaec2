package dev.touchstone.cypher.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.text.CypherParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextOperandsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "RETURN 'a' STARTS WITH '' ; true",
                "MATCH (n) RETURN n.k CONTAINS null ; true",
                "RETURN 0 STARTS WITH 0 ; false",
                "MATCH (n) WHERE n.k =~ 0 RETURN n ; false",
                "RETURN 0 IN [0] ; true"
            })
    void aConstantThatIsNoTextIsNotAskedLikeOne(String query, boolean fits) {
        assertThat(TextOperands.areTexts(CypherParser.parse(query))).isEqualTo(fits);
    }
}
