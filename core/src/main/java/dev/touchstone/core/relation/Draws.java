package dev.touchstone.core.relation;

import dev.touchstone.core.relation.GraphOracle.Draft;
import java.util.Arrays;
import java.util.List;

/**
 * An oracle before it has a language.
 *
 * @param why one sentence
 * @param example one line
 * @param drafts how its relations are drawn from a graph
 */
record Draws(String name, String why, String example, List<Draft> drafts) {
    Draws(String name, String why, String example, Draft... drafts) {
        this(name, why, example, Arrays.asList(drafts));
    }

    GraphOracle in(Phrasebook book, String family) {
        return new GraphOracle(name, family, why, example, drafts, book);
    }
}
