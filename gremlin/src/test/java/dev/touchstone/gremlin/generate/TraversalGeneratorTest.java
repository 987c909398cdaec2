package dev.touchstone.gremlin.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.tree.Outline;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.shape.Writes;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TraversalGeneratorTest {
    private static final int MANY = 10_000;
    private static final int SOME = 1_000;
    private static final double SHARE = 0.005;
    private static final double SHARE_OF_RANGES = 0.02;

    private static final List<String> READING = List.of(
            ("V E out in both outE inE bothE outV inV bothV has hasNot hasLabel hasKey hasValue where filter not and or is identity"
                            + " as select match project group groupCount by fold unfold path simplePath cyclicPath valueMap elementMap"
                            + " withSack sack aggregate store cap constant optional coalesce choose option local flatMap map union repeat"
                            + " times until emit loops dedup order limit range tail skip math count sum min max mean values properties"
                            + " key value label")
                    .split(" "));

    private static final List<String> PREDICATES = List.of(
            ("eq neq lt lte gt gte inside outside between within without not startingWith endingWith containing notStartingWith"
                            + " notEndingWith notContaining")
                    .split(" "));

    private static final List<String> WRITING =
            List.of("addV", "addE", "from", "to", "property", "drop", "mergeV", "mergeE", "option");

    @Test
    void everyStepOccurs() {
        Map<String, Integer> seen = new LinkedHashMap<>();
        Samples.generators(MANY)
                .flatMap(generator -> words(generator.reading()).distinct())
                .forEach(word -> seen.merge(word, 1, Integer::sum));
        for (String step : READING) {
            assertThat(seen.getOrDefault(step, 0)).as(step).isGreaterThanOrEqualTo((int) (SHARE * MANY));
        }
        for (String range : List.of("inside", "outside", "between")) {
            assertThat(seen.getOrDefault("P " + range, 0)).as(range).isGreaterThanOrEqualTo((int)
                    (SHARE_OF_RANGES * MANY));
        }
        for (String predicate : PREDICATES) {
            assertThat(seen.getOrDefault("P " + predicate, 0)).as(predicate).isGreaterThanOrEqualTo((int)
                    (SHARE * MANY));
        }
    }

    private static Stream<String> words(Traversal traversal) {
        return Tree.nodes(traversal).map(node -> switch (node) {
            case Call call -> call.name();
            case Predicate predicate -> "P " + predicate.name();
            default -> "";
        });
    }

    @Test
    void shapesAreDiverse() {
        assertThat(Samples.generators(SOME)
                        .map(generator -> Outline.of(generator.reading()))
                        .distinct()
                        .count())
                .isGreaterThanOrEqualTo(950);
    }

    @Test
    void whatReadsDoesNotWriteAndWhatWritesDoes() {
        Map<String, Integer> seen = new LinkedHashMap<>();
        Samples.generators(SOME).forEach(generator -> {
            assertThat(Writes.in(generator.loose())).isFalse();
            Traversal writing = generator.writing().orElseThrow();
            assertThat(Writes.in(writing)).as(GremlinText.of(writing)).isTrue();
            words(writing).distinct().forEach(word -> seen.merge(word, 1, Integer::sum));
        });
        assertThat(seen).containsKeys(WRITING.toArray(String[]::new));
    }

    @Test
    void aDialectHasNoStepsThatItDoesNotClaim() {
        Samples.generators(SOME, Samples.COMMON).forEach(generator -> {
            assertThat(words(generator.reading())).doesNotContain("store", "elementMap");
            assertThat(words(generator.writing().orElseThrow())).doesNotContain("mergeV", "mergeE");
        });
    }

    @Test
    void illTypedStepsAreForOneEngineAlone() {
        String condition = "has('nowhere'";
        List<String> strict = texts(TraversalGenerator::reading);
        List<String> daring = texts(TraversalGenerator::daring);
        assertThat(strict).noneMatch(text -> text.contains(condition));
        assertThat(daring).anyMatch(text -> text.contains(condition));
        assertThat(daring).anyMatch(text -> text.contains("values('nowhere')"));
        assertThat(daring).anyMatch(text -> text.contains("by('nowhere')"));
    }

    private static List<String> texts(Function<TraversalGenerator, Traversal> kind) {
        return Samples.generators(3 * SOME).map(kind).map(GremlinText::of).toList();
    }
}
