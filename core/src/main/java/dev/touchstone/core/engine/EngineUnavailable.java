package dev.touchstone.core.engine;

import dev.touchstone.core.Redacted;

/** An engine is unavailable or does not start. The message is one clear line for the user. */
public final class EngineUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1;

    public EngineUnavailable(String message) {
        super(Redacted.of(message));
    }

    public EngineUnavailable(String message, Throwable cause) {
        super(Redacted.of(message), cause);
    }
}
