package dev.touchstone.cypher.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.PropertyGraphPhrasing;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.NodeSet.Hops;
import dev.touchstone.core.relation.question.NodeSet.Reachable;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** For an engine that has no rule for the relationships of a way: the words mean the same where there is one. */
class StepwisePhrasingTest extends PropertyGraphPhrasing {
    private static final EngineTraits ENGINE = new EngineTraits(false, false, true, true);

    StepwisePhrasingTest() {
        super(
                new CypherLanguage(),
                (dialect, choices) -> new CypherPhrasing(
                        choices.chance(0.5),
                        choices.chance(0.5),
                        choices.chance(0.5),
                        choices.chance(0.5),
                        false,
                        false,
                        ENGINE));
    }

    @Test
    void itIsSaidThatEdgesAreDifferent() {
        Question question = new Question.Nodes(new Hops(Values.of(1), Heading.ONWARD, 3, Links.ANY));
        CypherPhrasing phrasing = new CypherPhrasing(true, false, true, false, false, false, ENGINE);
        assertThat(phrasing.ask(question).map(asked -> CypherText.of(((CypherQuery) asked).query())))
                .contains("MATCH (a0 {uid: 1})-[r0a]->()-[r0b]->()-[r0c]->(x) "
                        + "WHERE r0a <> r0b AND r0a <> r0c AND r0b <> r0c RETURN DISTINCT x.uid AS x");
    }

    @Test
    void theEdgesOfAWayAreThoseOfItsPath() {
        Links links = new Links(
                List.of("T"), Optional.of(new PropertyTest("k", Operator.PRESENT, Values.of(1), Optional.empty())));
        Question question = new Question.Nodes(new Reachable(Values.of(1), Heading.ONWARD, 2, links));
        CypherPhrasing phrasing = new CypherPhrasing(false, false, false, false, false, false, ENGINE);
        assertThat(phrasing.ask(question).map(asked -> CypherText.of(((CypherQuery) asked).query())))
                .contains("MATCH p0 = (a0)-[r0:T*1..2]->(x) WHERE a0.uid = 1 "
                        + "AND all(e IN relationships(p0) WHERE e.k IS NOT NULL) RETURN DISTINCT x.uid AS x");
    }
}
