package dev.touchstone.host.gremlinserver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * Which vertices of a server are ours, by their ids. A file keeps them beyond this process, so that the one that takes its place after a
 * crash knows them too. Edges go with their vertices.
 */
final class Ownership {
    private final Remote remote;
    private final Path file;
    private final Set<String> ours = new HashSet<>();

    /** @param word by which this session knows what is its own */
    Ownership(Remote remote, String word) throws IOException {
        this.remote = remote;
        this.file = Path.of(System.getProperty("java.io.tmpdir")).resolve("touchstone-" + word + ".ids");
        if (Files.exists(file)) {
            ours.addAll(Files.readAllLines(file));
        }
    }

    boolean isAllOurs() throws Exception {
        return remote.all("g.V().id()").stream().allMatch(id -> ours.contains(id.toString()));
    }

    void add(Object id) {
        ours.add(id.toString());
    }

    /** Takes everything: what has come up while a statement of ours added vertices, or what is disposable. */
    void addAll() throws Exception {
        remote.all("g.V().id()").forEach(this::add);
        save();
    }

    void save() throws IOException {
        Files.write(file, ours);
    }

    /** Forgets all, after nothing was left. */
    void clear() throws IOException {
        ours.clear();
        Files.deleteIfExists(file);
    }
}
