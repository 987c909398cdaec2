package dev.touchstone.core.relation.draw;

import dev.touchstone.core.relation.draw.GraphOracle.Draft;
import dev.touchstone.core.relation.question.Phrasings;
import java.util.Arrays;
import java.util.List;

/**
 * An oracle before it has a language.
 *
 * @param why one sentence
 * @param example one line
 * @param drafts how its relations are drawn from a graph
 */
record RelationDraw(String name, String why, String example, List<Draft> drafts) {
    RelationDraw(String name, String why, String example, Draft... drafts) {
        this(name, why, example, Arrays.asList(drafts));
    }

    GraphOracle in(Phrasings book, String family) {
        return new GraphOracle(name, family, why, example, drafts, book);
    }
}
