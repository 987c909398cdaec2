package dev.touchstone.host.neo4j;

import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.Transaction;

/** The statement that is running now, as the clock's thread sees it. */
final class Running {
    private final Transaction tx;
    private final long limitMillis;
    private final long start = System.nanoTime();

    Running(Transaction tx, long limitMillis) {
        this.tx = tx;
        this.limitMillis = limitMillis;
    }

    /**
     * Terminates the transaction, unless it is young: then the alarm was meant for the statement before, which ended at
     * the same moment.
     */
    void stop() {
        long age = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        if (age >= limitMillis / 2) {
            tx.terminate();
        }
    }
}
