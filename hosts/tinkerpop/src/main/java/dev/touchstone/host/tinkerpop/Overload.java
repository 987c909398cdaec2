package dev.touchstone.host.tinkerpop;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** A method as it takes arguments of certain types: one by one, or the last of them as an array. */
final class Overload {
    final Method method;
    final int cost;
    private final boolean spread;

    private Overload(Method method, int cost, boolean spread) {
        this.method = method;
        this.cost = cost;
        this.spread = spread;
    }

    static Overload of(Method method, Class<?>[] arguments) {
        int plain = Fit.plain(method, arguments);
        int spread = Fit.spread(method, arguments);
        return spread < plain ? new Overload(method, spread, true) : new Overload(method, plain, false);
    }

    Object invoke(Object receiver, Object[] arguments) throws InvocationTargetException, IllegalAccessException {
        return method.invoke(receiver, spread ? packed(arguments) : arguments);
    }

    private Object[] packed(Object[] arguments) {
        Class<?>[] parameters = method.getParameterTypes();
        int fixed = parameters.length - 1;
        Object rest = Array.newInstance(parameters[fixed].getComponentType(), arguments.length - fixed);
        for (int i = fixed; i < arguments.length; i++) {
            Array.set(rest, i - fixed, arguments[i]);
        }
        Object[] packed = new Object[parameters.length];
        System.arraycopy(arguments, 0, packed, 0, fixed);
        packed[fixed] = rest;
        return packed;
    }
}
