package dev.touchstone.gremlin.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.Count;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transferable;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.shape.Determinacy;
import dev.touchstone.gremlin.shape.ExactSums;
import dev.touchstone.gremlin.shape.Pieces;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A traversal, and its atomic steps with the ids of what was found so far as arguments of {@code V()} or {@code E()}.
 *
 * <p>Sound because an atomic step works on each traverser alone: what it makes of a multiset is what it makes of its members, each as often
 * as it is a member. Where an engine gives an element once for each time that its id is an argument, the multiset is passed as it is. Where
 * it does not, members that are there equally often are passed together, each once, and what comes of them counts so many times. What
 * gathers all traversers at the end must get all of them at once: vertices from a {@code union} of several {@code V()}, none of which has
 * an id twice; of edges that are repeated nothing is concluded, because {@code E()} begins a traversal alone. {@code V()} without arguments
 * means all vertices, and so a start that finds nothing stands for an empty list.
 *
 * @param repeated whether an id that is an argument twice gives its element twice
 */
@JsonTypeName("disassemble-ids")
public record DisassembleIdsCase(Dataset dataset, EngineId engine, Traversal traversal, boolean repeated)
        implements Transferable {
    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public boolean isLegal() {
        return Determinacy.whyOnOneLoad(traversal).isEmpty()
                && Pieces.of(traversal).isCut()
                && dataset instanceof PropertyGraph graph
                && ExactSums.are(traversal, graph);
    }

    /** Sound on every engine: ids that are distinguished mean the same everywhere. */
    @Override
    public Case elsewhere() {
        return new DisassembleIdsCase(dataset, engine, traversal, false);
    }

    /** What is true of ids on one engine need not be on another. */
    @Override
    public boolean isWithin(Dialect dialect) {
        return Transferable.super.isWithin(dialect) && (!repeated || dialect.has(Dialect.REPEATED_IDS));
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        if (soFar.isEmpty()) {
            return Optional.of(
                    Step.read(engine, new GremlinStatement(traversal)).as(PieceJudge.WHOLE));
        }
        return progress(soFar).next(judge(), engine, soFar.getFirst(), soFar);
    }

    @Override
    public String demand() {
        return PieceJudge.DEMAND + " Each step starts from the ids that the previous one returned.";
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new GremlinStatement(traversal));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Progress progress = progress(outcomes);
        return judge().judge(
                        outcomes.getFirst(),
                        outcomes.subList(1, progress.used()),
                        progress.besides(outcomes),
                        progress);
    }

    private PieceJudge judge() {
        return new PieceJudge(engine, traversal, "duplicates at the cut");
    }

    private Progress progress(List<Outcome> outcomes) {
        Pieces pieces = Pieces.of(traversal);
        FoundElements found = new FoundElements(outcomes, 1);
        if (found.isOver()) {
            return Progress.asks(
                    Step.read(engine, new GremlinStatement(pieces.start())).as("Its start"), found.used());
        }
        Optional<List<Value>> members = found.next();
        if (members.isEmpty()) {
            return Progress.stuck(found.used(), found.evidence(() -> Evidence.ofStart(pieces.start(), pieces.parts())));
        }
        return progress(pieces, members.get(), outcomes.getFirst(), found);
    }

    private Progress progress(Pieces pieces, List<Value> first, Outcome whole, FoundElements found) {
        List<Traversal> parts = pieces.parts();
        List<Value> members = first;
        for (int i = 0; i < parts.size(); i++) {
            Traversal part = parts.get(i);
            Optional<List<Batch>> batches = batches(pieces, i, members, whole);
            if (batches.isEmpty()) {
                return Progress.stuck(found.used(), Evidence.NONE);
            }
            List<Value> after = new ArrayList<>();
            for (Batch batch : batches.get()) {
                if (found.isOver()) {
                    return Progress.asks(
                            Step.read(engine, batch.start().then(part.calls())).as(words(i) + batch.words()),
                            found.used());
                }
                Optional<List<Value>> came = found.next();
                if (came.isEmpty()) {
                    List<Traversal> later = parts.subList(i + 1, parts.size());
                    return Progress.stuck(
                            found.used(), found.evidence(() -> Evidence.ofStep(batch.start(), part, later)));
                }
                for (int time = 0; time < batch.times(); time++) {
                    after.addAll(came.get());
                }
            }
            members = after;
        }
        return Progress.gives(members, found.used());
    }

    private static String words(int part) {
        return "Its step " + (part + 1) + ", on the previous result";
    }

    /**
     * What a part is asked of in one statement.
     *
     * @param start what gives it
     * @param times how often its results count
     */
    private record Batch(GremlinStatement start, int times) {
        String words() {
            return times == 1 ? "" : ", whose results count " + Count.of(times, "time");
        }
    }

    /** What to ask a part of, or empty where that cannot be asked. Of nothing only where the whole was refused, to see whether the part is, whatever it works on. */
    private Optional<List<Batch>> batches(Pieces pieces, int part, List<Value> members, Outcome whole) {
        IdLists lists = IdLists.of(pieces.kindAfter(part), members, repeated);
        if (pieces.gathers(part)) {
            return lists.together().map(start -> List.of(new Batch(start, 1)));
        }
        return Optional.of(
                members.isEmpty() && !(whole instanceof Outcome.Rows)
                        ? List.of(new Batch(lists.nothing(), 1))
                        : lists.lists().stream()
                                .map(list -> new Batch(lists.start(list), list.times()))
                                .toList());
    }
}
