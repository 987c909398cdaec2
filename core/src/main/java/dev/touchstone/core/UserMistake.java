package dev.touchstone.core;

/** The user asked for something that cannot be. The message is one clear line that says what and, where it can, why; no password is repeated in it. */
public final class UserMistake extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UserMistake(String message) {
        super(Redacted.of(message));
    }

    public UserMistake(String message, Throwable cause) {
        super(Redacted.of(message), cause);
    }
}
