package dev.touchstone.cypher.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ValueTextTest {
    private static Element element(Element.Kind kind, String label, Map<String, Value> properties) {
        return new Element(kind, Optional.empty(), List.of(label), properties, new NativeId(0));
    }

    @Test
    void valuesReadAsInCypher() {
        assertThat(ValueText.of(Values.list(Values.of(1), Values.of("it's"), Values.NULL, Values.of(0.5))))
                .isEqualTo("[1, 'it\\'s', null, 0.5]");
        assertThat(ValueText.of(new Value.Real(Double.NaN))).isEqualTo("NaN");
    }

    @Test
    void elementsReadAsPatterns() {
        Element node = element(Element.Kind.NODE, "A", Map.of("a b", Values.of(true)));
        Element edge = element(Element.Kind.EDGE, "T", Map.of());
        assertThat(ValueText.of(node)).isEqualTo("(:A {`a b`: true})");
        assertThat(ValueText.of(new Value.Path(List.of(node, edge, node))))
                .isEqualTo("<(:A {`a b`: true})-[:T]-(:A {`a b`: true})>");
    }
}
