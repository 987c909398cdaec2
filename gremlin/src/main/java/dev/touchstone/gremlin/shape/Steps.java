package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The steps of a traversal that only reads, each with what belongs to it, and what can be told of them.
 *
 * @param all the calls of each step
 */
public record Steps(List<List<Call>> all) {
    /** Those that keep a traverser or drop it, by nothing but where it is. */
    private static final Set<String> FILTERS =
            Set.of("has", "hasNot", "hasLabel", "where", "filter", "not", "and", "or");

    /** Those that make one value or several of each traverser. */
    private static final Set<String> MAPPING =
            Set.of("values", "id", "label", "properties", "key", "value", "constant", "select", "path", "is", "otherV");

    public Steps {
        all = List.copyOf(all);
    }

    public static Steps of(Traversal traversal) {
        return new Steps(Segment.of(traversal).stream().map(Segment::calls).toList());
    }

    /**
     * Whether the traversal only reads, its steps do one after the other, and its answer does not depend on how traversers are bulked, nor on
     * chance. It may depend on ids, as long as the dataset is not loaded again.
     */
    public static boolean arePlain(Traversal traversal) {
        return notPlain(traversal).isEmpty();
    }

    /** Why it is not so, in a few words; empty where it is. */
    public static Optional<String> notPlain(Traversal traversal) {
        if (Writes.in(traversal)) {
            return Optional.of("it writes");
        }
        return haveInfix(traversal) ? Optional.of("and() or or() between steps") : Determinacy.whyOnOneLoad(traversal);
    }

    /**
     * Whether {@code and()} or {@code or()} stands between steps, at any depth: all before it and all after it are then two filters, so that
     * what is put in or left out changes another step, too.
     */
    static boolean haveInfix(Traversal traversal) {
        return Tree.nodes(traversal)
                .anyMatch(node -> node instanceof Call call
                        && (call.name().equals("and") || call.name().equals("or"))
                        && call.arguments().isEmpty());
    }

    public int size() {
        return all.size();
    }

    public List<Call> get(int step) {
        return all.get(step);
    }

    /** Whether all steps from this one on do to many traversers what they do to each, put together. */
    public boolean distributesFrom(int step) {
        return all.subList(step, all.size()).stream().map(Segment::new).allMatch(Steps::distributes);
    }

    static boolean distributes(Segment segment) {
        return segment.isAtomic() || (MAPPING.contains(segment.name()) && segment.isSteady());
    }

    /** Whether a step from this one on looks at where a traverser has been, at its names or at what others left behind. */
    public boolean isRememberedFrom(int step) {
        return all.subList(step, all.size()).stream().map(Segment::new).anyMatch(Segment::readsHistory);
    }

    /** What traversers are at before each step, and after the last. */
    public List<Kind> kinds() {
        return Kind.OTHER.along(all.stream().map(Segment::new).toList());
    }

    /** Whether a step is a filter, without a name, that looks at nothing but where a traverser is. */
    public boolean isFilter(int step) {
        List<Call> calls = all.get(step);
        return calls.size() == 1
                && FILTERS.contains(calls.getFirst().name())
                && !new Segment(calls).readsHistory()
                && new Segment(calls).isSteady();
    }

    /** Whether a step is one call without traversals in it. */
    public boolean isSimple(int step) {
        List<Call> calls = all.get(step);
        return calls.size() == 1 && calls.getFirst().arguments().stream().noneMatch(Nested.class::isInstance);
    }

    /** The traversal with other calls in the place of some steps. */
    public Traversal with(int from, int to, List<Call> others) {
        List<Call> calls = new ArrayList<>();
        all.subList(0, from).forEach(calls::addAll);
        calls.addAll(others);
        all.subList(to, all.size()).forEach(calls::addAll);
        return new Traversal(calls);
    }

    /**
     * Whether every loop is a loop of another traversal as it is: an {@code emit()} that began a loop ends the one before it where
     * nothing stands between.
     */
    public boolean keepsLoopsIn(Traversal other) {
        List<List<Call>> loops = all.stream()
                .filter(step -> step.stream().anyMatch(call -> call.name().equals("repeat")))
                .toList();
        if (loops.isEmpty()) {
            return true;
        }
        List<List<Call>> left = new ArrayList<>(of(other).all());
        return loops.stream().allMatch(left::remove);
    }
}
