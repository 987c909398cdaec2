package dev.touchstone.engines;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program on this machine. One that was built for another system is a file that does not start. */
record Program(Path file) {
    private static final int PATIENCE_SECONDS = 10;
    private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+)+");

    /** The version that it says it has; empty where it does not start. */
    Optional<String> version() {
        try {
            Path said = Files.createTempFile("touchstone", ".version");
            try {
                return isOver(said) ? firstVersion(said) : Optional.empty();
            } finally {
                Files.delete(said);
            }
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private boolean isOver(Path said) throws IOException {
        Process process = new ProcessBuilder(file.toString(), "--version")
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            process.destroyForcibly();
        }
    }

    private static Optional<String> firstVersion(Path said) throws IOException {
        Matcher matcher = VERSION.matcher(Files.readString(said, StandardCharsets.ISO_8859_1));
        return matcher.find() ? Optional.of(matcher.group()) : Optional.empty();
    }
}
