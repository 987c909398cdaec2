package dev.touchstone.host.sparql;

import dev.touchstone.host.Refused;
import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where queries and updates are sent: {@code sparql+http://host:3030/ds} for both, or {@code
 * sparql+http://host/repositories/r;update=/repositories/r/statements}, where the second is a path on the same server. A server with
 * several databases behind one path, such as MarkLogic, is told which by {@code ;database=name}.
 */
public final class Address {
    private static final String SCHEME = "sparql+";
    private static final Pattern PARTS =
            Pattern.compile("(?<query>[^;]*)(?:;database=(?<database>[\\w-]+))?(?:;update=(?<update>/[^;]*))?");

    final URI query;
    final URI update;

    private Address(URI query, URI update) {
        this.query = query;
        this.update = update;
    }

    public static Address of(URI query, URI update) {
        return new Address(query, update);
    }

    static Address parse(String url) {
        Matcher parts = PARTS.matcher(url);
        if (!url.startsWith(SCHEME) || !parts.matches()) {
            throw new Refused("the URL of a SPARQL endpoint is sparql+http://host/path, or sparql+https://host/path, "
                    + "with ;database=name behind it where there are several, and ;update=/path where updates go "
                    + "elsewhere");
        }
        String database = parts.group("database");
        URI query = URI.create(
                parts.group("query").substring(SCHEME.length()) + (database == null ? "" : "?database=" + database));
        String update = parts.group("update");
        return new Address(query, update == null ? query : query.resolve(update));
    }
}
