package dev.touchstone.cli.command;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.LocalOptions;
import dev.touchstone.core.Count;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.jdk.Jdk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone engines} */
@Command(
        name = "engines",
        description = "Lists the engines that can be tested; with a name, all versions of that engine.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone engines",
            "  touchstone engines neo4j",
            "  touchstone engines --install falkordb,neo4j@4.4.48"
        })
public final class EnginesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ENGINE", arity = "0..1", description = "Show all versions of this engine.")
    Optional<String> name = Optional.empty();

    @Option(
            names = "--features",
            paramLabel = "LANGUAGE",
            description =
                    "Show the features that the catalogue may claim for engines of this language, with their probes.")
    Optional<String> features = Optional.empty();

    @Option(
            names = "--install",
            paramLabel = "ENGINE",
            split = ",",
            description = "Fetch all that these engines need, and show what was found; repeatable.")
    List<String> install = new ArrayList<>();

    @Mixin
    LocalOptions engineOptions = new LocalOptions();

    @Override
    public Integer call() {
        Terminal terminal = engineOptions.terminal();
        if (!install.isEmpty()) {
            return install(terminal).code();
        }
        if (features.isPresent()) {
            showFeatures(features.get(), terminal);
            return ExitCode.NOTHING_FOUND.code();
        }
        Engines engines = engineOptions.engines(Progress.SILENT);
        try (Fetcher fetcher = engines.fetcher()) {
            if (name.isPresent()) {
                showOne(engines, name.get(), terminal);
            } else {
                terminal.line(row("engine", "language", "newest", "versions", "cached", "JDK", ""));
                engineOptions.catalogue.entries().forEach(entry -> terminal.line(row(engines, entry)));
            }
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    /** Every engine is tried: what is missing for one is no reason to leave out the next. */
    private ExitCode install(Terminal terminal) {
        ExitCode exit = ExitCode.NOTHING_FOUND;
        Engines engines = engineOptions.engines(new FetchProgress(terminal));
        try (Fetcher fetcher = engines.fetcher()) {
            for (String engine : install) {
                try {
                    show(engines.find(engine), terminal);
                } catch (EngineUnavailable e) {
                    terminal.err().println("touchstone: " + e.getMessage());
                    exit = ExitCode.INCONCLUSIVE;
                }
            }
        }
        return exit;
    }

    private static void show(Ready ready, Terminal terminal) {
        terminal.line(ready.id() + " is ready: " + Count.of(ready.jars().size(), "jar", "jars") + ", JDK "
                + ready.jdk().feature());
        ready.entry()
                .local()
                .ifPresent(local -> local.files()
                        .forEach(file -> terminal.line("  " + ready.options().get(file.option()))));
    }

    private static void showFeatures(String language, Terminal terminal) {
        Languages languages = Languages.installed();
        List<String> names = languages.all().stream().map(Language::name).toList();
        if (!names.contains(language)) {
            throw new UserMistake("there is no language \"" + language + "\"; there are: " + String.join(", ", names));
        }
        List<Probe> probes = languages.named(language).probes();
        Dialect all = new Dialect(
                language, List.of(), probes.stream().map(Probe::feature).toList());
        probes.forEach(probe -> terminal.line(String.format(
                Locale.ROOT, "%-30s %s", probe.feature(), probe.statement().text(all))));
        Dialect.NOT_PROBED.forEach(
                feature -> terminal.line(String.format(Locale.ROOT, "%-30s %s", feature, "(not probed)")));
    }

    private static String row(Engines engines, Entry entry) {
        if (!entry.isStarted()) {
            return row(entry.name(), entry.language(), "by URL", "-", "-", "-", entry.title());
        }
        try {
            List<String> versions = engines.versions(entry, true);
            String newest = engines.versions(entry, false).stream().findFirst().orElse("none");
            long cached = versions.stream()
                    .filter(version -> engines.fetcher().isCached(entry.name() + "@" + version))
                    .count();
            return row(
                    entry.name(),
                    entry.language(),
                    newest,
                    Integer.toString(versions.size()),
                    Long.toString(cached),
                    jdk(engines, entry, newest),
                    entry.title());
        } catch (FetchFailed e) {
            return String.format(Locale.ROOT, "%-17s %-8s %s", entry.name(), entry.language(), e.why());
        }
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, "%-17s %-8s %-10s %-8s %-6s %-4s %s", cells)
                .stripTrailing();
    }

    private void showOne(Engines engines, String engine, Terminal terminal) {
        Entry entry = engineOptions
                .catalogue
                .named(engine)
                .orElseThrow(() -> new UserMistake(
                        "there is no engine \"" + engine + "\"; there are: " + engineOptions.catalogue.names()));
        try {
            for (String version : engines.versions(entry, true)) {
                terminal.line(String.format(
                        Locale.ROOT,
                        "%-30s JDK %-9s %s",
                        entry.name() + "@" + version,
                        jdk(engines, entry, version),
                        engines.fetcher().isCached(entry.name() + "@" + version) ? "cached" : ""));
            }
        } catch (FetchFailed e) {
            throw new UserMistake(e.why(), e);
        }
    }

    /** The JDK that would be used, or the one that is missing. */
    private static String jdk(Engines engines, Entry entry, String version) {
        return entry.release(version)
                .map(release -> engines.jdk(release)
                        .map(Jdk::feature)
                        .map(String::valueOf)
                        .orElse("none in " + release.jdk()))
                .orElse("-");
    }
}
