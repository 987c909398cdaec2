package dev.touchstone.cypher.reference.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.reference.value.Aggregations;
import dev.touchstone.cypher.reference.value.Functions;
import dev.touchstone.cypher.reference.value.ScalarFunction;
import dev.touchstone.cypher.syntax.FunctionTable;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The checker and the evaluator know the same functions, with the same numbers of arguments. */
class FunctionTableTest {
    static List<String> names() {
        // The evaluator has exists(pattern) as an expression of its own.
        return FunctionTable.names().stream()
                .filter(name -> !name.equals("exists"))
                .sorted()
                .toList();
    }

    static List<String> evaluated() {
        return Functions.all().stream().map(ScalarFunction::name).sorted().toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void whatTheCheckerKnowsCanBeEvaluated(String name) {
        assertThat(Aggregations.arity(name).isPresent()).isEqualTo(FunctionTable.aggregates(name));
        assertThat(Functions.named(name).isPresent()).isNotEqualTo(FunctionTable.aggregates(name));
    }

    @ParameterizedTest
    @MethodSource("evaluated")
    void whatCanBeEvaluatedTheCheckerKnows(String name) {
        FunctionTable.Signature signature =
                FunctionTable.find(name.toUpperCase(Locale.ROOT)).orElseThrow();
        ScalarFunction function = Functions.named(name).orElseThrow();
        assertThat(List.of(signature.least(), signature.most())).isEqualTo(List.of(function.least(), function.most()));
    }

    @Test
    void dialectsNameNoOtherFunctions() {
        assertThat(FunctionGroup.values())
                .flatExtracting(FunctionGroup::functions)
                .allSatisfy(name -> assertThat(FunctionTable.find(name)).isPresent());
    }
}
