package dev.touchstone.host.sparql;

import java.net.http.HttpHeaders;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a server is, as far as its headers tell. */
final class Product {
    static final String FUSEKI = "Fuseki";
    static final String VIRTUOSO = "Virtuoso";
    private static final String UNKNOWN = "unknown";
    private static final Pattern SERVER = Pattern.compile("(" + VIRTUOSO + "|MarkLogic)(?:/0*([\\d.]+))?.*");
    private static final Pattern VERSION = Pattern.compile("\"version\"\\s*:\\s*\"([^\"]+)\"");

    final String name;
    final String version;

    private Product(String name, String version) {
        this.name = name;
        this.version = version;
    }

    static Product of(Remote remote) throws LimitPassed, RemoteError {
        HttpHeaders headers = remote.greet();
        if (headers.firstValue("Fuseki-Request-Id").isPresent()) {
            return new Product(FUSEKI, fusekiVersion(remote));
        }
        Matcher server = SERVER.matcher(headers.firstValue("Server").orElse(""));
        return server.matches()
                ? new Product(server.group(1), server.group(2) == null ? UNKNOWN : server.group(2))
                : new Product("SPARQL", "1.1");
    }

    /** Only a server with its administration open tells. */
    private static String fusekiVersion(Remote remote) throws LimitPassed {
        return remote.document("/$/server")
                .map(VERSION::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .orElse(UNKNOWN);
    }
}
