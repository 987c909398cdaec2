package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.gremlin.shape.Kind;
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

/** A multiset of elements as lists of ids, each of which is an argument of {@code V()} or {@code E()}. */
record IdLists(Kind kind, List<IdList> lists) {
    /** JanusGraph takes 255 at most. */
    private static final int MOST_IDS = 200;

    /** Beyond this number, a statement gets too long. */
    private static final int MOST_BRANCHES = 50;

    private static final String IDS = "ids";

    /** Elements that are in one list, and how often each of them counts. */
    record IdList(List<Value> members, int times) {}

    /**
     * The lists.
     *
     * @param repeated whether an id that is an argument twice gives its element twice
     */
    static IdLists of(Kind kind, List<Value> members, boolean repeated) {
        return new IdLists(kind, lists(members, repeated));
    }

    private static List<IdList> lists(List<Value> members, boolean repeated) {
        if (repeated) {
            return chunks(members).map(chunk -> new IdList(chunk, 1)).toList();
        }
        Map<Optional<Long>, List<Value>> alike = new LinkedHashMap<>();
        members.forEach(member ->
                alike.computeIfAbsent(key(member), any -> new ArrayList<>()).add(member));
        Map<Integer, List<Value>> byCount = new TreeMap<>();
        alike.values()
                .forEach(same -> byCount.computeIfAbsent(same.size(), any -> new ArrayList<>())
                        .add(same.getFirst()));
        return byCount.entrySet().stream()
                .flatMap(entry -> chunks(entry.getValue()).map(chunk -> new IdList(chunk, entry.getKey())))
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

    /** A start that finds the elements of one list, each once. */
    GremlinStatement start(IdList list) {
        return new GremlinStatement(
                Traversal.of(Call.of(first(), new Parameter(IDS))), Map.of(IDS, ids(list.members())));
    }

    /** A start that finds nothing. */
    GremlinStatement nothing() {
        return new GremlinStatement(
                Traversal.of(Call.of(first()), Call.of("not", Argument.nested(Call.of("identity")))));
    }

    private String first() {
        return kind == Kind.EDGE ? "E" : "V";
    }

    /** A start that finds all of them at once, if there is one. */
    Optional<GremlinStatement> together() {
        int branches = lists.stream().mapToInt(IdList::times).sum();
        return switch (branches) {
            case 0 -> Optional.of(nothing());
            case 1 -> Optional.of(start(lists.getFirst()));
            default -> kind == Kind.EDGE || branches > MOST_BRANCHES ? Optional.empty() : Optional.of(union());
        };
    }

    /** {@code g.inject(0).union(__.V(ids0), __.V(ids0), __.V(ids1))} */
    private GremlinStatement union() {
        List<Argument> branches = new ArrayList<>();
        Map<String, Value> parameters = new LinkedHashMap<>();
        for (int i = 0; i < lists.size(); i++) {
            IdList list = lists.get(i);
            String name = IDS + i;
            parameters.put(name, ids(list.members()));
            for (int time = 0; time < list.times(); time++) {
                branches.add(Argument.nested(Call.of("V", new Parameter(name))));
            }
        }
        return new GremlinStatement(
                Traversal.of(Call.of("inject", Argument.number(0)), new Call("union", branches)), parameters);
    }

    private static Value ids(List<Value> members) {
        return new ListOf(members.stream().map(IdLists::id).toList());
    }

    private static Value id(Value member) {
        return member instanceof Element element ? element.id() : member;
    }
}
