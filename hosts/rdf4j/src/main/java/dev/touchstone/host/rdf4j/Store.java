package dev.touchstone.host.rdf4j;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import org.eclipse.rdf4j.query.algebra.evaluation.EvaluationStrategyFactory;
import org.eclipse.rdf4j.sail.Sail;

/**
 * Where RDF4J keeps the triples. The class is called by its name: a class path holds one of several, and what they have in
 * common is in no interface.
 */
final class Store {
    final Sail sail;
    final EvaluationStrategyFactory strategies;

    private Store(Sail sail, EvaluationStrategyFactory strategies) {
        this.sail = sail;
        this.strategies = strategies;
    }

    /** A store of this class in this folder. The one in memory writes nothing there unless it is told to. */
    static Store open(Path folder, String type) throws ReflectiveOperationException {
        try {
            Class<?> found = Class.forName(type);
            Object sail = found.getConstructor(File.class).newInstance(folder.toFile());
            Object strategies = found.getMethod("getEvaluationStrategyFactory").invoke(sail);
            return new Store((Sail) sail, (EvaluationStrategyFactory) strategies);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("no " + type + " can be made", e.getCause());
        }
    }
}
