package dev.touchstone.host.gremlinreference;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.tinkerpop.gremlin.process.traversal.Compare;
import org.apache.tinkerpop.gremlin.process.traversal.Contains;
import org.apache.tinkerpop.gremlin.process.traversal.Step;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.step.branch.OptionalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.branch.RepeatStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.branch.UnionStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.AndStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.DedupGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.HasStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.IsStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.LambdaFilterStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.NotStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.OrStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.PathFilterStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.RangeGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.TailGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.TraversalFilterStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.CoalesceStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.CountGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.EdgeVertexStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.FoldStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.GraphStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.GroupCountStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.LambdaMapStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.MaxGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.MeanGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.MinGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.NoOpBarrierStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.OrderGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.PropertiesStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.SumGlobalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.VertexStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.util.HasContainer;
import org.apache.tinkerpop.gremlin.process.traversal.util.AndP;
import org.apache.tinkerpop.gremlin.process.traversal.util.OrP;
import org.apache.tinkerpop.gremlin.process.traversal.util.TraversalHelper;
import org.apache.tinkerpop.gremlin.structure.Direction;
import org.javatuples.Pair;

/** The mutants, by their names; {@code mutants.properties} says what each does. */
// A function that rewrites what it is given holds no state.
@SuppressWarnings({"rawtypes", "unchecked", "ImmutableEnumChecker"})
enum Mutant implements Consumer<Traversal.Admin<?, ?>> {
    IN_IS_OUT(Steps.each(VertexStep.class, (step, traversal) -> {
        if (step.getDirection() == Direction.IN) {
            step.reverseDirection();
        }
    })),
    BOTH_ONCE(Steps.each(VertexStep.class, (step, traversal) -> {
        if (step.getDirection() == Direction.BOTH) {
            TraversalHelper.insertAfterStep(new DedupGlobalStep(traversal), step, traversal);
        }
    })),
    EDGE_LABELS_LOST(Steps.replaced(VertexStep.class, step -> withLabels(step, 0))),
    FIRST_EDGE_LABEL(Steps.replaced(VertexStep.class, step -> withLabels(step, 1))),
    ENDS_SWAPPED(Steps.each(EdgeVertexStep.class, (step, traversal) -> step.reverseDirection())),
    LAST_CONDITION_LOST(Steps.each(HasStep.class, (step, traversal) -> {
        List<HasContainer> containers = step.getHasContainers();
        if (containers.size() > 1) {
            step.removeHasContainer(containers.get(containers.size() - 1));
        }
    })),
    GT_IS_GTE(Predicates.compared(Compare.gt, Compare.gte)),
    LTE_IS_LT(Predicates.compared(Compare.lte, Compare.lt)),
    NEQ_IS_EQ(Predicates.compared(Compare.neq, Compare.eq)),
    WITHIN_SHORT(Predicates.shortened(Contains.within)),
    WITHOUT_SHORT(Predicates.shortened(Contains.without)),
    FIRST_OF_BOTH(Predicates.firstOf(AndP.class)),
    FIRST_OF_EITHER(Predicates.firstOf(OrP.class)),
    IS_LOST(Steps.removed(IsStep.class)),
    NOT_LOST(Steps.removed(NotStep.class)),
    AND_FIRST(Steps.replaced(AndStep.class, Branches::firstOf)),
    OR_FIRST(Steps.replaced(OrStep.class, Branches::firstOf)),
    WHERE_LOST(Steps.removed(TraversalFilterStep.class)),
    DEDUP_LOST(Steps.removed(DedupGlobalStep.class)),
    DEDUP_BY_LOST(Steps.replaced(
            DedupGlobalStep.class,
            step -> step.getLocalChildren().isEmpty() ? step : new DedupGlobalStep(step.getTraversal()))),
    LIMIT_PLUS_ONE(Steps.replaced(
            RangeGlobalStep.class,
            step -> step.getHighRange() == -1 ? step : range(step, step.getLowRange(), step.getHighRange() + 1))),
    SKIP_LOST(Steps.replaced(
            RangeGlobalStep.class, step -> step.getLowRange() == 0 ? step : range(step, 0, step.getHighRange()))),
    TAIL_PLUS_ONE(
            Steps.replaced(TailGlobalStep.class, step -> new TailGlobalStep(step.getTraversal(), step.getLimit() + 1))),
    ORDER_REVERSED(Steps.replaced(OrderGlobalStep.class, step -> {
        OrderGlobalStep other = new OrderGlobalStep(step.getTraversal());
        ((List<Pair<Traversal.Admin, java.util.Comparator>>) step.getComparators())
                .forEach(pair ->
                        other.addComparator(pair.getValue0(), pair.getValue1().reversed()));
        return other;
    })),
    ORDER_FIRST_KEY(Steps.replaced(OrderGlobalStep.class, step -> {
        List<Pair<Traversal.Admin, java.util.Comparator>> pairs = step.getComparators();
        if (pairs.size() < 2) {
            return step;
        }
        OrderGlobalStep other = new OrderGlobalStep(step.getTraversal());
        other.addComparator(pairs.get(0).getValue0(), pairs.get(0).getValue1());
        return other;
    })),
    MIN_IS_MAX(Steps.replaced(MinGlobalStep.class, step -> new MaxGlobalStep(step.getTraversal()))),
    MAX_IS_MIN(Steps.replaced(MaxGlobalStep.class, step -> new MinGlobalStep(step.getTraversal()))),
    MEAN_IS_SUM(Steps.replaced(MeanGlobalStep.class, step -> new SumGlobalStep(step.getTraversal()))),
    COUNT_CAPPED(Steps.followed(
            CountGlobalStep.class,
            step -> new LambdaMapStep<Long, Long>(step.getTraversal(), count -> Math.min(count.get(), 3)))),
    TIMES_PLUS_ONE(Steps.replaced(RepeatStep.class, step -> Branches.looping(step, times -> times + 1))),
    TIMES_CAPPED(Steps.replaced(RepeatStep.class, step -> Branches.looping(step, times -> Math.min(times, 3)))),
    UNION_LAST_LOST(Steps.replaced(UnionStep.class, Branches::withoutLast)),
    COALESCE_REVERSED(Steps.replaced(CoalesceStep.class, Branches::reversed)),
    OPTIONAL_DEMANDS(Steps.replaced(OptionalStep.class, Branches::demanding)),
    SIMPLE_IS_CYCLIC(
            Steps.replaced(PathFilterStep.class, step -> new PathFilterStep(step.getTraversal(), !step.isSimple()))),
    VALUES_FIRST_KEY(Steps.replaced(
            PropertiesStep.class,
            step -> step.getPropertyKeys().length < 2
                    ? step
                    : new PropertiesStep(step.getTraversal(), step.getReturnType(), step.getPropertyKeys()[0]))),
    FOLD_OF_NOTHING_LOST(Steps.followed(
            FoldStep.class,
            step -> new LambdaFilterStep<Object>(
                    step.getTraversal(),
                    list -> !(list.get() instanceof Collection) || !((Collection<?>) list.get()).isEmpty()))),
    GROUP_COUNT_ONCE(Steps.followed(
            GroupCountStep.class,
            step -> new LambdaMapStep<Map<Object, Long>, Map<Object, Long>>(step.getTraversal(), counts -> {
                Map<Object, Long> once = new HashMap<>();
                counts.get().keySet().forEach(key -> once.put(key, 1L));
                return once;
            }))),
    FIRST_ID(Steps.replaced(
            GraphStep.class,
            step -> step.getIds().length < 2
                    ? step
                    : new GraphStep(step.getTraversal(), step.getReturnClass(), step.isStartStep(), step.getIds()[0]))),
    BARRIER_FORGETS(Steps.followed(NoOpBarrierStep.class, step -> new DedupGlobalStep(step.getTraversal())));

    private final Consumer<Traversal.Admin<?, ?>> rewriting;

    Mutant(Consumer<Traversal.Admin<?, ?>> rewriting) {
        this.rewriting = rewriting;
    }

    /** By the word that a user writes, such as {@code in-is-out}. */
    static Mutant named(String word) {
        for (Mutant mutant : values()) {
            if (mutant.word().equals(word)) {
                return mutant;
            }
        }
        throw new IllegalArgumentException("there is no mutant " + word);
    }

    String word() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    @Override
    public void accept(Traversal.Admin<?, ?> traversal) {
        rewriting.accept(traversal);
    }

    private static Step withLabels(VertexStep step, int most) {
        String[] labels = step.getEdgeLabels();
        return labels.length <= most
                ? step
                : new VertexStep(
                        step.getTraversal(),
                        step.getReturnClass(),
                        step.getDirection(),
                        java.util.Arrays.copyOf(labels, most));
    }

    private static Step range(RangeGlobalStep step, long low, long high) {
        return new RangeGlobalStep(step.getTraversal(), low, high);
    }
}
