package dev.touchstone.core.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** An engine at a version, written {@code neo4j@5.26.30}. */
public record EngineId(String name, String version) {

    @JsonCreator
    public static EngineId parse(String text) {
        int at = text.indexOf('@');
        if (at <= 0 || at == text.length() - 1) {
            throw new IllegalArgumentException("not an engine at a version: " + text);
        }
        return new EngineId(text.substring(0, at), text.substring(at + 1));
    }

    @JsonValue
    @Override
    public String toString() {
        return name + "@" + version;
    }
}
