package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.oracle.Sketch.REJECTED;
import static dev.touchstone.gremlin.oracle.Sketch.TIMED_OUT;
import static dev.touchstone.gremlin.oracle.Sketch.incomplete;
import static dev.touchstone.gremlin.oracle.Sketch.rows;
import static dev.touchstone.gremlin.oracle.Sketch.vertex;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CaseTransfer;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.gremlin.text.GremlinReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DisassembleTraversalOracleTest {
    private static final Traversal TRAVERSAL = Traversal.of(
            Call.of("V"),
            Call.of("hasLabel", Argument.text("L0")),
            Call.of("out", Argument.text("T0")),
            Call.of("count"));
    private static final DisassembleIdsCase CLASSES =
            new DisassembleIdsCase(Sketch.GRAPH, Sketch.ENGINE, TRAVERSAL, false);
    private static final DisassembleIdsCase REPEATED =
            new DisassembleIdsCase(Sketch.GRAPH, Sketch.ENGINE, TRAVERSAL, true);
    private static final Outcome TWO = rows(Values.of(2));
    private static final Outcome BOTH = rows(vertex(3), vertex(5));

    @Test
    void oneStepAfterTheOtherStartsWhereTheOneBeforeEnded() {
        assertThat(Sketch.text(CLASSES.next(List.of()))).isEqualTo("g.V().hasLabel('L0').out('T0').count()");
        assertThat(Sketch.text(CLASSES.next(List.of(TWO)))).isEqualTo("g.V()");
        assertThat(asked(CLASSES, TWO, BOTH)).isEqualTo("g.V(ids).hasLabel('L0') [103, 105]");
        assertThat(asked(CLASSES, TWO, BOTH, rows(vertex(3)))).isEqualTo("g.V(ids).out('T0') [103]");
        assertThat(asked(CLASSES, TWO, BOTH, rows(vertex(3)), BOTH)).isEqualTo("g.V(ids).count() [103, 105]");
        assertThat(CLASSES.next(List.of(TWO, BOTH, rows(vertex(3)), BOTH, TWO))).isEmpty();
    }

    @Test
    void whatWasFoundTwiceCountsTwice() {
        DisassembleIdsCase moves = new DisassembleIdsCase(
                Sketch.GRAPH, Sketch.ENGINE, Traversal.of(Call.of("V"), Call.of("out"), Call.of("in")), false);
        Outcome start = rows(vertex(1));
        Outcome twice = rows(vertex(3), vertex(5), vertex(3));
        assertThat(asked(moves, TWO, start, twice)).isEqualTo("g.V(ids).in() [105]");
        assertThat(asked(moves, TWO, start, twice, rows(vertex(7)))).isEqualTo("g.V(ids).in() [103]");
        assertThat(moves.judge(
                        List.of(rows(vertex(7), vertex(8), vertex(8)), start, twice, rows(vertex(7)), rows(vertex(8)))))
                .isEqualTo(Verdict.pass());
        assertThat(moves.judge(List.of(rows(vertex(7), vertex(8)), start, twice, rows(vertex(7)), rows(vertex(8)))))
                .isEqualTo(wrong("missing"));
    }

    @Test
    void anEngineThatRepeatsWhatIsRepeatedGetsTheListAsItIs() {
        Outcome twice = rows(vertex(3), vertex(5), vertex(3));
        assertThat(asked(REPEATED, TWO, BOTH, twice)).isEqualTo("g.V(ids).out('T0') [103, 105, 103]");
        assertThat(asked(REPEATED, TWO, BOTH, twice, twice)).isEqualTo("g.V(ids).count() [103, 105, 103]");
    }

    @Test
    void onAnotherDatabaseTheListIsNotTakenAsItIs() {
        EngineId janusGraph = EngineId.parse("janusgraph@1.1.0");
        assertThat(CaseTransfer.replaced(REPEATED, Sketch.ENGINE, janusGraph, Optional.empty()))
                .isEqualTo(new DisassembleIdsCase(Sketch.GRAPH, janusGraph, TRAVERSAL, false));
        EngineId older = EngineId.parse("tinkergraph@3.6.1");
        assertThat(CaseTransfer.replaced(REPEATED, Sketch.ENGINE, older, Optional.empty()))
                .isEqualTo(new DisassembleIdsCase(Sketch.GRAPH, older, TRAVERSAL, true));
    }

    @Test
    void whatGathersNeedsAllAtOnce() {
        Outcome twice = rows(vertex(3), vertex(5), vertex(3));
        Optional<Step> step = CLASSES.next(List.of(TWO, BOTH, BOTH, twice));
        assertThat(Sketch.text(step)).isEqualTo("g.inject(0L).union(__.V(ids0), __.V(ids1), __.V(ids1)).count()");
        assertThat(step.orElseThrow().statement().parameters()).containsOnlyKeys("ids0", "ids1");
    }

    @Test
    void anEmptyListIsAStartThatFindsNothing() {
        assertThat(asked(CLASSES, TWO, BOTH, rows())).isEqualTo("g.V().not(__.identity()).count() []");
    }

    @Test
    void whereTheWholeIsRefusedEachStepIsAskedOfNothingToo() {
        assertThat(asked(CLASSES, REJECTED, BOTH, rows())).isEqualTo("g.V().not(__.identity()).out('T0') []");
        assertThat(CLASSES.judge(List.of(REJECTED, BOTH, rows(), REJECTED))).isEqualTo(new Unknown("rejected"));
        assertThat(kind(CLASSES.judge(List.of(REJECTED, BOTH, rows(), rows(), rows(Values.of(0))))))
                .isEqualTo(Kind.UNEXPECTED_EXCEPTION);
    }

    @Test
    void theThreeConsequencesAreToldApart() {
        List<Outcome> parts = List.of(BOTH, BOTH, BOTH);
        assertThat(judge(TWO, parts, TWO)).isEqualTo(Verdict.pass());
        assertThat(judge(TWO, parts, rows(Values.of(3)))).isEqualTo(wrong("missing extra"));
        assertThat(kind(judge(REJECTED, parts, TWO))).isEqualTo(Kind.UNEXPECTED_EXCEPTION);
        assertThat(kind(judge(TWO, parts, REJECTED))).isEqualTo(Kind.MISSING_EXCEPTION);
        assertThat(judge(REJECTED, parts, REJECTED)).isEqualTo(new Unknown("rejected"));
        assertThat(judge(TIMED_OUT, parts, TWO)).isEqualTo(new Unknown("time ran out"));
        assertThat(judge(TWO, parts, incomplete(Values.of(1)))).isEqualTo(new Unknown("too many rows"));
    }

    @Test
    void whichOfSeveralConditionsMeetsAnErrorIsTheEnginesAffair() {
        DisassembleBarrierCase one = barriers("g.V().has('k', P.gt('x'))");
        DisassembleBarrierCase two = barriers("g.V().where(__.out('e')).has('k', P.gt('x'))");
        assertThat(kind(one.judge(List.of(REJECTED, BOTH)))).isEqualTo(Kind.UNEXPECTED_EXCEPTION);
        assertThat(kind(one.judge(List.of(BOTH, REJECTED)))).isEqualTo(Kind.MISSING_EXCEPTION);
        assertThat(two.judge(List.of(REJECTED, BOTH))).isEqualTo(new Unknown("rejected"));
        assertThat(two.judge(List.of(BOTH, REJECTED))).isEqualTo(new Unknown("rejected"));
    }

    @Test
    void ofAnAnswerThatWasCutNothingIsClaimed() {
        assertThat(barriers("g.V().has('k', P.gt('x'))").judge(List.of(incomplete(Values.of(1)), REJECTED)))
                .isInstanceOf(Unknown.class);
    }

    private static DisassembleBarrierCase barriers(String text) {
        return new DisassembleBarrierCase(Sketch.GRAPH, Sketch.ENGINE, GremlinReader.traversal(text));
    }

    @Test
    void aTableIsNoMatterOfATraversalThatLooksAtAllVerticesAgain() {
        Traversal again = GremlinReader.traversal("g.V().flatMap(__.V()).count()");
        assertThat(new DisassembleTableCase(DisassembleTableCase.declaredIn(Sketch.GRAPH), Sketch.ENGINE, again)
                        .isLegal())
                .isFalse();
    }

    @Test
    void barriersStandBetweenTheSteps() {
        DisassembleBarrierCase barriers = new DisassembleBarrierCase(Sketch.GRAPH, Sketch.ENGINE, TRAVERSAL);
        assertThat(Sketch.text(barriers.next(List.of(TWO))))
                .isEqualTo("g.V().barrier().hasLabel('L0').barrier().out('T0').barrier().count()");
        assertThat(barriers.next(List.of(TWO, TWO))).isEmpty();
        assertThat(barriers.judge(List.of(TWO, TWO))).isEqualTo(Verdict.pass());
        assertThat(barriers.judge(List.of(TWO, rows(Values.of(1))))).isEqualTo(wrong("missing extra"));
    }

    @Test
    void aTableIsFilledReadAndRemoved() {
        DisassembleTableCase table =
                new DisassembleTableCase(DisassembleTableCase.declaredIn(Sketch.GRAPH), Sketch.ENGINE, TRAVERSAL);
        assertThat(table.isLegal()).isTrue();
        Outcome done = rows();
        List<Outcome> soFar = new ArrayList<>(List.of(done, TWO, rows(vertex(3), vertex(3))));
        assertThat(Sketch.text(table.next(List.of()))).isEqualTo("g.V().hasLabel('ids').drop()");
        assertThat(Sketch.text(table.next(List.of(done)))).isEqualTo("g.V().hasLabel('L0').out('T0').count()");
        assertThat(Sketch.text(table.next(List.of(done, TWO)))).isEqualTo("g.V()");
        assertThat(Sketch.text(table.next(soFar))).isEqualTo("g.addV('ids').property('ref', 3L).property('times', 2L)");
        assertThat(table.next(soFar).map(Step::changes)).contains(true);
        soFar.add(done);
        assertThat(Sketch.text(table.next(soFar)))
                .isEqualTo("g.V().hasLabel('ids').values('ref').aggregate('references2').fold().V().as('element')"
                        + ".values('uid').where(P.within('references2')).select('element')"
                        + ".union(__.identity(), __.identity()).hasLabel('L0')");
        soFar.add(rows());
        assertThat(Sketch.text(table.next(soFar))).isEqualTo("g.V().hasLabel('ids').drop()");
        soFar.add(done);
        assertThat(Sketch.text(table.next(soFar))).as("nothing to put in").endsWith("select('element').out('T0')");
    }

    @Test
    void aCaseReadsBackAsItWas() {
        for (Case proposed : List.of(
                CLASSES,
                new DisassembleBarrierCase(Sketch.GRAPH, Sketch.ENGINE, TRAVERSAL),
                new DisassembleTableCase(DisassembleTableCase.declaredIn(Sketch.GRAPH), Sketch.ENGINE, TRAVERSAL))) {
            assertThat(Sketch.readBack(proposed)).isEqualTo(proposed);
        }
    }

    /** The text of what is asked, and the ids that go with it: they are all equal, so that they must be looked into. */
    private static String asked(Case proposed, Outcome... soFar) {
        Optional<Step> step = proposed.next(List.of(soFar));
        Value ids = step.orElseThrow().statement().parameters().getOrDefault("ids", new ListOf(List.of()));
        return Sketch.text(step) + " "
                + ((ListOf) ids)
                        .items().stream().map(id -> ((NativeId) id).handle()).toList();
    }

    private static Verdict judge(Outcome whole, List<Outcome> parts, Outcome last) {
        List<Outcome> outcomes = new ArrayList<>(List.of(whole));
        outcomes.addAll(parts);
        outcomes.add(last);
        return CLASSES.judge(outcomes);
    }

    private static Kind kind(Verdict verdict) {
        return ((Fail) verdict).kind();
    }

    private static Verdict wrong(String mark) {
        return new Fail(
                Kind.WRONG_RESULT,
                Sketch.ENGINE,
                mark,
                "The traversal and its steps, one after the other, have different results.");
    }
}
