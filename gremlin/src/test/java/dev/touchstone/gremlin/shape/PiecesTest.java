package dev.touchstone.gremlin.shape;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import org.junit.jupiter.api.Test;

class PiecesTest {
    private static final Call V = Call.of("V");
    private static final Call OUT = Call.of("out");
    private static final Call COUNT = Call.of("count");

    @Test
    void everyStepBetweenElementsIsAPiece() {
        Call has = Call.of("has", text("k"));
        Pieces pieces = Pieces.of(Traversal.of(V, has, OUT, Call.of("outE"), Call.of("inV"), COUNT));
        assertThat(pieces.start()).isEqualTo(Traversal.of(V));
        assertThat(pieces.steps())
                .containsExactly(
                        Traversal.of(has),
                        Traversal.of(OUT),
                        Traversal.of(Call.of("outE")),
                        Traversal.of(Call.of("inV")));
        assertThat(pieces.rest()).isEqualTo(Traversal.of(COUNT));
        assertThat(List.of(pieces.kindAfter(0), pieces.kindAfter(2), pieces.kindAfter(3), pieces.kindAfter(4)))
                .containsExactly(Kind.VERTEX, Kind.VERTEX, Kind.EDGE, Kind.VERTEX);
    }

    @Test
    void filtersThatAreJoinedByWhatStandsBetweenThemAreOnePiece() {
        Traversal joined = Traversal.of(V, OUT, Call.of("has", text("k")), Call.of("or"), Call.of("has", text("j")));
        assertThat(Pieces.of(joined).start()).isEqualTo(joined);
        assertThat(Pieces.of(joined).isCut()).isFalse();
    }

    @Test
    void whatBelongsToAStepStaysWithIt() {
        Call emit = Call.of("emit");
        Call repeat = Call.of("repeat", nested(OUT));
        Call times = Call.of("times", number(2));
        assertThat(Pieces.of(Traversal.of(V, emit, repeat, times, OUT)).steps())
                .containsExactly(Traversal.of(emit, repeat, times), Traversal.of(OUT));
        assertThat(Pieces.of(Traversal.of(V, repeat, times, emit, OUT)).steps())
                .containsExactly(Traversal.of(repeat, times, emit), Traversal.of(OUT));
        assertThat(Pieces.of(Traversal.of(V, repeat, emit, emit, repeat, times)).steps())
                .as("the second emit is of the second loop")
                .containsExactly(Traversal.of(repeat, emit), Traversal.of(emit, repeat, times));
        List<Call> first = List.of(Call.of("order"), Call.of("by", text("k")), Call.of("limit", number(1)));
        assertThat(Pieces.of(Traversal.of(V, OUT).then(first).then(OUT)).steps())
                .containsExactly(Traversal.of(OUT), new Traversal(first), Traversal.of(OUT));
    }

    @Test
    void whatGathersElementsIsAPieceThatNeedsAllAtOnce() {
        Call order = Call.of("order");
        Call by = Call.of("by", text("k"));
        Pieces counted = Pieces.of(Traversal.of(V, OUT, order, by, COUNT));
        assertThat(counted.steps()).containsExactly(Traversal.of(OUT), Traversal.of(order, by));
        assertThat(List.of(counted.gathers(0), counted.gathers(1))).containsExactly(false, true);
        assertThat(counted.rest()).isEqualTo(Traversal.of(COUNT));
        assertThat(Pieces.of(Traversal.of(V, order, by, Call.of("fold"))).steps())
                .as("a list needs the order")
                .isEmpty();
        assertThat(Pieces.of(Traversal.of(V, OUT, Call.of("dedup"))).rest()).isEqualTo(Traversal.of(Call.of("dedup")));
    }

    @Test
    void nothingIsCutBeforeAStepThatLooksBack() {
        for (Call reader : List.of(
                Call.of("path"),
                Call.of("simplePath"),
                Call.of("select", text("a")),
                Call.of("where", text("a")),
                Call.of("where", nested(Call.of("as", text("a")), OUT)),
                Call.of("dedup", text("a")))) {
            Pieces pieces = Pieces.of(Traversal.of(V, OUT, reader));
            assertThat(pieces.start()).as(reader.name()).isEqualTo(Traversal.of(V, OUT, reader));
            assertThat(pieces.steps()).isEmpty();
        }
        Pieces later = Pieces.of(Traversal.of(V, OUT, Call.of("simplePath"), OUT));
        assertThat(later.start()).isEqualTo(Traversal.of(V, OUT, Call.of("simplePath")));
        assertThat(later.steps()).containsExactly(Traversal.of(OUT));
    }

    @Test
    void whatGathersIsNoPieceUnlessItGathersForEachAlone() {
        Call each = Call.of("where", nested(OUT, COUNT, Call.of("is", number(1))));
        assertThat(Pieces.of(Traversal.of(V, each)).steps()).containsExactly(Traversal.of(each));
        Call all = Call.of("union", nested(OUT, Call.of("dedup")), nested(Call.of("in")));
        assertThat(Pieces.of(Traversal.of(V, OUT, all)).isCut())
                .as("how traversers are bulked decides")
                .isFalse();
    }

    @Test
    void whatLeadsFromElementsToValuesIsNoPiece() {
        Call mixed = Call.of("union", nested(OUT), nested(Call.of("values", text("k"))));
        assertThat(Pieces.of(Traversal.of(V, mixed)).steps()).isEmpty();
        assertThat(Pieces.of(Traversal.of(V)).isCut()).isFalse();
        assertThat(Pieces.of(Traversal.of(V, COUNT)).isCut()).isTrue();
        assertThat(Pieces.of(Traversal.of(V, OUT, Call.of("path"))).isCut()).isFalse();
    }

    @Test
    void aChoiceIsAPieceIfAllItsOptionsLeadToTheSame() {
        Call choose = Call.of("choose", nested(Call.of("label")));
        Call option = Call.of("option", text("A"), nested(OUT));
        Call other = Call.of("option", new Token("Pick", "none"), nested(Call.of("identity")));
        Call edges = Call.of("option", new Token("Pick", "none"), nested(Call.of("outE")));
        assertThat(Pieces.of(Traversal.of(V, choose, option, other)).steps())
                .containsExactly(Traversal.of(choose, option, other));
        assertThat(Pieces.of(Traversal.of(V, choose, option, edges)).steps()).isEmpty();
        Call oneWay = Call.of("choose", nested(OUT), nested(Call.of("outE")));
        assertThat(Pieces.of(Traversal.of(V, oneWay)).steps())
                .as("who does not fulfil the condition stays a vertex")
                .isEmpty();
    }

    @Test
    void whatWasNamedIsOfTheKindThatItWasThen() {
        Call name = Call.of("as", text("a"));
        Traversal named = Traversal.of(V, name, Call.of("outE"), Call.of("select", text("a")));
        assertThat(Pieces.of(named.then(OUT)).start()).isEqualTo(named);
        assertThat(Pieces.of(named.then(OUT)).steps()).containsExactly(Traversal.of(OUT));
        Traversal twice = Traversal.of(V, name, Call.of("outE"), name, Call.of("select", text("a")));
        assertThat(Pieces.of(twice.then(OUT)).isCut()).isFalse();
    }

    @Test
    void aLoopThatCountsItselfLooksAtNothingBefore() {
        Call repeat = Call.of("repeat", nested(OUT));
        Call loops = Call.of("loops");
        Call is = Call.of("is", number(2));
        Call until = Call.of("until", nested(Call.of("or", nested(loops, is), nested(OUT))));
        assertThat(Pieces.of(Traversal.of(V, OUT, repeat, until)).steps())
                .containsExactly(Traversal.of(OUT), Traversal.of(repeat, until));
        Call path = Call.of("until", nested(Call.of("or", nested(loops, is), nested(Call.of("cyclicPath")))));
        assertThat(Pieces.of(Traversal.of(V, OUT, repeat, path)).steps()).isEmpty();
        assertThat(Pieces.of(Traversal.of(V, OUT, loops)).isCut()).isFalse();
    }

    @Test
    void whatGathersWithinABranchDependsOnBulkingAndWhatIsAskedOfEachDoesNot() {
        assertThat(Pieces.of(Traversal.of(V, OUT, Call.of("local", nested(COUNT))))
                        .isCut())
                .isFalse();
        for (String each : List.of("flatMap", "map", "coalesce")) {
            assertThat(Pieces.of(Traversal.of(V, OUT, Call.of(each, nested(OUT, COUNT))))
                            .steps())
                    .as(each)
                    .containsExactly(Traversal.of(OUT));
        }
        List<Call> group = List.of(Call.of("group"), Call.of("by", text("k")), Call.of("by", nested(COUNT)));
        assertThat(Pieces.of(Traversal.of(V, OUT).then(group)).rest()).isEqualTo(new Traversal(group));
    }

    @Test
    void whatWritesStaysWhole() {
        assertThat(Pieces.of(Traversal.of(V, OUT, Call.of("property", text("k"), number(1))))
                        .isCut())
                .isFalse();
        assertThat(Pieces.of(Traversal.of(V, OUT, Call.of("drop"))).isCut()).isFalse();
    }
}
