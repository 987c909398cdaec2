package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which elements, before a step of a traversal, the answer tells about: those from which the rest of it finds something. */
public final class Survivors {
    /** They show whether there is one traverser more. */
    private static final Set<String> SUMMARIES = Set.of("count", "fold", "groupCount");

    private Survivors() {}

    /**
     * A filter that keeps these elements, if the answer has a row more for each that gets through the step.
     *
     * @param step the step, which only keeps or drops elements, or sorts them
     * @param later what comes after it
     */
    public static Optional<Call> of(Traversal step, List<Traversal> later) {
        List<Segment> segments = new ArrayList<>();
        later.forEach(piece -> segments.addAll(Segment.of(piece)));
        if (!segments.isEmpty() && isSummary(segments.getLast())) {
            segments.removeLast();
        }
        List<Call> calls =
                segments.stream().flatMap(segment -> segment.unnamed().stream()).toList();
        return keeps(step) && !calls.isEmpty() && segments.stream().allMatch(Survivors::isOfEach)
                ? Optional.of(Call.of("filter", new Argument.Nested(new Traversal(calls))))
                : Optional.empty();
    }

    private static boolean keeps(Traversal step) {
        Steps steps = Steps.of(step);
        return steps.size() == 1
                && (steps.isFilter(0) || Segment.of(step).getFirst().sortsAll());
    }

    private static boolean isSummary(Segment segment) {
        return SUMMARIES.contains(segment.name())
                && segment.calls().size() == 1
                && segment.calls().getFirst().arguments().isEmpty();
    }

    private static boolean isOfEach(Segment segment) {
        return Steps.distributes(segment) || segment.sortsAll();
    }
}
