package dev.touchstone.engines.server;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Target;
import dev.touchstone.engines.Credentials;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.Server;
import dev.touchstone.engines.catalogue.Capabilities;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Conformance;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Identity;
import dev.touchstone.engines.catalogue.Protocol;
import dev.touchstone.engines.catalogue.Protocol.Product;
import dev.touchstone.engines.catalogue.Release;
import dev.touchstone.engines.catalogue.Supply;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdk;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Finds the servers that a user names by their URLs: how to speak to them, and what they are.
 *
 * @param credentials who one is at a URL
 * @param disposable whether the user said that what is in the server at a URL may be deleted
 */
public record Servers(
        Engines engines,
        String heap,
        Function<String, Optional<Credentials>> credentials,
        Predicate<String> disposable) {
    /** The protocol that a URL names; invalid input is reported in a line that repeats no password. */
    public static Protocol protocol(String url, Catalogue catalogue) {
        if (url.contains("@")) {
            throw new UserMistake("a user and a password must not be on the command line: give them in the "
                    + "configuration file, or in the variables TOUCHSTONE_USER and TOUCHSTONE_PASSWORD");
        }
        try {
            URI parsed = new URI(url);
            if (parsed.getHost() != null && parsed.getQuery() == null && parsed.getFragment() == null) {
                return catalogue.protocol(parsed.getScheme()).orElseThrow(() -> unknown(url, catalogue));
            }
            throw new UserMistake("\"" + url + "\" is not the URL of a server, such as bolt://localhost:7687");
        } catch (URISyntaxException e) {
            throw new UserMistake("\"" + url + "\" is not the URL of a server, such as bolt://localhost:7687", e);
        }
    }

    private static UserMistake unknown(String url, Catalogue catalogue) {
        return new UserMistake("no engine is known for \"" + url + "\"; a URL begins with "
                + catalogue.protocols().stream()
                        .flatMap(protocol -> protocol.schemes().stream())
                        .map(scheme -> scheme + "://")
                        .collect(Collectors.joining(", ")));
    }

    /**
     * Asks the server what it is.
     *
     * @throws EngineUnavailable with one line that says why it cannot be used
     */
    public Ready find(String url) {
        Protocol protocol = protocol(url, engines.catalogue());
        Release release = protocol.driver().release();
        Jdk jdk = engines.jdk(release)
                .orElseThrow(() -> new EngineUnavailable("the driver for " + url + " needs JDK " + release.jdk()));
        Optional<Credentials> known = credentials.apply(url);
        Entry unknown = new Entry(
                new Identity(protocol.name(), "", "", ""),
                protocol.driver().connection(Map.of("ask", "true")),
                Capabilities.NONE,
                Supply.NONE,
                Conformance.NONE);
        Server server = new Server(url, Server.NOT_ASKED, known, disposable.test(url));
        Ready asking = new Ready(
                EngineId.parse(url), unknown, release, jdk, jars(protocol), Optional.of(server), Optional.empty());
        return known(asking, protocol, ask(asking));
    }

    private List<Path> jars(Protocol protocol) {
        try {
            return engines.fetcher()
                    .classPath(
                            protocol.name() + "-driver",
                            protocol.driver().artifacts(),
                            protocol.driver().release().exclusions());
        } catch (FetchFailed e) {
            throw new EngineUnavailable(e.why(), e);
        }
    }

    private String ask(Ready server) {
        Target target = new Target(server.id(), new Dialect("", List.of(), List.of()));
        try (Session session = new HostLauncher(List.of(server), heap).session(target, Watcher.NONE)) {
            session.start();
            return session.reportedVersion();
        }
    }

    /** The server with the dialect of its product. */
    private Ready known(Ready asked, Protocol protocol, String reported) {
        int slash = reported.indexOf('/');
        String name = reported.substring(0, slash);
        String version = reported.substring(slash + 1);
        Product product = protocol.product(name)
                .orElseThrow(() -> new EngineUnavailable(asked.id() + " is " + reported + ", a database that is not "
                        + "known; there are: "
                        + protocol.products().stream().map(Product::name).collect(Collectors.joining(", "))));
        if (!product.contains(version)) {
            throw new EngineUnavailable(asked.id() + " is " + reported + "; the versions of " + name
                    + " that are known are " + product.versions());
        }
        Entry entry = engines.catalogue().named(product.engine()).orElseThrow();
        Server server = asked.server().orElseThrow();
        return new Ready(
                asked.id(),
                entry.through(protocol.driver().connection(Map.of())),
                asked.release(),
                asked.jdk(),
                asked.jars(),
                Optional.of(new Server(server.url(), version, server.credentials(), server.disposable())),
                engines.reference(entry, version));
    }
}
