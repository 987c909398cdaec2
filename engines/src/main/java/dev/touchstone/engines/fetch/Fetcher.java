package dev.touchstone.engines.fetch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession.CloseableSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.resolution.VersionRangeResult;
import org.eclipse.aether.supplier.RepositorySystemSupplier;
import org.eclipse.aether.supplier.SessionBuilderSupplier;
import org.eclipse.aether.version.Version;

/** Fetches engines with their dependencies from Maven repositories, and remembers what a class path consists of. */
public final class Fetcher implements AutoCloseable {
    private static final String CONNECT_TIMEOUT = "aether.transport.http.connectTimeout";
    private static final String REQUEST_TIMEOUT = "aether.transport.http.requestTimeout";
    private static final String RUNTIME = "runtime";
    /** At the end of coordinates, as Gradle has it: the jar alone. */
    private static final String ALONE = "@jar";

    private static final int CONNECT_MILLIS = 10_000;

    /** How long a repository may be silent, before it answers and while it sends. */
    private static final Duration SILENCE = Duration.ofSeconds(60);

    private final MavenSettings settings;
    private final ClassPathCache cache;
    private final NodePackages nodePackages;
    private final Downloads downloads;
    private final RepositorySystem system;
    private final CloseableSession session;
    private final List<RemoteRepository> repositories;

    public Fetcher(MavenSettings settings, Path cacheFolder, Progress progress) {
        this(settings, cacheFolder, progress, SILENCE);
    }

    Fetcher(MavenSettings settings, Path cacheFolder, Progress progress, Duration silence) {
        this.settings = settings;
        this.cache = new ClassPathCache(cacheFolder.resolve("class-paths"));
        this.nodePackages = new NodePackages(cacheFolder.resolve("node"), silence);
        this.downloads = new Downloads(progress);
        this.system = new RepositorySystemSupplier().get();
        this.session = new SessionBuilderSupplier(system)
                .get()
                .withLocalRepositoryBaseDirectories(settings.localRepository())
                .setSystemProperties(System.getProperties())
                .setConfigProperty(CONNECT_TIMEOUT, CONNECT_MILLIS)
                .setConfigProperty(REQUEST_TIMEOUT, Math.toIntExact(silence.toMillis()))
                // What is run must be what was published: a wrong checksum is no download, and neither is none.
                .setChecksumPolicy(RepositoryPolicy.CHECKSUM_POLICY_FAIL)
                .setOffline(settings.offline())
                .setMirrorSelector(settings.mirrors())
                .setProxySelector(settings.proxies())
                .setAuthenticationSelector(settings.servers())
                .setTransferListener(downloads)
                .build();
        this.repositories = system.newResolutionRepositories(session, settings.repositories());
    }

    /** All versions of an artifact, oldest first. */
    public List<String> versions(String artifact) throws FetchFailed {
        try {
            VersionRangeResult result = system.resolveVersionRange(
                    session, new VersionRangeRequest(new DefaultArtifact(artifact + ":[0,)"), repositories, null));
            if (result.getVersions().isEmpty() && !result.getExceptions().isEmpty()) {
                Exception cause = result.getExceptions().getFirst();
                throw new FetchFailed(
                        "the versions of " + artifact + " cannot be listed: " + cause.getMessage(), cause);
            }
            return result.getVersions().stream().map(Version::toString).toList();
        } catch (VersionRangeResolutionException e) {
            throw new FetchFailed("the versions of " + artifact + " cannot be listed: " + e.getMessage(), e);
        }
    }

    /**
     * The jars of these artifacts and of all that they need; what is not on this machine yet is downloaded.
     *
     * @param coordinates as {@code group:name:version}; with {@code @jar} at the end, the jar alone: its POM, which may be broken,
     *     is not read
     */
    public List<Path> classPath(String what, List<String> coordinates, List<String> exclusions) throws FetchFailed {
        String key = String.join(" ", coordinates) + " - " + String.join(" ", exclusions) + " in "
                + settings.localRepository();
        Optional<List<Path>> known = cache.find(what, key);
        if (known.isPresent()) {
            return known.get();
        }
        downloads.begin(what);
        try {
            List<Path> jars = resolve(coordinates, exclusions);
            downloads.end();
            cache.store(what, key, jars);
            return jars;
        } catch (DependencyResolutionException | ArtifactResolutionException e) {
            throw new FetchFailed(what + " cannot be fetched: " + rootMessage(e), e);
        }
    }

    /** The folder in which Node.js finds these packages; what is not on this machine yet is fetched by npm. */
    public Path nodeModules(String what, Supplier<Path> npm, List<String> packages) throws FetchFailed {
        return nodePackages.fetch(what, npm, packages);
    }

    /** Whether everything that this engine needs is on this machine. */
    public boolean isCached(String what) {
        return cache.holds(what);
    }

    private List<Path> resolve(List<String> coordinates, List<String> exclusions)
            throws DependencyResolutionException, ArtifactResolutionException {
        List<Path> jars = new ArrayList<>();
        for (String coordinate : coordinates) {
            if (coordinate.endsWith(ALONE)) {
                jars.add(jar(coordinate.substring(0, coordinate.length() - ALONE.length())));
            }
        }
        jars.addAll(withDependencies(
                coordinates.stream()
                        .filter(coordinate -> !coordinate.endsWith(ALONE))
                        .toList(),
                exclusions));
        return jars;
    }

    private Path jar(String coordinate) throws ArtifactResolutionException {
        ArtifactRequest request = new ArtifactRequest(new DefaultArtifact(coordinate), repositories, null);
        return system.resolveArtifact(session, request).getArtifact().getPath();
    }

    private List<Path> withDependencies(List<String> coordinates, List<String> exclusions)
            throws DependencyResolutionException {
        Collection<Exclusion> excluded = exclusions.stream()
                .map(text -> text.split(":", 2))
                .map(parts -> new Exclusion(parts[0], parts[1], "*", "*"))
                .toList();
        CollectRequest collect = new CollectRequest();
        coordinates.forEach(coordinate ->
                collect.addDependency(new Dependency(new DefaultArtifact(coordinate), RUNTIME, false, excluded)));
        collect.setRepositories(repositories);
        return system.resolveDependencies(session, new DependencyRequest(collect, null)).getArtifactResults().stream()
                .map(ArtifactResult::getArtifact)
                .filter(artifact -> artifact.getExtension().equals("jar"))
                .map(artifact -> artifact.getPath())
                .filter(Files::exists)
                .toList();
    }

    private static String rootMessage(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage()).lines().findFirst().orElse(root.toString());
    }

    @Override
    public void close() {
        session.close();
        system.shutdown();
    }
}
