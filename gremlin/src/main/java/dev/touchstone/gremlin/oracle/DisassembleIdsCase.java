package dev.touchstone.gremlin.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.Count;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transferable;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.gremlin.shape.Determinacy;
import dev.touchstone.gremlin.shape.Kind;
import dev.touchstone.gremlin.shape.Pieces;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Parameter;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
    /** JanusGraph takes 255 at most. */
    private static final int MOST_IDS = 200;

    /** Beyond this number, a statement gets too long. */
    private static final int MOST_BRANCHES = 50;

    private static final String IDS = "ids";

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public boolean isLegal() {
        return Determinacy.whyOnOneLoad(traversal).isEmpty()
                && Pieces.of(traversal).isCut();
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
        Progress progress = progress(soFar);
        return progress.statement()
                .map(statement -> Step.read(engine, statement).as(progress.role()));
    }

    @Override
    public String demand() {
        return PieceJudge.demand(traversal) + " Each step starts from the ids that the previous one returned.";
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new GremlinStatement(traversal));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return new PieceJudge(engine, traversal, "duplicates at the cut")
                .judge(
                        outcomes.getFirst(),
                        outcomes.subList(1, outcomes.size()),
                        () -> progress(outcomes).result());
    }

    /** How far the steps have come: what to ask next, or what has come of them, or neither where nothing can be concluded. */
    private record Progress(String role, Optional<GremlinStatement> statement, Optional<List<Value>> result) {
        static Progress asks(String role, GremlinStatement statement) {
            return new Progress(role, Optional.of(statement), Optional.empty());
        }

        static Progress gives(List<Value> result) {
            return new Progress("", Optional.empty(), Optional.of(result));
        }

        static Progress stuck() {
            return new Progress("", Optional.empty(), Optional.empty());
        }
    }

    private Progress progress(List<Outcome> outcomes) {
        Pieces pieces = Pieces.of(traversal);
        FoundElements found = new FoundElements(outcomes, 1);
        if (found.isOver()) {
            return Progress.asks("Its start", new GremlinStatement(pieces.start()));
        }
        Optional<List<Value>> members = found.next();
        for (int i = 0; i < pieces.steps().size(); i++) {
            List<Value> after = new ArrayList<>();
            if (members.isEmpty()) {
                return Progress.stuck();
            }
            if (pieces.gathers(i)) {
                if (found.isOver()) {
                    return together(
                            words(i),
                            pieces.kindAfter(i),
                            members.get(),
                            pieces.steps().get(i));
                }
                members = found.next();
                continue;
            }
            for (Batch batch : asked(members.get(), outcomes.getFirst())) {
                if (found.isOver()) {
                    return Progress.asks(
                            words(i) + times(batch),
                            statement(
                                    pieces.kindAfter(i),
                                    batch.members(),
                                    pieces.steps().get(i)));
                }
                Optional<List<Value>> came = found.next();
                if (came.isEmpty()) {
                    return Progress.stuck();
                }
                for (int time = 0; time < batch.times(); time++) {
                    after.addAll(came.get());
                }
            }
            members = Optional.of(after);
        }
        return members.map(all -> gathered(pieces, all, found)).orElseGet(Progress::stuck);
    }

    private Progress gathered(Pieces pieces, List<Value> members, FoundElements found) {
        if (pieces.rest().calls().isEmpty()) {
            return Progress.gives(members);
        }
        return found.isOver()
                ? together(
                        words(pieces.steps().size()),
                        pieces.kindAfter(pieces.steps().size()),
                        members,
                        pieces.rest())
                : found.next().map(Progress::gives).orElseGet(Progress::stuck);
    }

    private static String words(int step) {
        return "Its step " + (step + 1) + ", on the previous result";
    }

    private static String times(Batch batch) {
        return batch.times() == 1 ? "" : ", whose results count " + Count.of(batch.times(), "time");
    }

    /** Asks for what comes of all members at once, if that can be asked. */
    private Progress together(String role, Kind kind, List<Value> members, Traversal step) {
        List<Batch> batches = batches(members);
        int branches = batches.stream().mapToInt(Batch::times).sum();
        if (branches <= 1) {
            return Progress.asks(role, statement(kind, members, step));
        }
        return kind == Kind.EDGE || branches > MOST_BRANCHES
                ? Progress.stuck()
                : Progress.asks(role, union(batches, step));
    }

    /** {@code g.inject(0).union(__.V(ids0), __.V(ids0), __.V(ids1))} and what follows. */
    private static GremlinStatement union(List<Batch> batches, Traversal rest) {
        List<Argument> branches = new ArrayList<>();
        Map<String, Value> parameters = new LinkedHashMap<>();
        for (int i = 0; i < batches.size(); i++) {
            Batch batch = batches.get(i);
            String name = IDS + i;
            parameters.put(name, ids(batch.members()));
            for (int time = 0; time < batch.times(); time++) {
                branches.add(Argument.nested(Call.of("V", new Parameter(name))));
            }
        }
        Traversal all = Traversal.of(Call.of("inject", Argument.number(0)), new Call("union", branches));
        return new GremlinStatement(all.then(rest.calls()), parameters);
    }

    /** Members that go into one statement, and how often each of them counts. */
    private record Batch(List<Value> members, int times) {}

    /** What to ask a step of: of nothing only where the whole was refused, to see whether the step is, whatever it works on. */
    private List<Batch> asked(List<Value> members, Outcome whole) {
        return members.isEmpty() && !(whole instanceof Outcome.Rows)
                ? List.of(new Batch(members, 1))
                : batches(members);
    }

    private List<Batch> batches(List<Value> members) {
        if (repeated) {
            return chunks(members).map(chunk -> new Batch(chunk, 1)).toList();
        }
        Map<Optional<Long>, List<Value>> alike = new LinkedHashMap<>();
        members.forEach(member ->
                alike.computeIfAbsent(key(member), any -> new ArrayList<>()).add(member));
        Map<Integer, List<Value>> byCount = new TreeMap<>();
        alike.values()
                .forEach(same -> byCount.computeIfAbsent(same.size(), any -> new ArrayList<>())
                        .add(same.getFirst()));
        return byCount.entrySet().stream()
                .flatMap(entry -> chunks(entry.getValue()).map(chunk -> new Batch(chunk, entry.getKey())))
                .toList();
    }

    private static Optional<Long> key(Value member) {
        return member instanceof Element element ? element.key() : Optional.empty();
    }

    private static Stream<List<Value>> chunks(List<Value> members) {
        return IntStream.rangeClosed(0, (members.size() - 1) / MOST_IDS)
                .filter(i -> !members.isEmpty())
                .mapToObj(i -> members.subList(i * MOST_IDS, Math.min(members.size(), (i + 1) * MOST_IDS)));
    }

    private static GremlinStatement statement(Kind kind, List<Value> members, Traversal step) {
        String start = kind == Kind.EDGE ? "E" : "V";
        if (members.isEmpty()) {
            Traversal nothing = Traversal.of(Call.of(start), Call.of("not", Argument.nested(Call.of("identity"))));
            return new GremlinStatement(nothing.then(step.calls()));
        }
        Traversal traversal = Traversal.of(Call.of(start, new Parameter(IDS))).then(step.calls());
        return new GremlinStatement(traversal, Map.of(IDS, ids(members)));
    }

    private static Value ids(List<Value> members) {
        return new ListOf(members.stream().map(DisassembleIdsCase::id).toList());
    }

    private static Value id(Value member) {
        return member instanceof Element element ? element.id() : member;
    }
}
