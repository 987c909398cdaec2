package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.OptionsCase.Way;
import dev.touchstone.core.value.Value.Element;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Oracles about a statement that somebody else chose. */
class AboutTest {
    private static final Language LANGUAGE = new FakeLanguage(List.of());
    private static final PropertyGraph GRAPH = FakeLanguage.graph(1);
    private static final Statement STATEMENT = new Words("find");
    private static final Target ONE = FakeEngine.TARGET;
    private static final Target TWO =
            new Target(EngineId.parse("fake@2"), FakeLanguage.DIALECT, List.of(Map.of("planner", "other")));

    @Test
    void crashAsksTheFirstEngine() {
        assertThat(new CrashOracle(LANGUAGE).about(GRAPH, List.of(ONE, TWO), STATEMENT))
                .contains(new CrashCase(GRAPH, ONE.engine(), STATEMENT));
    }

    @Test
    void agreeNeedsTwo() {
        assertThat(new AgreeOracle(LANGUAGE).about(GRAPH, List.of(ONE), STATEMENT))
                .isEmpty();
        assertThat(new AgreeOracle(LANGUAGE).about(GRAPH, List.of(ONE, TWO), STATEMENT))
                .contains(new AgreeCase(GRAPH, List.of(ONE.engine(), TWO.engine()), STATEMENT));
    }

    @Test
    void optionsNeedsAnOptionOrAnIndex() {
        OptionsOracle options = new OptionsOracle(LANGUAGE);
        assertThat(options.about(GRAPH, List.of(ONE), STATEMENT)).isEmpty();
        PropertyGraph indexed = new PropertyGraph(
                GRAPH.schema(),
                GRAPH.nodes(),
                GRAPH.edges(),
                List.of(new Index(Element.Kind.NODE, "L0", "k0")),
                List.of());
        assertThat(options.about(indexed, List.of(TWO), STATEMENT))
                .contains(new OptionsCase(
                        indexed,
                        TWO.engine(),
                        STATEMENT,
                        List.of(new Way(Map.of("planner", "other"), false), new Way(Map.of(), true))));
    }
}
