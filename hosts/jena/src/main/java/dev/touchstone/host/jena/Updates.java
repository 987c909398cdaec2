package dev.touchstone.host.jena;

import java.lang.reflect.Method;
import org.apache.jena.query.Dataset;
import org.apache.jena.update.UpdateExecutionFactory;
import org.apache.jena.update.UpdateProcessor;
import org.apache.jena.update.UpdateRequest;

/** What differs between Jena's versions in how updates are made and stopped. */
final class Updates {
    private Updates() {}

    /** An update that is ready to execute. Since version 4 its factory returns a subtype, so no compiled call finds it. */
    static UpdateProcessor prepare(UpdateRequest update, Dataset dataset) throws ReflectiveOperationException {
        Method create = UpdateExecutionFactory.class.getMethod("create", UpdateRequest.class, Dataset.class);
        return (UpdateProcessor) create.invoke(null, update, dataset);
    }

    /**
     * How to stop an update. Since version 5 it can be told so; versions 3 and 4 have no means but the thread, to which
     * they do not listen, so that their host is killed.
     */
    static Runnable abort(UpdateProcessor processor, Thread worker) {
        try {
            Method abort = UpdateProcessor.class.getMethod("abort");
            return () -> call(abort, processor);
        } catch (NoSuchMethodException before5) {
            return worker::interrupt;
        }
    }

    private static void call(Method abort, UpdateProcessor processor) {
        try {
            abort.invoke(processor);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Jena did not stop its update", e);
        }
    }
}
