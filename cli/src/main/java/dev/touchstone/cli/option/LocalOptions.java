package dev.touchstone.cli.option;

import dev.touchstone.cli.console.Terminal;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.jdk.Jdk;
import dev.touchstone.engines.jdk.Jdks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of commands that list engines without starting them, and what is built from them. */
public class LocalOptions {
    @Option(
            names = "--jdk",
            paramLabel = "FOLDER",
            split = ",",
            description = "An additional JDK for engines; repeatable.")
    List<Path> jdkFolders = new ArrayList<>();

    @Spec(Spec.Target.MIXEE)
    public CommandSpec command;

    public final Languages languages = Languages.installed();
    public final Catalogue catalogue = Catalogue.standard();
    public final Json json = new Json(languages);

    public Terminal terminal() {
        return Terminal.of(command);
    }

    public Engines engines(Progress progress) {
        return new Engines(catalogue, new Fetcher(settings(), cacheFolder(), progress), jdks());
    }

    public MavenSettings settings() {
        return MavenSettings.read(System.getenv(), userHome());
    }

    public Jdks jdks() {
        for (Path folder : jdkFolders) {
            if (Jdk.in(folder).isEmpty()) {
                throw new UserMistake("--jdk " + folder + " is not a JDK: it has no bin/java, or no release file");
            }
        }
        return Jdks.find(jdkFolders, System.getenv(), userHome());
    }

    /** Where class paths are remembered: as the XDG rules say. */
    public static Path cacheFolder() {
        return Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
                .filter(folder -> !folder.isBlank())
                .map(Path::of)
                .orElse(userHome().resolve(".cache"))
                .resolve("touchstone");
    }

    private static Path userHome() {
        return Path.of(System.getProperty("user.home"));
    }
}
