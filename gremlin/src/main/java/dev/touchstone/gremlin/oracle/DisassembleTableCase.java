package dev.touchstone.gremlin.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.shape.Determinacy;
import dev.touchstone.gremlin.shape.ExactSums;
import dev.touchstone.gremlin.shape.Pieces;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A traversal, and its atomic steps with the keys of what was found so far in vertices of a label of their own, each with the number of
 * times that it was found.
 *
 * <p>Sound because each of these vertices meets the one element whose key it holds, and a union of n ways to stay gives it n times, so that
 * the next step begins with the very multiset that was found. They have no edges and no other property, and a traversal that looks at all vertices once more is not taken apart, so
 * that no step sees them. They are removed before the next step; if anything goes wrong, the dataset is loaded anew. A failure that only
 * comes of what earlier tables left behind is not confirmed on a fresh process, and not reported.
 *
 * @param dataset with one such vertex, so that a database that must know its schema does; the first thing that is done is to remove it
 */
@JsonTypeName("disassemble-table")
public record DisassembleTableCase(PropertyGraph dataset, EngineId engine, Traversal traversal) implements Case {
    /** The graph with a vertex of the label. */
    static PropertyGraph declaredIn(PropertyGraph graph) {
        List<Node> nodes = new ArrayList<>(graph.nodes());
        long key = nodes.stream().mapToLong(Node::key).max().orElse(0) + 1;
        Node declaring = ReferenceTable.declaring(key);
        nodes.add(declaring);
        List<Change> history = new ArrayList<>(graph.history());
        if (!history.isEmpty()) {
            history.add(new Change.AddNode(declaring));
        }
        return new PropertyGraph(graph.schema(), nodes, graph.edges(), graph.indexes(), history);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public boolean isLegal() {
        return Determinacy.whyOnOneLoad(traversal).isEmpty()
                && Pieces.of(traversal).isCut()
                && ExactSums.are(traversal, dataset)
                && !looksAgain()
                && dataset.nodes().stream().anyMatch(node -> node.labels().equals(List.of(ReferenceTable.LABEL)));
    }

    private boolean looksAgain() {
        return Tree.nodes(traversal)
                        .filter(node -> node instanceof Call call
                                && (call.name().equals("V") || call.name().equals("E")))
                        .count()
                > 1;
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return switch (soFar.size()) {
            case 0 ->
                Optional.of(Step.write(engine, new GremlinStatement(ReferenceTable.removal()))
                        .as("Remove the vertex that only defined the label"));
            case 1 ->
                Optional.of(Step.read(engine, new GremlinStatement(traversal)).as(PieceJudge.WHOLE));
            default -> progress(soFar).next(judge(), engine, soFar.get(1), soFar);
        };
    }

    /** What others of its kind do first is to remove every vertex of the label, and nothing else was changed. */
    @Override
    public boolean leavesAsLoaded(List<Outcome> outcomes) {
        return outcomes.stream().allMatch(outcome -> outcome instanceof Outcome.Rows || outcome.isRefusedAtOnce());
    }

    @Override
    public String demand() {
        return PieceJudge.DEMAND
                + " Each step works on the result of the previous one, which is stored as references in vertices"
                + " labelled '" + ReferenceTable.LABEL + "'.";
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new GremlinStatement(traversal));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        if (outcomes.size() < 2) {
            return new Verdict.Unknown("temporary table not removed");
        }
        if (isHindered(outcomes)) {
            return new Verdict.Unknown("temporary table not filled or removed");
        }
        Progress progress = progress(outcomes);
        List<Outcome> parts = new ArrayList<>(outcomes.subList(0, progress.used()));
        Outcome whole = parts.remove(1);
        return judge().judge(whole, parts, progress.besides(outcomes), progress);
    }

    private PieceJudge judge() {
        return new PieceJudge(engine, traversal, "temporary table too large");
    }

    /** Whether something was refused that the traversal does not ask for. */
    private boolean isHindered(List<Outcome> outcomes) {
        return IntStream.range(0, outcomes.size())
                .filter(i -> outcomes.get(i) instanceof Outcome.Rejected)
                .anyMatch(
                        i -> next(outcomes.subList(0, i)).filter(Step::changes).isPresent());
    }

    private Progress progress(List<Outcome> outcomes) {
        Pieces pieces = Pieces.of(traversal);
        List<Traversal> parts = pieces.parts();
        FoundElements found = new FoundElements(outcomes, 2);
        if (found.isOver()) {
            return asks(Step.read(engine, new GremlinStatement(pieces.start())).as("Its start"), found);
        }
        Optional<List<Value>> members = found.next();
        if (members.isEmpty()) {
            return Progress.stuck(found.used(), found.evidence(() -> Evidence.ofStart(pieces.start(), parts)));
        }
        for (int i = 0; i < parts.size(); i++) {
            ReferenceTable table = ReferenceTable.of(pieces.kindAfter(i), members.get());
            if (table.isTooLarge()) {
                return Progress.stuck(found.used(), Evidence.NONE);
            }
            GremlinStatement start = new GremlinStatement(table.referred());
            Traversal part = parts.get(i);
            for (Step act : acts(table, start.then(part.calls()), i + 1)) {
                if (found.isOver()) {
                    return asks(act, found);
                }
                Optional<List<Value>> came = found.next();
                if (came.isEmpty()) {
                    List<Traversal> later = parts.subList(i + 1, parts.size());
                    return Progress.stuck(found.used(), found.evidence(() -> Evidence.ofStep(start, part, later)));
                }
                members = act.changes() ? members : came;
            }
        }
        return Progress.gives(members.get(), found.used());
    }

    private static Progress asks(Step step, FoundElements found) {
        return Progress.asks(step, found.used());
    }

    /** What is done for a step of the traversal, in this order. */
    private List<Step> acts(ReferenceTable table, GremlinStatement step, int number) {
        List<Step> acts = new ArrayList<>();
        for (Traversal filling : table.filling()) {
            acts.add(Step.write(engine, new GremlinStatement(filling)).as("Store references to the result"));
        }
        acts.add(Step.read(engine, step).as("Its step " + number + ", on the stored references"));
        if (!table.isEmpty()) {
            acts.add(Step.write(engine, new GremlinStatement(ReferenceTable.removal()))
                    .as("Remove the references"));
        }
        return acts;
    }
}
