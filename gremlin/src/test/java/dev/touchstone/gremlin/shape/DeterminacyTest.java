package dev.touchstone.gremlin.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.generate.Samples;
import dev.touchstone.gremlin.text.GremlinReader;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeterminacyTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().order().by('uid').limit(2L)",
                "g.V().order().by('uid', Order.desc).range(0L, 4L).limit(1L)",
                "g.V().limit(Scope.local, 1L)",
                "g.V().dedup()",
                "g.V().dedup().by('uid')",
                "g.V().dedup().by(T.label).label()",
                "g.V().fold().count(Scope.local)",
                "g.V().order().by('uid').values('uid').fold()",
                "g.V().group().by(T.label).by(__.count())",
                "g.V().aggregate('x').cap('x').unfold()",
                "g.V().path()",
                "g.V().elementMap('a').select('a')",
                "g.V().outE().where(__.inV().has('a')).as('x').inV().select('x').outV()",
                "g.V().map(__.out().order().by('uid').limit(2L))",
                "g.V().project('a').by(__.out().count())",
                "g.V().flatMap(__.out().order().by('uid').limit(1L)).path()"
            })
    void isDetermined(String text) {
        assertThat(Determinacy.why(GremlinReader.traversal(text))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "g.V().id() | ids are the engine's own",
                "g.V().properties().id() | ids are the engine's own",
                "g.V().hasId(0) | ids are the engine's own",
                "g.V(0) | ids are the engine's own",
                "g.E(3).count() | ids are the engine's own",
                "g.V().has(T.id, 0) | ids are the engine's own",
                "g.V().groupCount().by(T.id) | ids are the engine's own",
                "g.V().project('a').by(__.id()) | ids are the engine's own",
                "g.V().elementMap().unfold() | ids are the engine's own",
                "g.V().valueMap(true).select(Column.values) | ids are the engine's own",
                "g.V().valueMap().with(WithOptions.tokens).unfold() | ids are the engine's own",
                "g.V().max() | elements have no order but that of ids",
                "g.V().as('a').out().where(P.lt('a')) | elements have no order but that of ids",
                "g.V().tree() | tree is engine text",
                "g.V().profile() | profile is engine text",
                "g.V().explain() | explain is engine text",
                "g.V().subgraph('s').cap('s') | subgraph is engine text",
                "g.V().values('k').asString() | asString writes values as the engine likes",
                "g.V().fold().index() | index counts in an order that is left open",
                "g.V().limit(2L) | limit without order",
                "g.V().fold() | fold without order",
                "g.V().order().by('k').values('k').fold() | fold of an order that may have ties",
                "g.V().order().by('k').limit(1L) | limit of an order that may have ties",
                "g.V().sample(1) | sample is chance",
                "g.V().coin(0.5d) | coin is chance",
                "g.V().order().by('uid', Order.shuffle).limit(1L) | shuffle is chance",
                "g.V().timeLimit(5L) | timeLimit depends on the time",
                "g.V().group().by('k') | lists of a group without order",
                "g.V().groupCount().by('k').select(Column.keys) | a map has no order",
                "g.V().aggregate('x').select('x') | what was put aside has no order",
                "g.V().groupCount('m').by('k').select('m') | what is put aside is read while it grows",
                "g.V().as('x').count().aggregate('x').select('x').unfold() | a name for two things",
                "g.V().count().is(P.gt(1L)) | a count with a condition is counted no further than that",
                "g.V().properties().dedup() | whether two properties are one",
                "g.V().call('search') | call leaves the graph",
                "g.V().pageRank() | pageRank is for a graph computer",
                "g.V().shiny() | step shiny is not known",
                "g.V().has('k', P.shiny(1)) | predicate shiny is not known",
                "g.V().values('k').is(P.typeOf(GType.INT)) | in which type a number is kept is the engine's choice",
                "g.withSack(1, Operator.sum).V().out().sack() | sacks are merged where traversers happen to meet",
                "g.V().out().property('k', 1) | it writes while it reads",
                "g.V().sideEffect(__.out().drop()) | it writes while it reads",
                "g.addV('a').property(T.id, 5) | ids are the engine's own"
            })
    void saysWhy(String text, String reason) {
        assertThat(Determinacy.why(GremlinReader.traversal(text))).contains(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().id().count()",
                "g.V().fold().unfold().count().path()",
                "g.V().path().fold().unfold()",
                "g.V().map(__.out().fold().count(Scope.local)).path()",
                "g.V().as('a').out().select('a').order().by('uid').limit(2L)",
                "g.V().union(__.in(), __.out()).order().by('uid').limit(2L)",
                "g.V().where(__.out().id())",
                "g.V().elementMap()",
                "g.V().valueMap(true)",
                "g.V().valueMap().with(WithOptions.tokens)",
                "g.V().valueMap(true).select('k')",
                "g.V(ids).out()",
                "g.V().where(__.out().count().is(P.gt(1L)))",
                "g.V().fold().sum(Scope.local)",
                "g.V().groupCount().by('k').unfold().select(Column.keys)",
                "g.V().groupCount().by('k').select(Column.values).unfold()",
                "g.V().aggregate('x').select('x').unfold()",
                "g.addV('a').property('k', 1)",
                "g.V().has('k', 1).drop()",
                "g.V().has('k', 1).properties('k').drop()",
                "g.V().has('k', 1).addE('e').to(__.V().has('uid', 1))",
                "g.V().has('k', 1).fold().coalesce(__.unfold(), __.addV('a').property('k', 1))"
            })
    void claimsWhatCanBeClaimed(String text) {
        assertThat(Determinacy.why(GremlinReader.traversal(text))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"g.V().id()", "g.V().properties().id()", "g.V().groupCount().by(T.id)"})
    void idsStayAsTheyAreUntilTheDatasetIsLoadedAgain(String text) {
        assertThat(Determinacy.whyOnOneLoad(GremlinReader.traversal(text))).isEmpty();
        assertThat(Determinacy.whyOnOneLoad(GremlinReader.traversal(text + ".limit(1L)")))
                .contains("limit without order");
    }

    /** TinkerGraph looks up 0 among ids that are 0L, and does not find it; where it compares the two it does. */
    @ParameterizedTest
    @ValueSource(strings = {"g.V(0)", "g.V().hasId(0)", "g.V().has(T.id, 0)"})
    void whichConstantsAreIdsIsTheEnginesAffairAlways(String text) {
        assertThat(Determinacy.whyOnOneLoad(GremlinReader.traversal(text))).contains("ids are the engine's own");
    }

    @Test
    void whatTheGeneratorChangesIsDetermined() {
        assertThat(Samples.generators(4_000)
                        .flatMap(generator -> generator.writing().stream())
                        .filter(traversal -> !Determinacy.is(traversal))
                        .map(traversal -> Determinacy.why(traversal) + " " + GremlinText.of(traversal)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().limit(2L)",
                "g.V().order().by('k').limit(2L)",
                "g.V().order().by('uid').out().limit(1L)",
                "g.V().out().dedup().path()",
                "g.V().dedup().by('k')",
                "g.V().dedup().by(T.label)",
                "g.V().fold()",
                "g.V().group().by(T.label)",
                "g.V().aggregate('x').cap('x')",
                "g.V().sample(1)",
                "g.V().fold().unfold().path()",
                "g.V().fold().count(Scope.local).path()",
                "g.V().local(__.out().fold().unfold()).path()",
                "g.V().repeat(__.out().fold().unfold()).times(2).simplePath()",
                "g.V().aggregate('x').cap('x').unfold().where(__.path())",
                "g.V().as('a').out().as('b').select('a', 'b').by('k').order().by('uid').limit(2L)",
                "g.V().union(__.outE(), __.out()).order().by('uid').limit(2L)",
                "g.V().union(__.outE(), __.out()).dedup().by('uid')",
                "g.V().valueMap().order().by('uid').fold()",
                "g.V().where(__.out().limit(1L).values('k'))",
                "g.V().filter(__.outV()).has('a', 1)",
                "g.E().union(__.identity(), __.out())",
                "g.V().map(__.out())",
                "g.V().map(__.out().values('k').max(Scope.local))",
                "g.V().map(__.out().groupCount('m'))",
                "g.V().project('a').by(__.out())",
                "g.V().choose(__.out().label()).option('a', __.in())",
                "g.V().both().local(__.out().count())",
                "g.V().both().optional(__.dedup())",
                "g.V().both().dedup().where(__.simplePath())",
                "g.V().repeat(__.both().dedup()).times(2).path()",
                "g.V().as('a').out().as('b').dedup('a').select('b')",
                "g.V().order(Scope.local).by('uid').limit(1L)",
                "g.E().map(__.outV().out().values('uid').fold())"
            })
    void isLeftOpen(String text) {
        assertThat(Determinacy.is(GremlinReader.traversal(text))).isFalse();
    }

    @Test
    void whatTheGeneratorWritesIsDetermined() {
        assertThat(Samples.generators(4_000)
                        .flatMap(generator -> Stream.of(generator.reading(), generator.daring()))
                        .filter(traversal -> !Determinacy.is(traversal))
                        .map(traversal -> Determinacy.why(traversal) + " " + GremlinText.of(traversal)))
                .isEmpty();
    }
}
