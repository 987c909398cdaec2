package dev.touchstone.engines;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Local;
import dev.touchstone.engines.catalogue.Local.Wanted;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what a user has installed: where the environment says, on the PATH, in the usual folders. */
public record LocalFiles(Map<String, String> environment, Path userHome) {

    public static LocalFiles onThisMachine() {
        return new LocalFiles(System.getenv(), Path.of(System.getProperty("user.home")));
    }

    /**
     * The options of the adapter: the version, and where each file is.
     *
     * @throws EngineUnavailable with one line that says what is missing
     */
    Map<String, String> options(Entry entry, String version) {
        Local local = entry.local().orElseThrow();
        Map<String, String> options = new LinkedHashMap<>();
        options.put("version", version);
        for (Wanted wanted : local.files()) {
            Path found = find(wanted, version)
                    .orElseThrow(() -> new EngineUnavailable(entry.name() + "@" + version + ": missing "
                            + String.join(" or ", wanted.names()) + "; " + local.help()
                            + ", or name the file in the variable " + wanted.variable()));
            options.put(wanted.option(), found.toString());
        }
        return options;
    }

    private Optional<Path> find(Wanted wanted, String version) {
        String named = environment.getOrDefault(wanted.variable(), "");
        if (!named.isBlank()) {
            return Optional.of(Path.of(named).toAbsolutePath()).filter(Files::isRegularFile);
        }
        return wanted.names().stream()
                .flatMap(name -> folders(wanted, version).map(folder -> folder.resolve(name)))
                .filter(Files::isRegularFile)
                .findFirst();
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
