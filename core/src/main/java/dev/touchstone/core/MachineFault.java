package dev.touchstone.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The machine, and neither an engine nor Touchstone, is why nothing can go on: the disk is full, a folder cannot be written, memory or file
 * descriptors are used up, a part of the program is missing. Whoever meets one stops. The message is one line that names the cause.
 */
public final class MachineFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What systems say, and what that means. */
    private static final Map<String, String> WORDS = Map.of(
            "No space left on device", "the disk is full",
            "Disk quota exceeded", "the disk quota is used up",
            "File too large", "a file has reached its maximum size",
            "Read-only file system", "the file system cannot be written",
            "Too many open files", "no file descriptors are left",
            "Input/output error", "the disk has an input/output error",
            "Cannot allocate memory", "the machine is out of memory",
            "Resource temporarily unavailable", "no more processes or threads can be started");

    public MachineFault(String message) {
        super(message);
    }

    private MachineFault(String message, Throwable cause) {
        super(message, cause);
    }

    /** The fault that lies behind this, if one does. */
    public static Optional<MachineFault> in(Throwable thrown) {
        List<Throwable> chain = Stream.iterate(thrown, Objects::nonNull, Throwable::getCause)
                .limit(50)
                .toList();
        String what = chain.stream()
                .filter(UncheckedIOException.class::isInstance)
                .findFirst()
                .map(each -> each.getMessage() + ": ")
                .orElse("");
        return chain.stream()
                .flatMap(each -> each instanceof MachineFault fault
                        ? Stream.of(fault)
                        : cause(each).map(why -> new MachineFault(what + why, thrown)).stream())
                .findFirst();
    }

    private static Optional<String> cause(Throwable thrown) {
        String message = String.valueOf(thrown.getMessage());
        return switch (thrown) {
            case OutOfMemoryError e ->
                Optional.of("out of memory (" + message + "); TOUCHSTONE_OPTS=-Xmx2g gives Touchstone more");
            // After a class that could not be initialised, which is our own bug.
            case NoClassDefFoundError e when message.startsWith("Could not initialize") -> Optional.empty();
            case NoClassDefFoundError e -> Optional.of(missing(message));
            case ClassNotFoundException e -> Optional.of(missing(message));
            case FileSystemException e ->
                Optional.of(said(message).orElse(e.getClass().getSimpleName()) + " (" + message + ")");
            case IOException e -> said(message).map(why -> why + " (" + message + ")");
            default -> Optional.empty();
        };
    }

    /** A class is not found either where its jar cannot be opened any more. */
    private static String missing(String name) {
        try (InputStream any = Files.newInputStream(Path.of(System.getProperty("java.home"), "release"))) {
            any.read();
        } catch (IOException e) {
            String message = String.valueOf(e.getMessage());
            return said(message).map(why -> why + " (" + message + ")").orElse(message);
        }
        return "a part of Touchstone is missing: " + name.replace('/', '.') + "; build it again";
    }

    /** What it means where a system says this, also by way of an engine. */
    public static Optional<String> said(String message) {
        return WORDS.entrySet().stream()
                .filter(entry -> message.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
