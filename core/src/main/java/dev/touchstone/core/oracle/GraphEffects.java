package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What statements did to a graph, as looks at it show: first at its nodes, then at its edges. */
public record GraphEffects(LookComparison comparison) {
    /** What the looks at a graph show, in their order. */
    static final List<String> LOOKS = List.of("nodes", "edges");

    /** How what a look shows differs from what it should show. */
    public interface LookComparison {
        Difference of(int look, Answer expected, Answer shown);
    }

    /** A look that shows something else. */
    public record Effect(int number, Difference difference) {
        /** What it looks at. */
        public String look() {
            return LOOKS.get(number);
        }
    }

    /** The first look that shows something else than it should; all of them were answered. */
    public Optional<Effect> difference(List<Answer> expected, List<Outcome> shown) {
        return IntStream.range(0, shown.size())
                .mapToObj(i -> new Effect(i, comparison.of(i, expected.get(i), ((Rows) shown.get(i)).answer())))
                .filter(effect -> !effect.difference().isNone())
                .findFirst();
    }

    /**
     * The failure of a statement that leaves a wrong graph.
     *
     * @param mark in what the graph is wrong
     */
    public static Fail fail(EngineId engine, String mark, String claim) {
        return new Fail(Kind.WRONG_RESULT, engine, "graph: " + mark, claim);
    }
}
