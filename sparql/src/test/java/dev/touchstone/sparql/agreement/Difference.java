package dev.touchstone.sparql.agreement;

import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.reduce.Reducer;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.oracle.RightSolutions;
import dev.touchstone.sparql.reduce.SparqlHints;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.text.SparqlText;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** A peer and the reference do not say the same. */
record Difference(Peer peer, RightSolutions question, Fail fail) {
    private static final int ATTEMPTS = 1500;

    /** The smallest that differs likewise. */
    Difference reduced() {
        AtomicInteger attempts = new AtomicInteger();
        Case smallest = new Reducer(
                        new SparqlHints(), List.of(), this::judge, () -> attempts.incrementAndGet() > ATTEMPTS)
                .reduce(question, fail)
                .smallest();
        return new Difference(peer, (RightSolutions) smallest, fail);
    }

    private Verdict judge(Case candidate) {
        return judge(peer, (RightSolutions) candidate);
    }

    static Verdict judge(Peer peer, RightSolutions question) {
        return question.judge(List.of(outcome(peer, question)));
    }

    private static Outcome outcome(Peer peer, RightSolutions question) {
        return peer.ask((RdfGraph) question.dataset(), question.statement().query());
    }

    /** Whether all that is too much is columns in which there is nothing. */
    boolean isGoneWithoutEmptyColumns() {
        return outcome(peer, question) instanceof Outcome.Rows rows
                && question.judge(List.of(new Outcome.Rows(Tables.withoutEmptyColumns(rows.answer()), true)))
                        instanceof Verdict.Pass;
    }

    boolean throwsSomethingWith(String words) {
        return outcome(peer, question) instanceof Outcome.Failed failed
                && (failed.error().rootType() + " " + failed.error().words()).contains(words);
    }

    boolean has(Predicate<Record> node) {
        return Tree.nodes((Record) question.statement().query()).anyMatch(node);
    }

    @Override
    public String toString() {
        RdfGraph graph = (RdfGraph) question.dataset();
        return question.engine() + "\n" + NTriples.write(graph.triples())
                + SparqlText.of(question.statement().query()) + "\n  " + fail.claim() + "\n  reference "
                + Reference.DEFAULT.evaluate(question.statement().query(), GraphStore.of(graph)) + "\n  peer      "
                + outcome(peer, question) + "\n";
    }
}
