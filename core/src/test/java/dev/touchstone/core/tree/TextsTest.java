package dev.touchstone.core.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextsTest {
    private static final Texts TEXTS = new Texts(EngineId.class::isInstance);

    private record Call(@Keyword String function, @Keyword List<String> words, List<Call> arguments, Value value) {}

    private record Scope(
            String name,
            List<String> labels,
            Optional<String> alias,
            Map<String, Value> bound,
            EngineId engine,
            Call call) {}

    private static Scope scope(String a, String b, String c, String d, String e) {
        return new Scope(
                a,
                List.of(b, a),
                Optional.of(c),
                Map.of(d, Values.of(e)),
                new EngineId("a", "b"),
                new Call("a", List.of("b"), List.of(new Call("c", List.of(), List.of(), Values.of(a))), Values.of(1)));
    }

    @Test
    void namesAndTextsAreReplacedEverywhereButInKeywordsAndEngines() {
        assertThat(TEXTS.replace(scope("a", "b", "c", "d", "e"), text -> text.toUpperCase(Locale.ROOT)))
                .isEqualTo(scope("A", "B", "C", "D", "E"));
    }

    @Test
    void whatIsNotReplacedStaysEqual() {
        Scope scope = scope("a", "b", "c", "d", "e");
        assertThat(TEXTS.replace(scope, text -> text)).isEqualTo(scope);
    }

    @Test
    void everyTextIsSeenOnceInItsOrder() {
        assertThat(TEXTS.in(scope("p", "q", "r", "s", "t"))).containsExactly("p", "q", "r", "s", "t");
    }
}
