package dev.touchstone.host.sparql;

import dev.touchstone.host.Refused;
import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where queries and updates are sent: {@code sparql+http://host:3030/ds} for both, or {@code
 * sparql+http://host/repositories/r;update=/repositories/r/statements}, where the second is a path on the same server.
 */
public final class Address {
    private static final String SCHEME = "sparql+";
    private static final Pattern PARTS = Pattern.compile("(?<query>[^;]*)(?:;update=(?<update>/.*))?");

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
                    + "and ;update=/path behind it where updates go elsewhere");
        }
        URI query = URI.create(parts.group("query").substring(SCHEME.length()));
        String update = parts.group("update");
        return new Address(query, update == null ? query : query.resolve(update));
    }
}
