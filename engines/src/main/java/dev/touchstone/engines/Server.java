package dev.touchstone.engines;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A running server that a user named.
 *
 * @param version what its product calls this version
 * @param credentials who one is there, where that is needed
 * @param disposable whether the user said that what is in it may be deleted
 */
public record Server(String url, String version, Optional<Credentials> credentials, boolean disposable) {
    /** Stands for the version of a server that was not asked for it yet. */
    public static final String NOT_ASKED = "";

    private static final Duration TO_COME_BACK = Duration.ofMinutes(1);

    /** How long to wait for somebody to answer: one that was there may be starting again after a crash. */
    public Duration patience() {
        return version.equals(NOT_ASKED) ? Duration.ZERO : TO_COME_BACK;
    }

    /** The options of the adapter. There may be a password in it: it travels to the child, and nowhere else. */
    public Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("url", url);
        options.put("disposable", Boolean.toString(disposable));
        credentials.ifPresent(known -> {
            options.put("user", known.user());
            options.put("password", known.password());
        });
        return options;
    }
}
