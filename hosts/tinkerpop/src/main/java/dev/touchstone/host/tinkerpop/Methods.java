package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.NotSupported;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.P;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.TraversalSource;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;

/**
 * Calls the steps of whatever TinkerPop is on the class path by name.
 *
 * <p>Among overloads the one of the least {@link Fit cost} is taken; the order of their signatures decides between
 * equals, so that the choice is the same in every run. What was chosen is kept by the types of receiver and arguments.
 */
final class Methods {
    private final Map<Signature, Overload> chosen = new HashMap<>();

    /** Calls a step of a source or a traversal, or a connective of a predicate. */
    Object call(Object receiver, String name, Object[] arguments) throws Exception {
        return invoke(owner(receiver, name), false, name, receiver, arguments);
    }

    Object callStatic(Class<?> type, String name, Object[] arguments) throws Exception {
        return invoke(type, true, name, null, arguments);
    }

    /** Only the interface of a traversal counts: its implementation has methods that are not steps. */
    private static Class<?> owner(Object receiver, String name) {
        if (receiver instanceof GraphTraversal) {
            return GraphTraversal.class;
        }
        if (receiver instanceof GraphTraversalSource || receiver instanceof P) {
            return receiver.getClass();
        }
        throw new NotSupported("call " + name + " on " + receiver);
    }

    private Object invoke(Class<?> owner, boolean isStatic, String name, Object receiver, Object[] arguments)
            throws Exception {
        Overload overload =
                chosen.computeIfAbsent(new Signature(owner, isStatic, name, types(arguments)), Methods::choose);
        try {
            return overload.invoke(receiver, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error) {
                throw (Error) e.getCause();
            }
            throw (Exception) e.getCause();
        }
    }

    private static Class<?>[] types(Object[] arguments) {
        Class<?>[] types = new Class<?>[arguments.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = arguments[i] == null ? null : arguments[i].getClass();
        }
        return types;
    }

    private static Overload choose(Signature signature) {
        return Arrays.stream(signature.owner.getMethods())
                .filter(method -> method.getName().equals(signature.name) && isStep(method, signature.isStatic))
                .map(method -> Overload.of(method, signature.arguments))
                .filter(overload -> overload.cost != Fit.NONE)
                .min(Comparator.comparingInt((Overload overload) -> overload.cost)
                        .thenComparing(overload -> overload.method.toString()))
                .orElseThrow(() -> new NotSupported("do " + signature + ": its TinkerPop has no such step"));
    }

    private static boolean isStep(Method method, boolean isStatic) {
        if (method.isBridge() || Modifier.isStatic(method.getModifiers()) != isStatic) {
            return false;
        }
        Class<?> result = method.getReturnType();
        return isStatic
                || Traversal.class.isAssignableFrom(result)
                || TraversalSource.class.isAssignableFrom(result)
                || P.class.isAssignableFrom(result);
    }
}
