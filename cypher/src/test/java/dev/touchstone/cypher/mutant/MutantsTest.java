package dev.touchstone.cypher.mutant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.GraphText;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.suites.examples.MutantExample;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mutant is one: an example shows an answer, or a graph afterwards, that differs from the right one. */
class MutantsTest {
    /** What a query leads to. */
    private record Effect(Answer answer, String graph) {}

    static List<MutantExample> examples() {
        return MutantExample.all();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void aMutantShows(MutantExample example) {
        Mutant mutant = mutant(example.mutant());
        assertThat(effect(mutant, example)).as(mutant.sentence()).isNotEqualTo(effect(Mutant.NONE, example));
    }

    /** Columns without an alias are named by their expression, which is of no interest here. */
    private static Effect effect(Mutant mutant, MutantExample example) {
        Graph graph = ((Result.Done) GraphText.read(example.graph().orElse(""))).graph();
        mutant.graph().accept(graph);
        Result result = mutant.evaluate(CypherParser.parse(example.query()), Map.of(), graph);
        assertThat(result).isInstanceOf(Result.Done.class);
        Result.Done done = (Result.Done) result;
        Answer answer = mutant.answer().apply(done.answer());
        return new Effect(new Answer(List.of(), answer.rows()), GraphText.write(done.graph()));
    }

    @Test
    void everyMutantHasItsNameAndItsExample() {
        assertThat(examples().stream().map(MutantExample::mutant))
                .containsExactlyElementsOf(
                        Mutants.ALL.stream().map(Mutant::name).toList());
        assertThat(Mutants.ALL).extracting(Mutant::name).doesNotHaveDuplicates();
    }

    /** Where the wrong query is an error, here because a number has no lower case, the right answer is given. */
    @Test
    void aMutantMakesNoError() {
        Query query = CypherParser.parse("WITH 1 AS x RETURN x CONTAINS 'a' AS y");
        assertThat(mutant("contains-case").evaluate(query, Map.of(), new Graph()))
                .isInstanceOfSatisfying(
                        Result.Done.class,
                        done -> assertThat(done.rows().rows()).containsExactly(List.of(Values.NULL)));
    }

    private static Mutant mutant(String name) {
        return Mutants.ALL.stream()
                .filter(mutant -> mutant.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
