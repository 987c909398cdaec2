package dev.touchstone.sparql.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.report.Construct;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Update.Manner;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparqlConstructsTest {
    private static List<Construct> in(String text) {
        return SparqlConstructs.in((Record) SparqlReader.query(text));
    }

    @Test
    void whatIsUnusualComesFirst() {
        assertThat(in("SELECT ?s WHERE { ?s <p>* ?o OPTIONAL { ?o <q> ?x } FILTER(?x IN (1, 2)) }"))
                .extracting(Construct::name)
                .containsExactly("path *", "OPTIONAL", "IN", "FILTER", "triple pattern", "SELECT");
    }

    @Test
    void aSectionHasItsNumber() {
        assertThat(in("SELECT * { ?s ?p ?o MINUS { ?s <q> ?o } }").getFirst().sections())
                .extracting(Construct.Section::toString)
                .containsExactly("SPARQL 1.1 Query Language, section 8.2 (Removing Possible Solutions):"
                        + " https://www.w3.org/TR/sparql11-query/#neg-minus");
    }

    /** SPARQL leaves what a function gives for an odd argument to XPath. */
    @Test
    void aFunctionOfXPathHasItsRuleThere() {
        assertThat(in("ASK { FILTER(SUBSTR('a', 0) = '') }").getFirst().sections())
                .extracting(Construct.Section::toString)
                .containsExactly(
                        "SPARQL 1.1 Query Language, section 17.4.3.3 (SUBSTR): https://www.w3.org/TR/sparql11-query/#func-substr",
                        "XPath and XQuery Functions and Operators, fn:substring:"
                                + " https://www.w3.org/TR/xpath-functions/#func-substring");
    }

    /** Also of booleans. */
    @Test
    void aComparisonBelongsToTheOperatorMapping() {
        assertThat(in("ASK { FILTER(false < true) }").getFirst().sections())
                .extracting(Construct.Section::title)
                .containsExactly("section 17.3 (Operator Mapping)");
    }

    @Test
    void everyFunctionAndOperatorBelongsToASection() {
        Stream<String> names = Stream.of(
                        Arrays.stream(Function.values()).map(function -> function.text() + "()"),
                        Arrays.stream(AggregateFunction.values()).map(function -> function.name() + "()"),
                        Arrays.stream(Manner.values()).map(Manner::name),
                        Arrays.stream(BinaryOperator.values())
                                .filter(operator -> operator != BinaryOperator.MULTIPLY)
                                .map(BinaryOperator::text))
                .flatMap(some -> some);
        assertThat(names)
                .allSatisfy(
                        name -> assertThat(SparqlConstructs.TABLE.named(name).sections())
                                .as(name)
                                .isNotEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT DISTINCT (COUNT(DISTINCT ?s) AS ?n) FROM <g> FROM NAMED <h> { ?s ?p _:b } GROUP BY ?p HAVING(1 * 2 > 1) ORDER BY ?p LIMIT 1 OFFSET 1 VALUES ?p { UNDEF }",
                "SELECT REDUCED * { { ?s ^<p>/<q>|<r>+ ?o } UNION { ?s <p>?/!(<q>|^<r>) ?o } MINUS { ?s <p> ?o } BIND(-1 AS ?x) { SELECT ?s { GRAPH ?g { ?s ?p ?o } } } }",
                "ASK { ?s ?p ?o FILTER(!(?o NOT IN (1)) && EXISTS { ?s <p> 1 } || NOT EXISTS { ?s <p> +1 }) }",
                "CONSTRUCT { ?s <p> _:x } WHERE { { { ?s <p> ?o } } FILTER(<http://www.w3.org/2001/XMLSchema#integer>(?o) = 1) }"
            })
    void everyConstructBelongsToASection(String text) {
        assertThat(in(text))
                .allSatisfy(construct ->
                        assertThat(construct.sections()).as(construct.name()).isNotEmpty());
    }
}
