package dev.touchstone.host.gremlinreference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.tinkerpop.gremlin.process.traversal.Step;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.util.TraversalHelper;

/** Rewriting of the steps of one class in a compiled traversal. */
@SuppressWarnings({"rawtypes", "unchecked"})
final class Steps {
    private Steps() {}

    /** Does something to each of them. */
    static <S extends Step> Consumer<Traversal.Admin<?, ?>> each(Class<S> type, BiConsumer<S, Traversal.Admin> change) {
        return traversal -> {
            List<S> steps = new ArrayList<>(TraversalHelper.getStepsOfClass(type, traversal));
            steps.forEach(step -> change.accept(step, traversal));
        };
    }

    /** Puts another in the place of each of them; one that gives itself stays. */
    static <S extends Step> Consumer<Traversal.Admin<?, ?>> replaced(Class<S> type, Function<S, Step> other) {
        return each(type, (step, traversal) -> {
            Step replacement = other.apply(step);
            if (replacement != step) {
                TraversalHelper.copyLabels(step, replacement, false);
                TraversalHelper.replaceStep(step, replacement, traversal);
            }
        });
    }

    /** Leaves them out; one with a label stays, because others may ask for it. */
    static <S extends Step> Consumer<Traversal.Admin<?, ?>> removed(Class<S> type) {
        return each(type, (step, traversal) -> {
            if (step.getLabels().isEmpty()) {
                traversal.removeStep(step);
            }
        });
    }

    /** Puts another step after each of them. */
    static <S extends Step> Consumer<Traversal.Admin<?, ?>> followed(Class<S> type, Function<S, Step> next) {
        return each(type, (step, traversal) -> TraversalHelper.insertAfterStep(next.apply(step), step, traversal));
    }
}
