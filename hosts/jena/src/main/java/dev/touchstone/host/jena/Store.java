package dev.touchstone.host.jena;

import dev.touchstone.host.NotSupported;
import java.nio.file.Path;
import java.util.Map;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.ReadWrite;

/** Where Jena keeps the triples, and what it takes to read and to change them there. */
interface Store extends AutoCloseable {
    /** The option of {@code open} that names the store. */
    String OPTION = "store";

    /**
     * The store that the options name.
     *
     * @param folder an empty folder, for a store that needs one
     */
    static Store open(Path folder, Map<String, String> options) {
        String kind = options.getOrDefault(OPTION, "memory");
        switch (kind) {
            case "memory":
                return new MemoryStore();
            case "tdb1":
                return new DiskStore(folder, Tdb.TDB1);
            case "tdb2":
                return new DiskStore(folder, Tdb.TDB2);
            default:
                throw new NotSupported("keep its triples in a store of kind " + kind);
        }
    }

    /** Removes all triples of all graphs, whatever state the last statement has left behind. */
    void wipe();

    /** Does the work in a transaction where this store has transactions. A change that fails may stay done by half. */
    <T> T transact(ReadWrite mode, Work<T> work) throws Exception;

    @Override
    void close();

    /** What is done with the dataset; its result holds nothing that is still tied to the dataset. */
    interface Work<T> {
        T on(Dataset dataset) throws Exception;
    }
}
