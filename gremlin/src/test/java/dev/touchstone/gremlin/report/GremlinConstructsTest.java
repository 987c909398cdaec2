package dev.touchstone.gremlin.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.report.Construct;
import dev.touchstone.gremlin.generate.Samples;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.text.GremlinReader;
import org.junit.jupiter.api.Test;

class GremlinConstructsTest {

    @Test
    void whatIsUnusualComesFirst() {
        assertThat(GremlinConstructs.in(GremlinReader.traversal(
                        "g.V().hasLabel('A').order().by('k').dedup().count().is(P.outside(0, 1))")))
                .extracting(Construct::name)
                .containsExactly("order()", "dedup()", "count()", "P.outside()", "is()", "hasLabel()", "by()", "V()");
    }

    @Test
    void aStepBelongsToItsSection() {
        assertThat(GremlinConstructs.TABLE.named("dedup()").sections())
                .extracting(Construct.Section::address)
                .containsExactly("https://tinkerpop.apache.org/docs/current/reference/#dedup-step");
    }

    @Test
    void everythingThatIsGeneratedBelongsToASection() {
        assertThat(Samples.generators(2_000)
                        .map(TraversalGenerator::reading)
                        .flatMap(traversal -> GremlinConstructs.in(traversal).stream())
                        .distinct())
                .isNotEmpty()
                .allSatisfy(construct ->
                        assertThat(construct.sections()).as(construct.name()).isNotEmpty());
    }
}
