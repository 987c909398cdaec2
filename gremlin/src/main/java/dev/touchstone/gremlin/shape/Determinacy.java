package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.shape.Indeterminacy.Part;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What of the answer of a traversal is determined as a multiset, as far as its steps tell. What the generator writes is; what a person
 * writes, or a reducer leaves, may not be: without its {@code order} a {@code limit} is a matter of chance, an id is the engine's own, and
 * a plan is engine text. {@link StepTable} and {@link Tokens} say it of every step, token and predicate; {@link TraversalLevel}, {@link Ids} and
 * {@link WritingOrder} of how they stand together.
 */
public final class Determinacy {
    private Determinacy() {}

    public static boolean is(Traversal traversal) {
        return why(traversal).isEmpty();
    }

    /** Why the answer is not determined, in a few words; empty where it is. */
    public static Optional<String> why(Traversal traversal) {
        return open(traversal).map(Indeterminacy::reason).findFirst();
    }

    /** Why it is not even between statements on one engine that was loaded once, where ids stay as they are. */
    public static Optional<String> whyOnOneLoad(Traversal traversal) {
        return open(traversal)
                .filter(open -> open.part() != Part.IDS)
                .map(Indeterminacy::reason)
                .findFirst();
    }

    /** Everything that is left open, as far as it is found: each check stops at the first. */
    public static Stream<Indeterminacy> open(Traversal traversal) {
        Stream<Supplier<Stream<Indeterminacy>>> checks = Stream.of(
                () -> nodes(traversal, node -> node instanceof Call call ? StepTable.open(call) : Optional.empty()),
                () -> nodes(traversal, Tokens::open),
                () -> TraversalLevel.of(traversal).stream().flatMap(level -> level.open().stream()),
                () -> WritingOrder.open(traversal).stream(),
                () -> where(!StepTypes.is(traversal), "a step gets what it cannot take"),
                () -> where(
                        !Segment.of(traversal).stream().allMatch(Segment::isSteady),
                        "it depends on how traversers are bulked"),
                () -> where(SideEffects.areReadWhileFilled(traversal), "what is put aside is read while it grows"),
                () -> where(SideEffects.areNamedLikeSteps(traversal), "a name for two things"));
        return checks.flatMap(Supplier::get);
    }

    private static Stream<Indeterminacy> nodes(Traversal traversal, Function<Record, Optional<Indeterminacy>> of) {
        return Tree.nodes(traversal).flatMap(node -> of.apply(node).stream());
    }

    private static Stream<Indeterminacy> where(boolean isLeftOpen, String reason) {
        return isLeftOpen ? Stream.of(new Indeterminacy(Part.VALUES, reason)) : Stream.empty();
    }
}
