package dev.touchstone.gremlin.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class WithoutTest {

    @Test
    void strategiesAreNamedAsTheConsoleNamesThem() {
        assertThat(new WithoutStrategies("CountStrategy,LazyBarrierStrategy").groovy("g.V()"))
                .isEqualTo("g.withoutStrategies(CountStrategy, LazyBarrierStrategy).V()");
        assertThat(new WithoutStrategies("TinkerGraphStepStrategy")
                        .groovy("g.V()")
                        .lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("import ");
    }

    @Test
    void aGroupIsAskedOfTheSource() {
        assertThat(new WithoutStrategies("core").groovy("g.V()"))
                .startsWith("off = g.strategies")
                .endsWith("\ng.withoutStrategies(*off).V()");
        assertThat(new WithoutStrategies("core").words()).contains("group core");
    }

    @Test
    void otherOptionsAreNoneOfThis() {
        assertThat(WithoutStrategies.in(Map.of("prefix", "core"))).isEmpty();
    }
}
