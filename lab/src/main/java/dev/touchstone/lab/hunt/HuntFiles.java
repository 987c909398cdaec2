package dev.touchstone.lab.hunt;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The files beside this class, from which statements are put together. */
final class HuntFiles {
    private HuntFiles() {}

    static String text(String name) {
        try (InputStream in = Objects.requireNonNull(HuntFiles.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines that are neither empty nor comments. */
    static List<String> lines(String name) {
        return text(name)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("//"))
                .toList();
    }
}
