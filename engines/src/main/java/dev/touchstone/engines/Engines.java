package dev.touchstone.engines;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Target;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Release;
import dev.touchstone.engines.catalogue.Versions;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.jdk.Jdk;
import dev.touchstone.engines.jdk.Jdks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the engines that a user names: which version, which jars, which JDK. */
public record Engines(Catalogue catalogue, Fetcher fetcher, Jdks jdks) {
    private static final Pattern PRE_RELEASE =
            Pattern.compile("(?i).*(alpha|beta|snapshot|incubating|preview|[.-]rc\\d*|[.-]m\\d+|-\\d{8}-\\d{6}).*");
    private static final int FALLBACKS = 5;
    private static final int NEAR = 3;

    /**
     * An engine that is ready to be started, or a server that is ready to be spoken to.
     *
     * @param reference the engine that says what its right answers are
     */
    public record Ready(
            EngineId id,
            Entry entry,
            Release release,
            Jdk jdk,
            List<Path> jars,
            Optional<Server> server,
            Optional<Ready> reference) {
        public Ready(EngineId id, Entry entry, Release release, Jdk jdk, List<Path> jars) {
            this(id, entry, release, jdk, jars, Optional.empty(), Optional.empty());
        }

        public Target target() {
            return target(entry.dialect(version()), entry.defects(version()));
        }

        /** The same, and no difference is allowed or known. */
        public Target strictTarget() {
            return target(entry.strictDialect(version()), List.of());
        }

        private Target target(Dialect dialect, List<Defect> defects) {
            return new Target(
                    id,
                    dialect,
                    server.isPresent() ? List.of() : entry.variants(version()),
                    reference.map(Ready::target),
                    defects);
        }

        private String version() {
            return server.map(Server::version).orElse(id.version());
        }

        /** The class that speaks to it. */
        public String adapter() {
            return release.adapter().orElse(entry.adapter());
        }

        /** The options of the adapter when it opens the engine. */
        public Map<String, String> options() {
            return release.options().orElse(entry.options());
        }
    }

    /**
     * The engine that {@code name} or {@code name@version} stands for, with everything it needs on this machine.
     *
     * @throws EngineUnavailable with one line that says what to do
     */
    public Ready find(String text) {
        checkWord(text);
        int at = text.indexOf('@');
        String name = at < 0 ? text : text.substring(0, at);
        Entry entry = catalogue.named(name).filter(Entry::isStarted).orElseThrow(() -> unknown(name, catalogue));
        return at < 0 ? newest(entry) : atVersion(entry, text.substring(at + 1));
    }

    /** Refuses what can be no engine at all. It is not repeated: it may be an address with a password in it. */
    public static void checkWord(String word) {
        int at = word.indexOf('@');
        String name = at < 0 ? word : word.substring(0, at);
        if (!EngineId.isName(name) || (at >= 0 && !EngineId.isVersion(word.substring(at + 1)))) {
            throw new UserMistake("an engine is a name, name@version or the URL of a server; this is "
                    + "none: a name has letters, digits and -, a version letters, digits and .+_-");
        }
    }

    public static UserMistake unknown(String name, Catalogue catalogue) {
        return new UserMistake("there is no engine \"" + name + "\"; there are: " + catalogue.names());
    }

    /** The versions that this engine can be run at, newest first. Pre-releases come only when asked for. */
    public List<String> versions(Entry entry, boolean preReleases) throws FetchFailed {
        if (entry.local().isPresent()) {
            return entry.local().get().versions();
        }
        if (!entry.isStarted()) {
            return List.of();
        }
        return fetcher.versions(entry.artifact()).reversed().stream()
                .filter(EngineId::isVersion)
                .filter(version -> entry.release(version).isPresent())
                .filter(version -> preReleases || !PRE_RELEASE.matcher(version).matches())
                .toList();
    }

    private Ready newest(Entry entry) {
        List<String> candidates = new ArrayList<>();
        try {
            candidates.addAll(versions(entry, false));
        } catch (FetchFailed e) {
            throw new EngineUnavailable(e.why(), e);
        }
        List<String> suitable = candidates.stream()
                .filter(version -> entry.release(version).flatMap(this::jdk).isPresent())
                .limit(FALLBACKS)
                .toList();
        if (candidates.isEmpty()) {
            throw new EngineUnavailable("no version of " + entry.name() + " is available");
        }
        if (suitable.isEmpty()) {
            throw missingJdk(entry, candidates.getFirst());
        }
        Optional<EngineUnavailable> trouble = Optional.empty();
        for (String version : suitable) {
            try {
                return ready(entry, version);
            } catch (EngineUnavailable e) {
                trouble = trouble.or(() -> Optional.of(e));
            }
        }
        throw trouble.orElseThrow();
    }

    private Ready atVersion(Entry entry, String version) {
        if (entry.release(version).isEmpty()) {
            throw new UserMistake(entry.name() + "@" + version + " is not supported" + near(entry, version));
        }
        if (entry.release(version).flatMap(this::jdk).isEmpty()) {
            throw missingJdk(entry, version);
        }
        try {
            return ready(entry, version);
        } catch (EngineUnavailable e) {
            if (isKnown(entry, version)) {
                throw e;
            }
            throw new UserMistake(entry.name() + " has no version " + version + near(entry, version), e);
        }
    }

    /** Whether this version was released; yes where that cannot be found out. */
    private boolean isKnown(Entry entry, String version) {
        try {
            return entry.local().isPresent()
                    || fetcher.versions(entry.artifact()).contains(version);
        } catch (FetchFailed e) {
            return true;
        }
    }

    private Ready ready(Entry entry, String version) {
        EngineId id = new EngineId(entry.name(), version);
        Release release = entry.release(version).orElseThrow();
        Jdk jdk = jdk(release).orElseThrow();
        try {
            List<Path> jars = fetcher.classPath(id.toString(), release.coordinates(version), release.exclusions());
            return new Ready(
                    id, withLocalFiles(entry, id), release, jdk, jars, Optional.empty(), reference(entry, version));
        } catch (FetchFailed e) {
            throw new EngineUnavailable(e.why(), e);
        }
    }

    /** An engine whose reference is unavailable can still be tested, by all oracles that do without. */
    public Optional<Ready> reference(Entry entry, String version) {
        try {
            return entry.reference(version).map(id -> find(id.toString()));
        } catch (EngineUnavailable e) {
            return Optional.empty();
        }
    }

    private Entry withLocalFiles(Entry entry, EngineId id) throws FetchFailed {
        if (entry.local().isEmpty()) {
            return entry;
        }
        List<String> packages = entry.local().get().packages(id.version());
        Map<String, String> options = new LinkedHashMap<>(entry.options());
        options.putAll(LocalFiles.onThisMachine()
                .options(entry, id.version(), npm -> fetcher.nodeModules(id.toString(), npm, packages)));
        return entry.through(entry.connection().with(options));
    }

    public Optional<Jdk> jdk(Release release) {
        return jdks.suitable(release.jdk());
    }

    private EngineUnavailable missingJdk(Entry entry, String version) {
        return new EngineUnavailable(entry.name() + "@" + version + " needs JDK "
                + entry.release(version).orElseThrow().jdk() + "; available: " + jdks.versions()
                + "; install one, or name its folder with --jdk");
    }

    private String near(Entry entry, String wanted) {
        try {
            List<String> versions = versions(entry, true);
            // A word such as "latest" sorts before all numbers; who writes it wants the newest.
            int place = wanted.matches("\\d.*") ? Versions.place(versions, wanted) : 0;
            return "; there are, for example, "
                    + String.join(
                            ", ", versions.subList(Math.max(0, place - NEAR), Math.min(versions.size(), place + NEAR)));
        } catch (FetchFailed e) {
            return "; " + e.why();
        }
    }
}
