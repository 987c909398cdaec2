package dev.touchstone.host.jena;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.apache.jena.query.Dataset;
import org.apache.jena.sparql.core.DatasetGraph;

/**
 * Jena's two databases. They are called by name, because a class path holds one of them only, and because Jena 5 moved the
 * first to other packages.
 */
enum Tdb {
    TDB1 {
        @Override
        Dataset open(Path folder) {
            return (Dataset) call(method(factory(), "createDataset", String.class), folder.toString());
        }

        @Override
        void release(Dataset dataset) {
            call(method(factory(), "release", Dataset.class), dataset);
        }

        private Class<?> factory() {
            return first("org.apache.jena.tdb1.TDB1Factory", "org.apache.jena.tdb.TDBFactory");
        }
    },

    TDB2 {
        @Override
        Dataset open(Path folder) {
            Class<?> factory = first("org.apache.jena.tdb2.TDB2Factory");
            return (Dataset) call(method(factory, "connectDataset", String.class), folder.toString());
        }

        /** Even with a transaction under way: what cannot be wiped has perhaps lost its files, and cannot end one. */
        @Override
        void release(Dataset dataset) {
            Class<?> internal = first("org.apache.jena.tdb2.sys.TDBInternal");
            call(method(internal, "expel", DatasetGraph.class, boolean.class), dataset.asDatasetGraph(), true);
        }
    };

    /** The database in this folder, which exists. An empty folder becomes an empty database. */
    abstract Dataset open(Path folder);

    /** Lets go of the files. */
    abstract void release(Dataset dataset);

    private static Class<?> first(String... names) {
        return Arrays.stream(names)
                .flatMap(name -> named(name).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the class path has none of " + Arrays.toString(names)));
    }

    private static Optional<Class<?>> named(String name) {
        try {
            return Optional.of(Class.forName(name));
        } catch (ClassNotFoundException anotherVersion) {
            return Optional.empty();
        }
    }

    private static Method method(Class<?> type, String name, Class<?>... parameters) {
        try {
            return type.getMethod(name, parameters);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " has no " + name, e);
        }
    }

    private static Object call(Method method, Object... arguments) {
        try {
            return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException) {
                throw (RuntimeException) e.getCause();
            }
            throw new IllegalStateException(method + " failed", e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(method + " cannot be called", e);
        }
    }
}
