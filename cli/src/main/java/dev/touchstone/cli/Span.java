package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.triage.Releases;
import dev.touchstone.core.triage.Releases.Every;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.Progress;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say which releases of an engine are meant. */
final class Span {
    @Option(names = "--from", paramLabel = "VERSION", description = "The oldest release to look at.")
    Optional<String> from = Optional.empty();

    @Option(names = "--to", paramLabel = "VERSION", description = "The newest release to look at; 4.4 includes 4.4.12.")
    Optional<String> to = Optional.empty();

    /** The releases of an engine within these ends that some JDK here suits. */
    Releases releases(String engine, Workshop workshop) {
        requireVersion("--from", from);
        requireVersion("--to", to);
        Entry entry = workshop.catalogue
                .named(engine)
                .filter(Entry::isStarted)
                .orElseThrow(() -> Engines.unknown(engine, workshop.catalogue));
        Engines engines = workshop.engines(Progress.SILENT);
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
            throw new UserMistake(option + " wants a version such as 4.4.12, and not '" + given + "'");
        });
    }

    /** One release of each series, and of those within the ends also these. */
    List<EngineId> chosen(String engine, Every every, Collection<String> always, Workshop workshop) {
        return releases(engine, workshop).every(every, always).versions().stream()
                .map(version -> new EngineId(engine, version))
                .toList();
    }
}
