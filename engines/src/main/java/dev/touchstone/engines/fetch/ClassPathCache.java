package dev.touchstone.engines.fetch;

import dev.touchstone.core.Digest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Remembers which jars an engine needs, so that the next start asks nobody, and needs no network. */
record ClassPathCache(Path folder) {

    /** The jars, if they were found before for the same key and are all still there. */
    Optional<List<Path>> find(String what, String key) {
        return read(file(what, key));
    }

    /** Whether this engine was found before, under any key, and all its jars are still there. */
    boolean holds(String what) {
        String prefix = prefix(what);
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix))
                    .anyMatch(file -> read(file).isPresent());
        } catch (IOException e) {
            return false;
        }
    }

    private static Optional<List<Path>> read(Path file) {
        if (!Files.isReadable(file)) {
            return Optional.empty();
        }
        try {
            List<Path> jars = Files.readAllLines(file).stream().map(Path::of).toList();
            return jars.stream().allMatch(Files::exists) ? Optional.of(jars) : Optional.empty();
        } catch (IOException e) {
            // Unreadable is as good as absent: the jars are resolved again.
            return Optional.empty();
        }
    }

    /** Remembers the jars where it can: a cache that cannot be written costs the next start a moment. */
    void store(String what, String key, List<Path> jars) {
        try {
            Files.createDirectories(folder);
            Path draft = Files.createTempFile(folder, "draft", ".tmp");
            Files.write(draft, jars.stream().map(Path::toString).toList());
            Files.move(draft, file(what, key), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            System.getLogger(ClassPathCache.class.getName()).log(System.Logger.Level.DEBUG, "not cached", e);
        }
    }

    private Path file(String what, String key) {
        return folder.resolve(prefix(what) + Digest.of(key).substring(0, 12) + ".txt");
    }

    private static String prefix(String what) {
        return what.replace('/', '-') + "__";
    }
}
