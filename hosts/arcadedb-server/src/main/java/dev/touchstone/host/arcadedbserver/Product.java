package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.Refused;
import java.util.Map;

/** What a server says that it is. */
final class Product {
    static final String NAME = "ArcadeDB";
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;

    private Product() {}

    /** The version, without the build that stands behind it. */
    static String version(Remote remote) throws InterruptedException {
        try {
            Object about = remote.greet("/api/v1/server?mode=basic");
            if (about instanceof Map
                    && ((Map<?, ?>) about).containsKey("serverName")
                    && ((Map<?, ?>) about).get("version") instanceof String) {
                return ((String) ((Map<?, ?>) about).get("version")).replaceFirst("\\s.*", "");
            }
            throw new Refused("it does not answer as an ArcadeDB server does");
        } catch (ServerError e) {
            switch (e.status()) {
                case UNAUTHORIZED:
                    throw new Refused("the server wants a user and a password");
                case FORBIDDEN:
                    throw new Refused("the server does not accept this user and password");
                default:
                    throw new Refused("it does not answer as an ArcadeDB server does, but with HTTP " + e.status());
            }
        }
    }
}
