package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyType;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaGeneratorTest {

    static List<GraphStyle> styles() {
        return List.of(Graphs.LOOSE, Graphs.STRICT);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void schemasStayWithinTheSettings(GraphStyle style) {
        Graphs.each(Graphs.of(style), graph -> {
            GraphSchema schema = graph.schema();
            assertThat(schema.nodeTypes()).hasSizeBetween(1, 5);
            assertThat(schema.edgeTypes()).hasSizeBetween(1, 5);
            assertThat(schema.nodeTypes())
                    .allSatisfy(type -> assertThat(type.properties()).hasSizeBetween(1, 4));
            assertThat(schema.edgeTypes()).allSatisfy(type -> {
                assertThat(type.properties()).hasSizeBetween(1, 4);
                assertThat(type.from().isPresent()).isEqualTo(style.typedEnds());
                assertThat(type.to().isPresent()).isEqualTo(style.typedEnds());
            });
            assertThat(schema.nodeTypes().stream().flatMap(type -> type.properties().stream()))
                    .allSatisfy(property -> assertThat(property.pool()).hasSizeBetween(1, 8));
        });
    }

    @Test
    void aSchemaDrawsOnlyTheTypesOfTheDialect() {
        SchemaGenerator strings = new SchemaGenerator(Graphs.SETTINGS, Graphs.LOOSE, List.of(PropertyType.STRING));
        assertThat(strings.generate(new Choices(1)).nodeTypes())
                .flatExtracting(NodeType::properties)
                .extracting(Property::type)
                .containsOnly(PropertyType.STRING);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void labelsShareProperties(GraphStyle style) {
        long sharing = Graphs.of(style).stream()
                .map(graph -> graph.schema().nodeTypes().stream()
                        .flatMap(type -> type.properties().stream().map(Property::name))
                        .toList())
                .filter(names -> Set.copyOf(names).size() < names.size())
                .count();
        assertThat(sharing).isGreaterThan(Graphs.SEEDS / 4);
    }
}
