package dev.touchstone.gremlin.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.text.GremlinReader;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each rule makes of a traversal, and where it makes nothing of one. */
class RulesTest {
    private static List<String> said(String rule, String traversal) {
        return Rules.ALL.stream()
                .filter(each -> each.name().equals(rule))
                .flatMap(each -> each.applied(GremlinReader.traversal(traversal)).stream())
                .map(GremlinText::of)
                .toList();
    }

    @Test
    void rulesHaveNamesOfTheirOwn() {
        assertThat(Rules.ALL).extracting(rule -> rule.name()).doesNotHaveDuplicates();
    }

    @Test
    void nothingIsSaidOfATraversalThatWritesOrIsLeftToChance() {
        assertThat(said("identity", "g.V().limit(1L)")).isEmpty();
        assertThat(said("identity", "g.V().property('k', 1)")).isEmpty();
    }

    @Test
    void idleStepsAreAddedWhereNothingNoticesThem() {
        assertThat(said("identity", "g.V().out('e').values('k')"))
                .containsExactly("g.V().identity().out('e').values('k')", "g.V().out('e').identity().values('k')");
        assertThat(said("fold-unfold", "g.V().out('e').values('k')"))
                .containsExactly(
                        "g.V().fold().unfold().out('e').values('k')", "g.V().out('e').fold().unfold().values('k')");
        assertThat(said("fold-unfold", "g.V().out('e').path()")).isEmpty();
        assertThat(said("as-select", "g.V().out('e')"))
                .containsExactly(
                        "g.V().as('fresh').select('fresh').out('e')", "g.V().out('e').as('fresh').select('fresh')");
        assertThat(said("barrier", "g.V().out('e')"))
                .containsExactly("g.V().barrier().out('e')", "g.V().out('e').barrier()");
        assertThat(said("dedup-twice", "g.V().out('e').dedup()")).containsExactly("g.V().out('e').dedup().dedup()");
    }

    @Test
    void noLoopIsTornApart() {
        assertThat(said("repeat-once", "g.V().out().emit().repeat(__.out()).times(1)"))
                .isEmpty();
        assertThat(said("no-filter", "g.V().repeat(__.out()).times(1).has('k').emit().repeat(__.out()).times(1)"))
                .isEmpty();
        assertThat(said("no-filter", "g.V().out().has('k').emit().repeat(__.out()).times(1)"))
                .containsExactly("g.V().out().emit().repeat(__.out()).times(1)");
    }

    @Test
    void nothingIsSaidWhereFiltersAreJoinedByWhatStandsBetweenThem() {
        String infix = "g.V().has('k', P.gt(2)).or().has('k', P.lt(2))";
        assertThat(Rules.ALL)
                .allSatisfy(rule -> assertThat(said(rule.name(), infix)).isEmpty());
        assertThat(said("counted", "g.V().where(__.out().and().in())")).isEmpty();
    }

    @Test
    void nothingIsSaidOfWhatIsReadWhileItIsFilled() {
        assertThat(said("barrier", "g.V().out().where(P.without('x')).store('x')"))
                .isEmpty();
        assertThat(said("barrier", "g.V().out().where(P.without('x')).aggregate(Scope.local, 'x')"))
                .isEmpty();
        assertThat(said("barrier", "g.V().store('x').cap('x').unfold()")).isNotEmpty();
    }

    @Test
    void resultsAreCounted() {
        assertThat(said("counted", "g.V().out('e')")).containsExactly("g.V().out('e').count()");
        assertThat(said("uncounted", "g.V().out('e').count()")).containsExactly("g.V().out('e')");
    }

    @Test
    void movesAreRewritten() {
        assertThat(said("repeat-once", "g.V().both('e').inE()"))
                .containsExactly(
                        "g.V().repeat(__.both('e')).times(1).inE()", "g.V().both('e').repeat(__.inE()).times(1)");
        assertThat(said("over-edges", "g.V().out('e').both()"))
                .containsExactly("g.V().outE('e').inV().both()", "g.V().out('e').bothE().otherV()");
        assertThat(said("over-edges", "g.V().out('e').simplePath()")).isEmpty();
        assertThat(said("both-as-union", "g.V().both('e')")).containsExactly("g.V().union(__.out('e'), __.in('e'))");
    }

    @Test
    void filtersAreRewritten() {
        assertThat(said("where", "g.V().has('k', P.gt(1))")).containsExactly("g.V().where(__.has('k', P.gt(1)))");
        assertThat(said("double-negation", "g.V().hasNot('k')")).containsExactly("g.V().not(__.not(__.hasNot('k')))");
        assertThat(said("double-negation", "g.V().has('k', P.gt(1))")).isEmpty();
        assertThat(said("filter-once", "g.V().has('k')")).containsExactly("g.V().repeat(__.has('k')).times(1)");
        assertThat(said("match", "g.V().where(__.out().count().is(P.gt(1L))).count()"))
                .containsExactly(
                        "g.V().match(__.as('fresh-start').where(__.out().count().is(P.gt(1L))).as('fresh-end')).select('fresh-end').count()");
        assertThat(said("has-as-where", "g.V().has('k', P.gt(1))"))
                .containsExactly("g.V().where(__.values('k').is(P.gt(1)))");
        assertThat(said("has-as-where", "g.V().has('k')")).isEmpty();
        assertThat(said("swapped-filters", "g.V().hasLabel('a').has('k', P.gt(1))"))
                .containsExactly("g.V().has('k', P.gt(1)).hasLabel('a')");
    }

    @Test
    void lessIsAskedFor() {
        assertThat(said("any-label", "g.V().out('e')")).containsExactly("g.V().out()");
        assertThat(said("any-label", "g.V().out('e').count()")).isEmpty();
        assertThat(said("any-direction", "g.V().out('e')")).containsExactly("g.V().both('e')");
        assertThat(said("no-filter", "g.V().has('k', P.gt(1)).out()")).containsExactly("g.V().out()");
        assertThat(said("no-filter", "g.V().has('k', P.gt(1)).count()")).isEmpty();
    }
}
