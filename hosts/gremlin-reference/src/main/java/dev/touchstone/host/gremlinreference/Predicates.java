package dev.touchstone.host.gremlinreference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.apache.tinkerpop.gremlin.process.traversal.Compare;
import org.apache.tinkerpop.gremlin.process.traversal.Contains;
import org.apache.tinkerpop.gremlin.process.traversal.P;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.HasStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.IsStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.util.HasContainer;
import org.apache.tinkerpop.gremlin.process.traversal.util.AndP;
import org.apache.tinkerpop.gremlin.process.traversal.util.ConnectiveP;
import org.apache.tinkerpop.gremlin.process.traversal.util.OrP;

/** Rewriting of the predicates in {@code has} and {@code is}. */
@SuppressWarnings({"rawtypes", "unchecked"})
final class Predicates {
    private Predicates() {}

    /** One comparison taken for another. */
    static Consumer<Traversal.Admin<?, ?>> compared(Compare one, Compare other) {
        return rewritten(p -> p.getBiPredicate() == one ? new P(other, p.getValue()) : p);
    }

    /** A list of values of which the last is forgotten. */
    static Consumer<Traversal.Admin<?, ?>> shortened(Contains kind) {
        return rewritten(p -> p.getBiPredicate() == kind && p.getValue() instanceof Collection
                ? new P(kind, withoutLast((Collection<?>) p.getValue()))
                : p);
    }

    /** Of several predicates that are joined so, the first alone. */
    static Consumer<Traversal.Admin<?, ?>> firstOf(Class<? extends ConnectiveP> kind) {
        return rewritten(
                p -> kind.isInstance(p) ? (P) ((ConnectiveP) p).getPredicates().get(0) : p);
    }

    private static List<?> withoutLast(Collection<?> values) {
        List<?> all = new ArrayList<>(values);
        return all.isEmpty() ? all : all.subList(0, all.size() - 1);
    }

    private static Consumer<Traversal.Admin<?, ?>> rewritten(UnaryOperator<P> change) {
        UnaryOperator<P> deep = deep(change);
        Consumer<Traversal.Admin<?, ?>> inHas = Steps.each(HasStep.class, (step, traversal) -> {
            List<HasContainer> containers = new ArrayList<>(step.getHasContainers());
            containers.forEach(step::removeHasContainer);
            containers.forEach(container ->
                    step.addHasContainer(new HasContainer(container.getKey(), deep.apply(container.getPredicate()))));
        });
        Consumer<Traversal.Admin<?, ?>> inIs = Steps.replaced(IsStep.class, step -> {
            P other = deep.apply(step.getPredicate());
            return other.equals(step.getPredicate()) ? step : new IsStep(step.getTraversal(), other);
        });
        return inHas.andThen(inIs);
    }

    /** The change within joined predicates as well. */
    private static UnaryOperator<P> deep(UnaryOperator<P> change) {
        return p -> {
            P changed = change.apply(p);
            if (!changed.equals(p) || !(p instanceof ConnectiveP)) {
                return changed;
            }
            List<P> parts = new ArrayList<>();
            ((ConnectiveP<?>) p)
                    .getPredicates()
                    .forEach(part -> parts.add(deep(change).apply((P) part)));
            return parts.equals(((ConnectiveP<?>) p).getPredicates())
                    ? p
                    : p instanceof AndP ? new AndP(parts) : new OrP(parts);
        };
    }
}
