package dev.touchstone.host.tinkerpop;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;

/**
 * How well a method takes arguments: a cost, the lowest of which wins.
 *
 * <p>The very type costs nothing, a wider primitive number little, a superclass more, then an interface, {@code Object} most; a variable
 * number of arguments costs more than any of these. A null is first of all an {@code Object}, then a string, then a map:
 * that is how TinkerPop's own grammar reads it wherever it allows one.
 */
final class Fit {
    /** The arguments cannot be given to this method. */
    static final int NONE = Integer.MAX_VALUE;

    private static final int SUPERCLASS = 10;
    private static final int INTERFACE = 11;
    private static final int ANYTHING = 20;
    private static final int SPREAD = 1000;
    private static final int UNLIKELY_NULL = 2000;
    private static final List<Class<?>> WIDTHS =
            List.of(Byte.class, Short.class, Integer.class, Long.class, Float.class, Double.class);
    private static final Map<Class<?>, Class<?>> BOXES = Map.of(
            boolean.class, Boolean.class,
            byte.class, Byte.class,
            short.class, Short.class,
            int.class, Integer.class,
            long.class, Long.class,
            float.class, Float.class,
            double.class, Double.class,
            char.class, Character.class);

    private Fit() {}

    /** The cost of giving one argument per parameter. */
    static int plain(Method method, Class<?>[] arguments) {
        Class<?>[] parameters = method.getParameterTypes();
        return parameters.length == arguments.length ? leading(parameters, arguments, parameters.length) : NONE;
    }

    /** The cost of giving the last arguments, as many as there are, as an array. */
    static int spread(Method method, Class<?>[] arguments) {
        Class<?>[] parameters = method.getParameterTypes();
        int fixed = parameters.length - 1;
        if (!method.isVarArgs() || arguments.length < fixed) {
            return NONE;
        }
        int cost = leading(parameters, arguments, fixed);
        Class<?> component = parameters[fixed].getComponentType();
        for (int i = fixed; i < arguments.length; i++) {
            cost = sum(cost, one(component, arguments[i]));
        }
        return sum(cost, SPREAD);
    }

    private static int leading(Class<?>[] parameters, Class<?>[] arguments, int count) {
        int cost = 0;
        for (int i = 0; i < count; i++) {
            cost = sum(cost, one(parameters[i], arguments[i]));
        }
        return cost;
    }

    private static int one(Class<?> parameter, Class<?> argument) {
        if (argument == null) {
            return nothing(parameter);
        }
        if (parameter.isPrimitive()) {
            return widening(BOXES.get(parameter), argument);
        }
        if (parameter == argument) {
            return 0;
        }
        if (!parameter.isAssignableFrom(argument)) {
            return NONE;
        }
        if (parameter == Object.class) {
            return ANYTHING;
        }
        return parameter.isInterface() ? INTERFACE : SUPERCLASS;
    }

    /** An array is the last of a variable number of arguments: a null is one of them, and not all. */
    private static int nothing(Class<?> parameter) {
        if (parameter.isPrimitive() || parameter.isArray()) {
            return NONE;
        }
        if (parameter == Object.class) {
            return 0;
        }
        if (parameter == String.class) {
            return 1;
        }
        return parameter == Map.class ? 2 : UNLIKELY_NULL;
    }

    private static int widening(Class<?> parameter, Class<?> argument) {
        if (parameter == argument) {
            return 0;
        }
        int from = WIDTHS.indexOf(argument);
        int to = WIDTHS.indexOf(parameter);
        return from >= 0 && to > from ? to - from : NONE;
    }

    private static int sum(int cost, int more) {
        return cost == NONE || more == NONE ? NONE : cost + more;
    }
}
