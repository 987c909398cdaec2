package dev.touchstone.host.jena;

import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.query.ReadWrite;

/** The dataset that Jena creates when it is asked for no particular kind: in memory, without transactions. */
final class MemoryStore implements Store {
    private Dataset dataset = DatasetFactory.create();

    @Override
    public void wipe() {
        close();
        dataset = DatasetFactory.create();
    }

    @Override
    public <T> T transact(ReadWrite mode, Work<T> work) throws Exception {
        return work.on(dataset);
    }

    @Override
    public void close() {
        dataset.close();
    }
}
