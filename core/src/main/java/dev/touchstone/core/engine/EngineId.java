package dev.touchstone.core.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** An engine at a version, written {@code neo4j@5.26.30}, or a running server: then its name is a URL, and its version empty. */
public record EngineId(String name, String version) {
    private static final String AFTER_SCHEME = "://";

    @JsonCreator
    public static EngineId parse(String text) {
        int at = text.indexOf('@');
        if (isUrl(text)) {
            if (at >= 0) {
                // Not repeated in the message: there is a password in it.
                throw new IllegalArgumentException("a user and a password do not belong into the URL of a server");
            }
            return new EngineId(text, "");
        }
        if (at <= 0 || at == text.length() - 1) {
            throw new IllegalArgumentException("not an engine at a version: " + text);
        }
        return new EngineId(text.substring(0, at), text.substring(at + 1));
    }

    /** Whether a user's word for an engine is the URL of a running server. */
    public static boolean isUrl(String text) {
        return text.contains(AFTER_SCHEME);
    }

    public boolean isServer() {
        return isUrl(name);
    }

    @JsonValue
    @Override
    public String toString() {
        return isServer() ? name : name + "@" + version;
    }
}
