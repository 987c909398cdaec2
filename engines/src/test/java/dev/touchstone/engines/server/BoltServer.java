package dev.touchstone.engines.server;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.engines.Credentials;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Connection;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.opentest4j.TestAbortedException;

/** A Neo4j with a Bolt connector on loopback, for tests. Its embedded side is open, too, to put data into it. */
public final class BoltServer implements AutoCloseable {
    private static final String ENGINE = "neo4j@5.26.30";

    private static Optional<BoltServer> shared = Optional.empty();

    private final Session session;
    private final String url;

    private BoltServer(Session session, String url) {
        this.session = session;
        this.url = url;
    }

    /** One for all tests of this process that leave it empty: a start takes seconds. It ends with the process. */
    public static synchronized BoltServer shared() {
        if (shared.isEmpty()) {
            BoltServer server = open();
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            shared = Optional.of(server);
        }
        return shared.orElseThrow();
    }

    static BoltServer open() {
        return start(Map.of("dbms.security.auth_enabled", "false"));
    }

    /** One that lets nobody in but the user {@code neo4j} with this password. */
    static BoltServer open(Path data, String password) throws IOException {
        Files.createDirectories(data.resolve("dbms"));
        Files.writeString(data.resolve("dbms/auth.ini"), "neo4j:" + hashed(password) + ":\n");
        return start(Map.of("dbms.security.auth_enabled", "true", "server.directories.data", data.toString()));
    }

    private static BoltServer start(Map<String, String> settings) {
        try {
            int port = Loopback.freePort();
            Map<String, String> options = new LinkedHashMap<>(settings);
            options.put("server.bolt.enabled", "true");
            options.put("server.bolt.listen_address", "127.0.0.1:" + port);
            Ready found = with(engines -> engines.find(ENGINE));
            Ready ready = new Ready(
                    found.id(),
                    found.entry().through(new Connection(found.entry().adapter(), List.of(), options)),
                    found.release(),
                    found.jdk(),
                    found.jars());
            Session session = session(ready);
            session.start();
            return new BoltServer(session, "bolt://127.0.0.1:" + port);
        } catch (EngineUnavailable e) {
            throw new TestAbortedException("Bolt was not tested: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** What a campaign would find at the URL. */
    public Ready find(Optional<Credentials> credentials, boolean disposable) {
        return with(engines -> new Servers(engines, "256m", at -> credentials, at -> disposable).find(url));
    }

    public static Session session(Ready ready) {
        return new HostLauncher(List.of(ready), "512m").session(ready.target(), Watcher.NONE);
    }

    private static Ready with(Function<Engines, Ready> finding) {
        Path home = Path.of(System.getProperty("user.home"));
        Path cache = Path.of("target", "touchstone-cache").toAbsolutePath();
        try (Fetcher fetcher = new Fetcher(MavenSettings.read(System.getenv(), home), cache, Progress.SILENT)) {
            return finding.apply(
                    new Engines(Catalogue.standard(), fetcher, Jdks.find(List.of(), System.getenv(), home)));
        }
    }

    /** The embedded side. */
    Session inside() {
        return session;
    }

    public String url() {
        return url;
    }

    @Override
    public void close() {
        session.close();
    }

    /** As Neo4j keeps initial passwords: SHA-256 of salt and password, 1,024 times. */
    private static String hashed(String password) {
        try {
            byte[] salt = new byte[32];
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(salt);
            byte[] hash = digest.digest(password.getBytes(StandardCharsets.UTF_8));
            for (int i = 1; i < 1024; i++) {
                hash = digest.digest(hash);
            }
            HexFormat hex = HexFormat.of();
            return "SHA-256," + hex.formatHex(hash) + "," + hex.formatHex(salt) + ",1024";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
