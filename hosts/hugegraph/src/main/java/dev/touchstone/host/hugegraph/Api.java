package dev.touchstone.host.hugegraph;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.stream.Stream;

/** Calls HugeGraph by name: what it is made of has been in two packages. */
final class Api {
    private final String root;

    /** @param root the package that all of it is in */
    Api(String root) {
        this.root = root;
    }

    boolean has(String type) {
        try {
            type(type);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** The full name of a type, given what follows the root. */
    String name(String type) {
        return root + "." + type;
    }

    Class<?> type(String type) throws ClassNotFoundException {
        return Class.forName(name(type));
    }

    Object constant(String type, String field) throws ReflectiveOperationException {
        return type(type).getField(field).get(null);
    }

    /** Calls a static method. */
    Object make(String type, String method, Object... arguments) throws Exception {
        return invoke(type(type), null, method, arguments);
    }

    static Object call(Object receiver, String method, Object... arguments) throws Exception {
        return invoke(receiver.getClass(), receiver, method, arguments);
    }

    private static Object invoke(Class<?> type, Object receiver, String name, Object... arguments) throws Exception {
        Method method = Stream.of(type.getMethods())
                .filter(candidate -> candidate.getName().equals(name)
                        && Modifier.isStatic(candidate.getModifiers()) == (receiver == null)
                        && takes(candidate, arguments))
                .findFirst()
                .orElseThrow(() -> new NoSuchMethodException(type.getName() + "." + name));
        try {
            return method.invoke(receiver, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof Exception ? (Exception) e.getCause() : e;
        }
    }

    private static boolean takes(Method method, Object[] arguments) {
        Class<?>[] parameters = method.getParameterTypes();
        boolean fits = parameters.length == arguments.length;
        for (int i = 0; fits && i < parameters.length; i++) {
            fits = parameters[i].isInstance(arguments[i]);
        }
        return fits;
    }
}
