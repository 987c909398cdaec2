package dev.touchstone.core.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.regex.Pattern;

/** An engine at a version, written {@code neo4j@5.26.30}, or a running server: then its name is a URL, and its version empty. */
public record EngineId(String name, String version) {
    private static final String AFTER_SCHEME = "://";
    private static final Pattern NAME = Pattern.compile("[A-Za-z][0-9A-Za-z_-]*(/[0-9A-Za-z_-]+)?");
    private static final Pattern VERSION = Pattern.compile("[0-9A-Za-z][0-9A-Za-z.+_-]*");

    /** There is no other way to an engine's name and version, which become parts of paths, coordinates and package names. */
    public EngineId {
        if (isUrl(name)) {
            if (name.contains("@")) {
                // Not repeated in the message: there is a password in it.
                throw new IllegalArgumentException("the URL of a server must not contain a user and a password");
            }
            if (!version.isEmpty()) {
                throw new IllegalArgumentException("the URL of a server has no version");
            }
        } else if (!isName(name) || !isVersion(version)) {
            throw new IllegalArgumentException("not an engine at a version, such as neo4j@5.26.30");
        }
    }

    @JsonCreator
    public static EngineId parse(String text) {
        int at = text.indexOf('@');
        return isUrl(text) || at < 0
                ? new EngineId(text, "")
                : new EngineId(text.substring(0, at), text.substring(at + 1));
    }

    /** Whether a word can be the name of an engine: it is a part of no path, no option and no address. */
    public static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** Whether a word can be a version, which is a part of file names, coordinates and package names. */
    public static boolean isVersion(String text) {
        return VERSION.matcher(text).matches();
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
