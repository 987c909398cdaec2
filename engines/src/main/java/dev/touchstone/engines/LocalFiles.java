package dev.touchstone.engines;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Local;
import dev.touchstone.engines.catalogue.Local.Wanted;
import dev.touchstone.engines.catalogue.Versions;
import dev.touchstone.engines.fetch.FetchFailed;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Finds what is installed: where the environment says, on the PATH, in the usual folders; and what npm brings. */
public record LocalFiles(Map<String, String> environment, Path userHome) {
    private static final Wanted NPM =
            new Wanted("npm", "TOUCHSTONE_NPM", List.of("npm"), List.of("/usr/local/bin", "/opt/node/bin"));

    /** Brings the packages of an engine to this machine. */
    interface Packages {
        /**
         * The folder in which they are.
         *
         * @param npm is asked for only where something has to be fetched
         */
        Path modules(Supplier<Path> npm) throws FetchFailed;
    }

    public static LocalFiles onThisMachine() {
        return new LocalFiles(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    /**
     * The options of the adapter: the version, where each file is, and where Node.js finds the packages.
     *
     * @throws EngineUnavailable with one line that says what is missing
     */
    Map<String, String> options(Entry entry, String version, Packages packages) throws FetchFailed {
        Local local = entry.local().orElseThrow();
        Map<String, String> options = new LinkedHashMap<>();
        options.put("version", version);
        for (Wanted wanted : local.files()) {
            Optional<Path> found = find(wanted, version);
            if (found.isEmpty() && wanted.packaged().isPresent()) {
                Path file = modules(entry, version, packages)
                        .resolve(wanted.packaged().get());
                found = Optional.of(file).filter(path -> suits(wanted, path));
            }
            options.put(
                    wanted.option(),
                    found.orElseThrow(() -> missing(entry, version, wanted)).toString());
        }
        if (local.isForNode()) {
            options.put("modules", modules(entry, version, packages).toString());
        }
        return options;
    }

    private Path modules(Entry entry, String version, Packages packages) throws FetchFailed {
        return packages.modules(() -> find(NPM, version).orElseThrow(() -> missing(entry, version, NPM)));
    }

    private static EngineUnavailable missing(Entry entry, String version, Wanted wanted) {
        String needed = String.join(" or ", wanted.names())
                + wanted.least().map(least -> " (" + least + " or newer)").orElse("");
        String help = wanted.help().orElse(entry.local().orElseThrow().help());
        return new EngineUnavailable(entry.name() + "@" + version + ": missing " + needed + "; " + help
                + ", or name the file in the variable " + wanted.variable());
    }

    private Optional<Path> find(Wanted wanted, String version) {
        String named = environment.getOrDefault(wanted.variable(), "");
        if (!named.isBlank()) {
            Path path = Path.of(named).toAbsolutePath();
            if (!suits(wanted, path)) {
                throw new EngineUnavailable("the variable " + wanted.variable() + " names " + path + ", which is no "
                        + wanted.names().getFirst()
                        + wanted.least()
                                .map(least -> " of version " + least + " or newer")
                                .orElse(" file"));
            }
            return Optional.of(path);
        }
        return wanted.names().stream()
                .flatMap(name -> folders(wanted, version).map(folder -> folder.resolve(name)))
                .filter(path -> suits(wanted, path))
                .findFirst();
    }

    private static boolean suits(Wanted wanted, Path path) {
        return Files.isRegularFile(path)
                && wanted.least()
                        .map(least -> new Program(path)
                                .version()
                                .filter(version -> Versions.compare(version, least) >= 0)
                                .isPresent())
                        .orElse(true);
    }

    private Stream<Path> folders(Wanted wanted, String version) {
        Stream<String> path = Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator, -1));
        return Stream.concat(
                        path.filter(folder -> !folder.isBlank()),
                        wanted.folders().stream()
                                .map(folder ->
                                        folder.replace("~", userHome.toString()).replace("VERSION", version)))
                .map(Path::of);
    }
}
