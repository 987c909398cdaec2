package dev.touchstone.engines.fetch;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Fetches engines that are packages of npm, for Node.js or in machine code. npm knows the user's registries and proxies. Each engine
 * has a folder of its own, whole or not at all.
 *
 * @param silence how long a registry may be silent
 */
public record NodePackages(Path folder, Duration silence) {
    /** How many times as long as a silence all of it may take. */
    private static final int PATIENCE = 10;

    /** A name and one version: no range, no tag, no file and no address, all of which npm would take in its place. */
    private static final Pattern EXACT = Pattern.compile(
            "(@[a-z0-9][a-z0-9._-]*/)?[a-z0-9][a-z0-9._-]*@\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?");

    /**
     * The folder in which Node.js finds these packages.
     *
     * @param what the engine and its version
     * @param npm is asked for only where something has to be fetched
     * @param packages as {@code name@version}
     */
    public Path fetch(String what, Supplier<Path> npm, List<String> packages) throws FetchFailed {
        for (String wanted : packages) {
            if (!EXACT.matcher(wanted).matches()) {
                throw new FetchFailed(
                        what + " cannot be fetched: \"" + wanted + "\" is not one version of a package, such as 0.5.9");
            }
        }
        Path home = folder.resolve(what.replace('/', '-'));
        Path modules = home.resolve("node_modules");
        if (Files.isDirectory(modules)) {
            return modules;
        }
        try {
            Files.createDirectories(folder);
            Path draft = Files.createTempDirectory(folder, "draft");
            try {
                install(what, npm.get(), packages, draft);
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
    private void install(String what, Path npm, List<String> packages, Path draft) throws IOException, FetchFailed {
        List<String> command = new ArrayList<>(List.of(
                npm.toString(),
                "install",
                "--prefix",
                draft.toString(),
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--no-update-notifier",
                "--loglevel=error",
                "--fetch-retries=1",
                "--fetch-timeout=" + silence.toMillis(),
                "--"));
        command.addAll(packages);
        Path log = draft.resolve("npm.log");
        Process process = new ProcessBuilder(command)
                .directory(draft.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            Duration patience = silence.multipliedBy(PATIENCE);
            if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new IOException("npm took more than " + patience.toSeconds() + " s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("npm was interrupted", e);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
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
                    .orElse("no reason given");
        }
    }
}
