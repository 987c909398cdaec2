package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.jdk.Jdk;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code touchstone engines} */
@Command(
        name = "engines",
        description = "Lists the engines that can be tested; with a name, all versions of that engine.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  touchstone engines", "  touchstone engines neo4j"})
final class EnginesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ENGINE", arity = "0..1", description = "Show all versions of this one.")
    Optional<String> name = Optional.empty();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        Terminal terminal = workshop.terminal();
        Engines engines = workshop.engines(Progress.SILENT);
        try (Fetcher fetcher = engines.fetcher()) {
            if (name.isPresent()) {
                showOne(engines, name.get(), terminal);
            } else {
                terminal.line(String.format(
                        Locale.ROOT,
                        "%-14s %-9s %-12s %-9s %-7s %-5s %s",
                        "engine",
                        "language",
                        "newest",
                        "versions",
                        "cached",
                        "JDK",
                        ""));
                workshop.catalogue.entries().forEach(entry -> terminal.line(row(engines, entry)));
            }
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    private static String row(Engines engines, Entry entry) {
        if (!entry.isStarted()) {
            return String.format(
                    Locale.ROOT,
                    "%-14s %-9s %-12s %-9s %-7s %-5s %s",
                    entry.name(),
                    entry.language(),
                    "by URL",
                    "-",
                    "-",
                    "-",
                    entry.title());
        }
        try {
            List<String> versions = engines.versions(entry, true);
            String newest = engines.versions(entry, false).stream().findFirst().orElse("none");
            long cached = versions.stream()
                    .filter(version -> engines.fetcher().isCached(entry.name() + "@" + version))
                    .count();
            return String.format(
                    Locale.ROOT,
                    "%-14s %-9s %-12s %-9d %-7d %-5s %s",
                    entry.name(),
                    entry.language(),
                    newest,
                    versions.size(),
                    cached,
                    jdk(engines, entry, newest),
                    entry.title());
        } catch (FetchFailed e) {
            return String.format(Locale.ROOT, "%-14s %-9s %s", entry.name(), entry.language(), e.why());
        }
    }

    private void showOne(Engines engines, String engine, Terminal terminal) {
        Entry entry = workshop.catalogue
                .named(engine)
                .orElseThrow(() -> new UserMistake(
                        "there is no engine \"" + engine + "\"; there are: " + workshop.catalogue.names()));
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
