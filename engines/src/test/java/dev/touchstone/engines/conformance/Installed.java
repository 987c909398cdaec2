package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Release;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdks;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;

/** Real engines for tests. One that cannot be had skips its tests, and says why. */
public final class Installed {
    /** Code that runs a few times is not worth the work of the second compiler. */
    private static final String FIRST_COMPILER_ONLY = "-XX:TieredStopAtLevel=1";

    private Installed() {}

    /** Starts an engine. */
    public static Session open(String name) {
        Ready ready = ready(name);
        Session session = new HostLauncher(List.of(ready), "512m").session(ready.target(), Watcher.NONE);
        session.start();
        return session;
    }

    /** An engine that can be started. */
    public static Ready ready(String name) {
        Path home = Path.of(System.getProperty("user.home"));
        Path cache = Path.of("target", "touchstone-cache").toAbsolutePath();
        try (Fetcher fetcher = new Fetcher(MavenSettings.read(System.getenv(), home), cache, Progress.SILENT)) {
            Jdks jdks = Jdks.find(List.of(), System.getenv(), home);
            return quick(new Engines(Catalogue.standard(), fetcher, jdks).find(name));
        } catch (EngineUnavailable e) {
            throw new TestAbortedException(name + " was not tested: " + e.getMessage(), e);
        }
    }

    private static Ready quick(Ready found) {
        Release release = found.release();
        List<String> all = Stream.concat(release.flags().stream(), Stream.of(FIRST_COMPILER_ONLY))
                .toList();
        return new Ready(
                found.id(),
                found.entry(),
                new Release(
                        release.versions(),
                        release.jdk(),
                        release.artifacts(),
                        release.exclusions(),
                        all,
                        release.adapter(),
                        release.options()),
                found.jdk(),
                found.jars());
    }
}
