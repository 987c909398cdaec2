package dev.touchstone.host.neo4j;

import java.nio.file.Path;
import java.util.Map;

/** A running engine, as the adapter sees it whatever the Java API of its version. */
public interface Database {

    /** Starts an engine; the options are settings of its own. */
    interface Opening {
        Database open(Path folder, Map<String, String> options) throws Exception;
    }

    /** Begins a transaction, which is the calling thread's until it is closed. */
    Work begin();

    /** Begins a transaction that the engine ends by itself when this time has passed. */
    Work begin(long limitMillis);

    /** The statement that makes the engine forget how it answered statements: a plan that was made for another graph can be another. */
    String forgetPlans();

    void shutdown();
}
