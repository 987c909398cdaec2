package dev.touchstone.cli.option;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.triage.Releases;
import dev.touchstone.triage.Releases.Every;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say which releases of an engine are meant. */
public final class ReleaseOptions {
    @Option(names = "--from", paramLabel = "VERSION", description = "Oldest release to try.")
    Optional<String> from = Optional.empty();

    @Option(names = "--to", paramLabel = "VERSION", description = "Newest release to try; 4.4 includes 4.4.12.")
    Optional<String> to = Optional.empty();

    /** The releases of an engine within these ends that some JDK here suits. */
    public Releases releases(String engine, EngineOptions engineOptions) {
        requireVersion("--from", from);
        requireVersion("--to", to);
        Entry entry = engineOptions
                .catalogue
                .named(engine)
                .filter(Entry::isStarted)
                .orElseThrow(() -> Engines.unknown(engine, engineOptions.catalogue));
        Engines engines = engineOptions.engines(Progress.SILENT);
        try (Fetcher fetcher = engines.fetcher()) {
            List<String> all = engines.versions(entry, false).stream()
                    .filter(version ->
                            entry.release(version).flatMap(engines::jdk).isPresent())
                    .toList();
            Releases within = new Releases(all).between(from, to);
            if (within.versions().isEmpty()) {
                throw new UserMistake("there is no release of " + engine + " from " + from.orElse("the first") + " to "
                        + to.orElse("the last"));
            }
            return within;
        } catch (FetchFailed e) {
            throw new UserMistake(e.why(), e);
        }
    }

    private static void requireVersion(String option, Optional<String> version) {
        version.filter(given -> !given.matches("[0-9][0-9A-Za-z.+_-]*")).ifPresent(given -> {
            throw new UserMistake(option + " takes a version such as 4.4.12, not '" + given + "'");
        });
    }

    /** One release of each series, and of those within the ends also these. */
    public List<EngineId> chosen(String engine, Every every, Collection<String> always, EngineOptions engineOptions) {
        return releases(engine, engineOptions).every(every, always).versions().stream()
                .map(version -> new EngineId(engine, version))
                .toList();
    }
}
