package dev.touchstone.host.gremlinreference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.apache.tinkerpop.gremlin.process.traversal.Step;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.lambda.LoopTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.step.branch.OptionalStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.branch.RepeatStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.branch.UnionStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.AndStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.filter.OrStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.CoalesceStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.TraversalFlatMapStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.util.ComputerAwareStep;

/** Steps that hold traversals, made again with others. */
@SuppressWarnings({"rawtypes", "unchecked"})
final class Branches {
    private Branches() {}

    static Step firstOf(AndStep and) {
        return new AndStep(
                and.getTraversal(), (Traversal.Admin) and.getLocalChildren().get(0));
    }

    static Step firstOf(OrStep or) {
        return new OrStep(
                or.getTraversal(), (Traversal.Admin) or.getLocalChildren().get(0));
    }

    static Step reversed(CoalesceStep coalesce) {
        List<Traversal.Admin> children = new ArrayList<>(coalesce.getLocalChildren());
        Collections.reverse(children);
        return new CoalesceStep(coalesce.getTraversal(), children.toArray(new Traversal.Admin[0]));
    }

    /** Those that find nothing are gone, and not kept. */
    static Step demanding(OptionalStep optional) {
        return new TraversalFlatMapStep(
                optional.getTraversal(), (Traversal) optional.getLocalChildren().get(0));
    }

    static Step withoutLast(UnionStep union) {
        List<Traversal.Admin> children = new ArrayList<>(union.getGlobalChildren());
        if (children.size() < 2) {
            return union;
        }
        children.remove(children.size() - 1);
        children.forEach(child -> withoutEnd(child, ComputerAwareStep.EndStep.class));
        return new UnionStep(union.getTraversal(), children.toArray(new Traversal.Admin[0]));
    }

    /** A loop that is gone through so many times goes another number of times. */
    static Step looping(RepeatStep repeat, LongUnaryOperator other) {
        if (!(repeat.getUntilTraversal() instanceof LoopTraversal)) {
            return repeat;
        }
        long times = ((LoopTraversal) repeat.getUntilTraversal()).getMaxLoops();
        RepeatStep changed = new RepeatStep(repeat.getTraversal());
        Traversal.Admin body = repeat.getRepeatTraversal();
        withoutEnd(body, RepeatStep.RepeatEndStep.class);
        changed.setRepeatTraversal(body);
        if (repeat.getEmitTraversal() != null) {
            changed.setEmitTraversal(repeat.getEmitTraversal());
        }
        changed.setUntilTraversal(new LoopTraversal(other.applyAsLong(times)));
        changed.untilFirst = repeat.untilFirst;
        changed.emitFirst = repeat.emitFirst;
        return changed;
    }

    /** A step puts a mark of its own to the end of each traversal that it is given. */
    private static void withoutEnd(Traversal.Admin traversal, Class<?> mark) {
        Step last = traversal.getEndStep();
        if (mark.isInstance(last)) {
            traversal.removeStep(last);
        }
    }
}
