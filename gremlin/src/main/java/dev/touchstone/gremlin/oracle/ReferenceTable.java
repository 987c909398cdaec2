package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.shape.Kind;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A multiset of elements, as it is stored in the graph: a vertex for each element, with its key and how often it is there.
 *
 * @param times how often an element is there, by its key
 */
record ReferenceTable(Kind kind, Map<Long, Integer> times) {
    static final String LABEL = "ids";

    private static final String REFERENCE = "ref";
    private static final String TIMES = "times";

    /** With more of them, the elements are looked at too often: once for all that are there equally often. */
    private static final int MOST_CLASSES = 40;

    private static final int MOST_ELEMENTS = 500;
    /** Beyond this number, a statement gets too long. */
    private static final int MOST_AT_ONCE = 100;

    static ReferenceTable of(Kind kind, List<Value> members) {
        Map<Long, Integer> times = new TreeMap<>();
        members.forEach(member ->
                times.merge(member instanceof Element element ? element.key().orElse(-1L) : -1L, 1, Integer::sum));
        return new ReferenceTable(kind, times);
    }

    /** A vertex of such a table that refers to nothing. */
    static Node declaring(long key) {
        return new Node(
                key,
                List.of(LABEL),
                Map.of(
                        REFERENCE, new Typed(PropertyType.LONG, Values.of(-1)),
                        TIMES, new Typed(PropertyType.LONG, Values.of(0))));
    }

    static Traversal removal() {
        return Traversal.of(Call.of("V"), Call.of("hasLabel", text(LABEL)), Call.of("drop"));
    }

    boolean isEmpty() {
        return times.isEmpty();
    }

    boolean isTooLarge() {
        return times.size() > MOST_ELEMENTS || classes().size() > MOST_CLASSES;
    }

    private List<Integer> classes() {
        return times.values().stream().distinct().sorted().toList();
    }

    /** What fills it, one statement after the other. */
    List<Traversal> filling() {
        List<Traversal> statements = new ArrayList<>();
        List<Call> calls = new ArrayList<>();
        int count = 0;
        for (Map.Entry<Long, Integer> entry : times.entrySet()) {
            calls.add(Call.of("addV", text(LABEL)));
            calls.add(Call.of("property", text(REFERENCE), number(entry.getKey())));
            calls.add(Call.of("property", text(TIMES), number(entry.getValue())));
            count++;
            if (count % MOST_AT_ONCE == 0 || count == times.size()) {
                statements.add(new Traversal(calls));
                calls.clear();
            }
        }
        return statements;
    }

    /** What gives the elements again, each as often as it is there. */
    Traversal referred() {
        List<Integer> classes = classes();
        if (classes.size() <= 1) {
            int often = classes.isEmpty() ? 1 : classes.getFirst();
            return referred(Traversal.of(Call.of("V"), Call.of("hasLabel", text(LABEL))), often);
        }
        List<Argument> branches = new ArrayList<>();
        for (int often : classes) {
            branches.add(new Nested(
                    referred(Traversal.of(Call.of("V"), Call.of("hasLabel", text(LABEL)), isThere(often)), often)));
        }
        return Traversal.of(Call.of("inject", number(0)), new Call("union", branches));
    }

    /** Without a {@code has}, for which HugeGraph wants an index. */
    private static Call isThere(int often) {
        return Call.of("filter", nested(Call.of("values", text(TIMES)), Call.of("is", number(often))));
    }

    private Traversal referred(Traversal rows, int often) {
        Argument references = text("references" + often);
        Traversal vertices = rows.then(
                Call.of("values", text(REFERENCE)), Call.of("aggregate", references), Call.of("fold"), Call.of("V"));
        return (kind == Kind.EDGE ? vertices.then(Call.of("outE")) : vertices)
                .then(
                        Call.of("as", text("element")),
                        Call.of("values", text(Element.KEY)),
                        Call.of("where", predicate("within", references)),
                        Call.of("select", text("element")))
                .then(multiplied(often));
    }

    /** Makes so many of each: twice as many, and one more. */
    private static List<Call> multiplied(int often) {
        Call identity = Call.of("identity");
        if (often == 1) {
            return List.of();
        }
        if (often % 2 == 1) {
            return List.of(Call.of("union", nested(identity), new Nested(new Traversal(multiplied(often - 1)))));
        }
        List<Call> calls = new ArrayList<>(List.of(Call.of("union", nested(identity), nested(identity))));
        calls.addAll(multiplied(often / 2));
        return calls;
    }
}
