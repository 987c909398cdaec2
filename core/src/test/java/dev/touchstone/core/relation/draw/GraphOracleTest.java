package dev.touchstone.core.relation.draw;

import static dev.touchstone.core.relation.Replies.GRAPH;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.relation.FakeSpeech;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GraphOracleTest {
    static Stream<Oracle> oracles() {
        return GraphRelations.in((dialect, choices) -> new FakeSpeech(false)).stream();
    }

    @ParameterizedTest
    @MethodSource("oracles")
    void itProposesLegalCasesWhoseChangesAreSaidOfTheGraphAsItIsByThen(Oracle oracle) {
        Round round = new Round(1, GRAPH, List.of(FakeEngine.TARGET), FakeEngine.TARGET.dialect(), Limits.DEFAULT);
        List<Case> proposed = LongStream.range(0, 50)
                .mapToObj(seed -> oracle.propose(round, new Choices(seed)))
                .flatMap(Optional::stream)
                .toList();
        assertThat(proposed).hasSizeGreaterThan(10).allMatch(Case::isLegal);
    }
}
