package dev.touchstone.engines;

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

    /** What the adapter is told. There may be a password in it: it travels to the child, and nowhere else. */
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
