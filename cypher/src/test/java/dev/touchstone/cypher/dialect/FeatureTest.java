package dev.touchstone.cypher.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.FeatureProbe;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

class FeatureTest {
    /** Spellings that Neo4j had before version 5; the reference has none but their successor. */
    private static final List<Feature> NOT_IN_THE_REFERENCE = List.of(Construct.SIZE_OF_PATTERN);

    static final List<FunctionGroup> GROUPS = List.of(FunctionGroup.values());

    static List<Feature> features() {
        return Feature.all();
    }

    static Stream<Feature> inTheReference() {
        return Feature.all().stream().filter(feature -> !NOT_IN_THE_REFERENCE.contains(feature));
    }

    @Test
    void keysAreUniqueAndInKebabCase() {
        assertThat(Feature.all().stream().map(Feature::key))
                .doesNotHaveDuplicates()
                .allMatch(key -> key.matches("[a-z]+(-[a-z]+)*"));
    }

    @ParameterizedTest
    @MethodSource("features")
    void aProbeUsesItsFeature(Feature feature) {
        boolean visible = feature != Construct.UNKNOWN_NAMES;
        assertThat(Features.of(CypherParser.parse(feature.query())).contains(feature))
                .isEqualTo(visible);
    }

    @ParameterizedTest
    @MethodSource("inTheReference")
    void theReferenceAnswersAProbeAsItMust(Feature feature) {
        Probe probe = FeatureProbe.of(feature);
        Result result = Reference.DEFAULT.evaluate(feature.query(), Map.of(), Graph.of(ProbeGraph.GRAPH));
        assertThat(result)
                .isInstanceOfSatisfying(
                        Result.Done.class,
                        done -> assertThat(new Comparison(Sameness.TYPED)
                                        .asMultisets(probe.rows(), done.answer().rows())
                                        .isNone())
                                .as("%s", done.answer())
                                .isTrue());
    }

    @ParameterizedTest
    @FieldSource("GROUPS")
    void aProbeCallsAllFunctionsOfItsGroup(FunctionGroup group) {
        assertThat(Tree.nodes(CypherParser.parse(group.query()))
                        .filter(Call.class::isInstance)
                        .map(call -> ((Call) call).function()))
                .containsAll(group.functions());
    }

    @Test
    void aFunctionIsInOneGroup() {
        assertThat(GROUPS.stream()
                        .flatMap(group -> group.functions().stream())
                        .map(function -> function.toLowerCase(Locale.ROOT)))
                .doesNotHaveDuplicates();
    }
}
