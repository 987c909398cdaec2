package dev.touchstone.cypher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.LanguageContract;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.generate.Limits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CypherLanguageTest extends LanguageContract {
    CypherLanguageTest() {
        super(
                new CypherLanguage(),
                PropertyType.BOOLEAN,
                PropertyType.LONG,
                PropertyType.DOUBLE,
                PropertyType.STRING,
                PropertyType.STRINGS,
                PropertyType.DATE,
                PropertyType.LOCAL_TIME,
                PropertyType.TIME,
                PropertyType.LOCAL_DATETIME,
                PropertyType.DATETIME,
                PropertyType.DURATION,
                PropertyType.POINT);
    }

    @Test
    void queriesAreNotAllAlike() {
        assertThat(queries().stream()
                        .map(query -> shape(query.text(seeds.dialect())))
                        .distinct()
                        .count())
                .isGreaterThan(queries().size() * 95L / 100);
    }

    @Test
    void aParameterIsGivenWhereItIsNamed() {
        assertThat(queries())
                .allSatisfy(query -> assertThat(query.parameters().isEmpty())
                        .as(query.text(seeds.dialect()))
                        .isNotEqualTo(query.text(seeds.dialect()).contains("$p")));
        assertThat(queries()).anyMatch(query -> !query.parameters().isEmpty());
    }

    @Test
    void graphsWithoutEdgesOrNodesCanBeAskedToo() {
        assertThat(ask(List.of())).contains("RETURN");
        assertThat(ask(List.of(new Node(0, List.of(), Map.of())))).contains("RETURN");
    }

    private String ask(List<Node> nodes) {
        Dataset graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), nodes, List.of(), List.of(), List.of());
        return seeds.language()
                .query(graph, seeds.dialect(), Limits.DEFAULT, new Choices(1))
                .text(seeds.dialect());
    }

    private static String shape(String text) {
        return text.replaceAll("\\d+", "");
    }
}
