package dev.touchstone.host.jena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.ReadWrite;

/**
 * A TDB database on disk.
 *
 * <p>It is wiped by removing all triples, which takes 10 ms; a new database takes between 200 ms and a second. But TDB2 only
 * ever adds to its files, some 100 KB with each load, so that a new one is begun after many.
 */
final class DiskStore implements Store {
    private static final int WIPES = 400;

    private final Path folder;
    private final Tdb tdb;
    private int databases;
    private int wipes;
    private Dataset dataset;

    DiskStore(Path folder, Tdb tdb) {
        this.folder = folder;
        this.tdb = tdb;
        this.dataset = tdb.open(place());
    }

    @Override
    public void wipe() {
        wipes++;
        if (wipes % WIPES == 0 || !cleared()) {
            renew();
        }
    }

    /**
     * Whether nothing is left. A thread that is interrupted while it reads or writes closes the files, and nothing works on
     * them afterwards; and TDB2 5.6 finds no decimal that was written with a zero at the end, such as 1.50, to remove it.
     */
    private boolean cleared() {
        try {
            return transact(ReadWrite.WRITE, all -> {
                all.asDatasetGraph().clear();
                return all.asDatasetGraph().getDefaultGraph().isEmpty();
            });
        } catch (Exception e) {
            e.printStackTrace();
            return false;
        }
    }

    private void renew() {
        Path old = place();
        tdb.release(dataset);
        databases++;
        dataset = tdb.open(place());
        delete(old);
    }

    private Path place() {
        try {
            return Files.createDirectories(folder.resolve("database" + databases));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path old) {
        try (Stream<Path> found = Files.walk(old)) {
            List<Path> deepestFirst = found.sorted(Comparator.reverseOrder()).collect(Collectors.toList());
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public <T> T transact(ReadWrite mode, Work<T> work) throws Exception {
        dataset.begin(mode);
        try {
            T result = work.on(dataset);
            dataset.commit();
            return result;
        } catch (Throwable e) {
            dataset.abort();
            throw e;
        } finally {
            dataset.end();
        }
    }

    @Override
    public void close() {
        tdb.release(dataset);
    }
}
