package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.shrink.Shrinker;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.shrink.SparqlShrinkRules;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlText;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** A peer and the reference do not say the same. */
record Difference(Peer peer, TruthCase question, Fail fail) {
    private static final int ATTEMPTS = 1500;

    /** The smallest that differs likewise. */
    Difference reduced() {
        AtomicInteger attempts = new AtomicInteger();
        Case smallest = new Shrinker(
                        new SparqlShrinkRules(), List.of(), this::judge, () -> attempts.incrementAndGet() > ATTEMPTS)
                .reduce(question, fail)
                .smallest();
        return new Difference(peer, (TruthCase) smallest, fail);
    }

    private JudgedRun judge(Case candidate) {
        return new JudgedRun(Transcript.NONE, judge(peer, (TruthCase) candidate));
    }

    static Verdict judge(Peer peer, TruthCase question) {
        return question.judge(List.of(outcome(peer, question)));
    }

    private static Query query(TruthCase question) {
        return ((SparqlQuery) question.statement()).query();
    }

    private static Outcome outcome(Peer peer, TruthCase question) {
        return peer.ask((RdfGraph) question.dataset(), query(question));
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
        return Tree.nodes((Record) query(question)).anyMatch(node);
    }

    @Override
    public String toString() {
        RdfGraph graph = (RdfGraph) question.dataset();
        return question.engine() + "\n" + NTriples.write(graph.triples())
                + SparqlText.of(query(question)) + "\n  " + fail.claim() + "\n  reference "
                + Reference.DEFAULT.evaluate(query(question), GraphStore.of(graph)) + "\n  peer      "
                + outcome(peer, question) + "\n";
    }
}
