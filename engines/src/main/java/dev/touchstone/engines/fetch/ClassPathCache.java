package dev.touchstone.engines.fetch;

import dev.touchstone.core.json.Digest;
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
        Path file = file(what, key);
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

    /** Whether there is a list for this engine, under any key. */
    boolean holds(String what) {
        String prefix = prefix(what);
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.getFileName().toString().startsWith(prefix));
        } catch (IOException e) {
            return false;
        }
    }

    void store(String what, String key, List<Path> jars) throws IOException {
        Files.createDirectories(folder);
        Path draft = Files.createTempFile(folder, "draft", ".tmp");
        Files.write(draft, jars.stream().map(Path::toString).toList());
        Files.move(draft, file(what, key), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private Path file(String what, String key) {
        return folder.resolve(prefix(what) + Digest.of(key).substring(0, 12) + ".txt");
    }

    private static String prefix(String what) {
        return what.replace('/', '-') + "-";
    }
}
