package dev.touchstone.core.tree;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class OutlineTest {
    private enum Direction {
        IN,
        OUT
    }

    private sealed interface Node {}

    @JsonTypeName("name")
    private record Name(String name) implements Node {}

    @JsonTypeName("constant")
    private record Constant(Value value) implements Node {}

    @JsonTypeName("call")
    private record Call(@Keyword String function, @Keyword List<String> options, List<Node> arguments)
            implements Node {}

    private record Pattern(
            Optional<String> variable,
            List<String> labels,
            boolean optional,
            Direction direction,
            int hops,
            Optional<Node> filter)
            implements Node {}

    @JsonTypeName("question")
    private record Question(Dataset dataset, EngineId engine, Node node) {}

    private record Flags(boolean first, boolean second) {}

    @JsonTypeName("grouped")
    private record Grouped(boolean early, @JsonUnwrapped Flags flags) {}

    private static Call call(String function, Node... arguments) {
        return new Call(function, List.of(), List.of(arguments));
    }

    private static Pattern pattern(String... labels) {
        return new Pattern(Optional.empty(), List.of(labels), false, Direction.IN, 0, Optional.empty());
    }

    @Test
    void namesDoNotCount() {
        assertThat(Outline.of(call("f", new Name("a")))).isEqualTo(Outline.of(call("f", new Name("b"))));
        assertThat(Outline.of(pattern("A", "B"))).isEqualTo(Outline.of(pattern("C", "D")));
        assertThat(Outline.of(new Pattern(Optional.of("n"), List.of(), false, Direction.IN, 0, Optional.empty())))
                .isEqualTo(Outline.of(pattern()));
    }

    @Test
    void valuesOfOneClassDoNotCount() {
        assertThat(Outline.of(new Constant(Values.of(17)))).isEqualTo(Outline.of(new Constant(Values.of("text"))));
    }

    @Test
    void datasetsAndEnginesDoNotCount() {
        assertThat(Outline.of(new Question(FakeLanguage.graph(1), new EngineId("fake", "1.0"), pattern())))
                .isEqualTo(Outline.of(new Question(FakeLanguage.graph(2), new EngineId("other", "2.0"), pattern())));
    }

    @Test
    void everythingElseCounts() {
        assertThat(Stream.of(
                        pattern(),
                        pattern("A"),
                        pattern("A", "B"),
                        new Pattern(Optional.empty(), List.of(), true, Direction.IN, 0, Optional.empty()),
                        new Pattern(Optional.empty(), List.of(), false, Direction.OUT, 0, Optional.empty()),
                        new Pattern(Optional.empty(), List.of(), false, Direction.IN, 1, Optional.empty()),
                        new Pattern(Optional.empty(), List.of(), false, Direction.IN, 0, Optional.of(new Name("x"))),
                        new Name("f"),
                        call("f"),
                        call("g"),
                        new Call("f", List.of("option"), List.of()),
                        call("f", new Name("x")),
                        call("f", new Name("x"), new Name("x")),
                        call("f", call("g"))))
                .extracting(Outline::of)
                .doesNotHaveDuplicates();
    }

    @Test
    void anOutlineCanBeRead() {
        assertThat(Outline.of(new Question(
                        FakeLanguage.graph(1),
                        new EngineId("fake", "1.0"),
                        new Pattern(
                                Optional.of("n"),
                                List.of("A", "B"),
                                true,
                                Direction.OUT,
                                2,
                                Optional.of(call("size", new Name("x"), new Constant(Values.of(-1))))))))
                .isEqualTo("question(node(_ _ optional OUT other call(size name constant(negative))))");
    }

    @Test
    void aGroupThatIsStoredWithoutALevelOfItsOwnHasNoneHere() {
        assertThat(Outline.of(new Grouped(true, new Flags(false, true)))).isEqualTo("grouped(early second)");
    }

    static Stream<Arguments> classes() {
        return Stream.of(
                Arguments.of("null", Values.NULL),
                Arguments.of("NaN", Values.of(Double.NaN)),
                Arguments.of("zero", Values.of(0)),
                Arguments.of("zero", Values.of(-0.0)),
                Arguments.of("negative", Values.of(-5)),
                Arguments.of("negative", Values.of(Double.NEGATIVE_INFINITY)),
                Arguments.of("empty", Values.of("")),
                Arguments.of("empty", Values.list()),
                Arguments.of("empty", Values.map(Map.of())),
                Arguments.of("other", Values.of(0.1)),
                Arguments.of("negative", Values.of(-0.1)),
                Arguments.of("other", Values.of(true)),
                Arguments.of("other", Values.list(Values.NULL)));
    }

    @ParameterizedTest
    @MethodSource("classes")
    void ofAValueItsClassIsLeft(String expected, Value value) {
        assertThat(Outline.valueClass(value)).isEqualTo(expected);
    }
}
