package dev.touchstone.engines.fetch;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Fetches engines that are packages for Node.js. It is done by npm, which knows the user's registries and proxies; each engine has a folder of
 * its own, whole or not at all.
 */
public record NodePackages(Path folder) {
    private static final long PATIENCE_MINUTES = 10;

    /**
     * The folder in which Node.js finds these packages.
     *
     * @param what the engine and its version
     * @param packages as {@code name@version}
     */
    public Path fetch(String what, Path npm, List<String> packages) throws FetchFailed {
        Path home = folder.resolve(what.replace('/', '-'));
        Path modules = home.resolve("node_modules");
        if (Files.isDirectory(modules)) {
            return modules;
        }
        try {
            Files.createDirectories(folder);
            Path draft = Files.createTempDirectory(folder, "draft");
            try {
                install(what, npm, packages, draft);
                Files.move(draft, home);
            } finally {
                delete(draft);
            }
            return modules;
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException e) {
            // Somebody else was quicker.
            return modules;
        } catch (IOException e) {
            throw new FetchFailed(what + " cannot be fetched: " + e.getMessage(), e);
        }
    }

    private static void delete(Path draft) throws IOException {
        if (!Files.exists(draft)) {
            return;
        }
        List<Path> files;
        try (Stream<Path> found = Files.walk(draft)) {
            files = found.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }

    /** Scripts of packages are not run: the engines that we know need none. */
    private static void install(String what, Path npm, List<String> packages, Path draft)
            throws IOException, FetchFailed {
        List<String> command = new ArrayList<>(List.of(
                npm.toString(),
                "install",
                "--prefix",
                draft.toString(),
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--no-update-notifier",
                "--loglevel=error"));
        command.addAll(packages);
        Path log = draft.resolve("npm.log");
        Process process = new ProcessBuilder(command)
                .directory(draft.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                throw new IOException("npm took more than " + PATIENCE_MINUTES + " minutes");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("npm was interrupted", e);
        } finally {
            process.destroy();
        }
        if (process.exitValue() != 0) {
            throw new FetchFailed(
                    what + " cannot be fetched by npm: " + complaint(log), new IOException(log.toString()));
        }
    }

    private static String complaint(Path log) throws IOException {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.startsWith("npm error") && !line.startsWith("npm error code"))
                    .map(line -> line.substring("npm error".length()).strip())
                    .filter(line -> !line.isEmpty())
                    .findFirst()
                    .orElse("it does not say why");
        }
    }
}
