package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.shape.Determinacy;
import dev.touchstone.gremlin.shape.Kind;
import dev.touchstone.gremlin.shape.Pieces;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A traversal, and its atomic steps with the keys of what was found so far in vertices of a label of their own, one for each time that
 * something was found.
 *
 * <p>Sound because each of these vertices meets the one element whose key it holds, so that the next step begins with the very multiset
 * that was found. They have no edges and no other property, and a traversal that looks at all vertices once more is not taken apart, so
 * that no step sees them. They are removed before the next step; if anything goes wrong, the dataset is loaded anew. A failure that only
 * comes of what earlier tables left behind is not confirmed on a fresh process, and not reported.
 *
 * @param dataset with one such vertex, so that a database that must know its schema does; the first thing that is done is to remove it
 */
@JsonTypeName("disassemble-table")
public record DisassembleTableCase(PropertyGraph dataset, EngineId engine, Traversal traversal) implements Case {
    private static final String LABEL = "ids";
    private static final String REFERENCE = "ref";
    /** Beyond this number, a statement gets too long. */
    private static final int MOST = 150;
    /** Where some are there more than once, elements are looked at for each of them; beyond so many that takes too long. */
    private static final int MOST_REPEATED = 40;

    /** The graph with a vertex of the label. */
    static PropertyGraph declaredIn(PropertyGraph graph) {
        List<Node> nodes = new ArrayList<>(graph.nodes());
        long key = nodes.stream().mapToLong(Node::key).max().orElse(0) + 1;
        Node declaring = new Node(key, List.of(LABEL), Map.of(REFERENCE, new Typed(PropertyType.LONG, Values.of(-1))));
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
                && !looksAgain()
                && dataset.nodes().stream().anyMatch(node -> node.labels().equals(List.of(LABEL)));
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
                Optional.of(Step.write(engine, new GremlinStatement(removal()))
                        .as("Remove the vertex that only defined the label"));
            case 1 ->
                Optional.of(Step.read(engine, new GremlinStatement(traversal)).as(PieceJudge.WHOLE));
            default -> progress(soFar).step();
        };
    }

    /** What others of its kind do first is to remove every vertex of the label, and nothing else was changed. */
    @Override
    public boolean leavesAsLoaded(List<Outcome> outcomes) {
        return outcomes.stream().allMatch(outcome -> outcome instanceof Outcome.Rows || outcome.isRefusedAtOnce());
    }

    @Override
    public String demand() {
        return PieceJudge.demand(traversal)
                + " Each step works on the result of the previous one, which is stored as references in vertices"
                + " labelled '" + LABEL + "'.";
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
        List<Outcome> parts = new ArrayList<>(outcomes);
        Outcome whole = parts.remove(1);
        return new PieceJudge(engine, traversal, "temporary table too large")
                .judge(whole, parts, () -> progress(outcomes).result());
    }

    /** Whether something was refused that the traversal does not ask for. */
    private boolean isHindered(List<Outcome> outcomes) {
        return IntStream.range(0, outcomes.size())
                .filter(i -> outcomes.get(i) instanceof Outcome.Rejected)
                .anyMatch(
                        i -> next(outcomes.subList(0, i)).filter(Step::changes).isPresent());
    }

    /** What to do next, or what has come of it, or neither where nothing can be concluded. */
    private record Progress(Optional<Step> step, Optional<List<Value>> result) {}

    private Progress progress(List<Outcome> outcomes) {
        Pieces pieces = Pieces.of(traversal);
        List<Traversal> steps = new ArrayList<>(pieces.steps());
        if (!pieces.rest().calls().isEmpty()) {
            steps.add(pieces.rest());
        }
        FoundElements found = new FoundElements(outcomes, 2);
        if (found.isOver()) {
            return asks(Step.read(engine, new GremlinStatement(pieces.start())).as("Its start"));
        }
        Optional<List<Value>> members = found.next();
        for (int i = 0; i < steps.size(); i++) {
            if (members.isEmpty() || isTooLong(members.get())) {
                return new Progress(Optional.empty(), Optional.empty());
            }
            Kind kind = pieces.kindAfter(Math.min(i, pieces.steps().size()));
            List<Value> before = members.get();
            for (Act act : before.isEmpty() ? List.of(Act.STEP) : List.of(Act.values())) {
                if (found.isOver()) {
                    return asks(step(act, before, kind, steps.get(i)).as(act.words(i + 1)));
                }
                Optional<List<Value>> came = found.next();
                if (came.isEmpty()) {
                    return new Progress(Optional.empty(), Optional.empty());
                }
                members = act == Act.STEP ? came : members;
            }
        }
        return new Progress(Optional.empty(), members);
    }

    private static boolean isTooLong(List<Value> members) {
        return members.size() > (isRepeating(members) ? MOST_REPEATED : MOST);
    }

    private static boolean isRepeating(List<Value> members) {
        return members.stream().distinct().count() < members.size();
    }

    private static Progress asks(Step step) {
        return new Progress(Optional.of(step), Optional.empty());
    }

    /** What is done for a step of the traversal, in this order. */
    private enum Act {
        FILL,
        STEP,
        REMOVE;

        String words(int number) {
            return switch (this) {
                case FILL -> "Store references to the result";
                case STEP -> "Its step " + number + ", on the stored references";
                case REMOVE -> "Remove the references";
            };
        }
    }

    private Step step(Act act, List<Value> members, Kind kind, Traversal step) {
        return switch (act) {
            case FILL -> Step.write(engine, new GremlinStatement(table(members)));
            case STEP ->
                Step.read(engine, new GremlinStatement(referred(kind, members).then(step.calls())));
            case REMOVE -> Step.write(engine, new GremlinStatement(removal()));
        };
    }

    private static Traversal table(List<Value> members) {
        List<Call> calls = new ArrayList<>();
        for (Value member : members) {
            long key = member instanceof Element element ? element.key().orElse(-1L) : -1;
            calls.add(Call.of("addV", text(LABEL)));
            calls.add(Call.of("property", text(REFERENCE), number(key)));
        }
        return new Traversal(calls);
    }

    /**
     * The elements whose keys are in the table, each as often as it is there. Where each is there once, all elements are looked at once; else
     * they are looked at for every reference, which takes long.
     */
    private static Traversal referred(Kind kind, List<Value> members) {
        Traversal references =
                Traversal.of(Call.of("V"), Call.of("hasLabel", text(LABEL)), Call.of("values", text(REFERENCE)));
        boolean each = isRepeating(members);
        Traversal known = each
                ? references.then(Call.of("as", text("reference")))
                : references.then(Call.of("aggregate", text("references")), Call.of("fold"));
        Traversal vertices = known.then(Call.of("V"));
        Traversal keys = (kind == Kind.EDGE ? vertices.then(Call.of("outE")) : vertices)
                .then(Call.of("as", text("element")), Call.of("values", text(Element.KEY)));
        Traversal met = each
                ? keys.then(
                        Call.of("as", text("key")), Call.of("where", text("reference"), predicate("eq", text("key"))))
                : keys.then(Call.of("where", predicate("within", text("references"))));
        return met.then(Call.of("select", text("element")));
    }

    private static Traversal removal() {
        return Traversal.of(Call.of("V"), Call.of("hasLabel", text(LABEL)), Call.of("drop"));
    }
}
