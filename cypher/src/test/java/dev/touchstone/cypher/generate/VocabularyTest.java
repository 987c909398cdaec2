package dev.touchstone.cypher.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.function.Returns.Origin;
import dev.touchstone.cypher.function.Trait;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which functions are found, and in which order: the same seed picks the same ones only as long as both stay. */
class VocabularyTest {

    @Test
    void functionsAreFoundByWhatTheyTakeAndGive() {
        assertThat(names(Vocabulary.SCALAR.of(Kind.STRING).giving(Kind.STRING)))
                .containsExactly("toUpper", "toLower", "trim", "lTrim", "rTrim", "lower", "upper");
        assertThat(names(Vocabulary.SCALAR.from(Kind.LIST).giving(Origin.ARGUMENT)))
                .containsExactly("tail", "reverse");
        assertThat(names(Vocabulary.SCALAR.from(Kind.NODE).giving(Kind.LIST))).containsExactly("labels", "keys");
        assertThat(names(Vocabulary.AGGREGATIONS.giving(Origin.ARGUMENT))).containsExactly("min", "max");
    }

    @Test
    void functionsOfAnyNumberAreFound() {
        Vocabulary total = Vocabulary.SCALAR.of(Kind.NUMBER).giving(Kind.FLOAT).without(Trait.PARTIAL);
        assertThat(names(total.without(Trait.INEXACT))).containsExactly("ceil", "floor", "abs");
        assertThat(names(total.with(Trait.INEXACT)))
                .containsExactly("sin", "cos", "atan", "degrees", "radians", "haversin");
    }

    @Test
    void timesOfDayHaveNoDaysBetweenThem() {
        Vocabulary between = Vocabulary.SCALAR.in(FunctionGroup.DURATIONS_BETWEEN);
        assertThat(names(between.from(Kind.TIME, Kind.TIME))).containsExactly("duration.between", "duration.inSeconds");
        assertThat(names(between.from(Kind.DATE, Kind.DATE))).hasSize(4);
    }

    @Test
    void whatIsNeverWrittenIsNotFound() {
        assertThat(names(Vocabulary.SCALAR)).doesNotContain("rand", "timestamp", "id", "date.statement", "distance");
    }

    private static List<String> names(Vocabulary vocabulary) {
        return vocabulary.functions().stream().map(CypherFunction::name).toList();
    }
}
