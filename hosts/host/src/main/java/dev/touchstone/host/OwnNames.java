package dev.touchstone.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.List;

/**
 * The names, by which a server knows them, of things that a session has made there. A file keeps them beyond this process, so that the one
 * that takes its place after a crash knows what is ours, too. The parent made the file, and removes it.
 */
public final class OwnNames {
    /** The option of an adapter that says where the file is. */
    public static final String OPTION = "own";

    private final Path file;

    public OwnNames(Path file) {
        this.file = file;
    }

    public List<String> read() throws IOException {
        return Files.readAllLines(file);
    }

    /** Replaces what is in the file, wholly or not at all. Names have no line breaks. */
    public void write(Collection<String> names) throws IOException {
        Path draft = Files.createTempFile(file.toAbsolutePath().getParent(), "touchstone", ".own");
        Files.write(draft, names);
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
