package dev.touchstone.engines;

/** Who one is to a server. Never printed: {@link #toString} hides both. */
public record Credentials(String user, String password) {
    /** The variables of the environment that may hold them. */
    public static final String USER = "TOUCHSTONE_USER";

    public static final String PASSWORD = "TOUCHSTONE_PASSWORD";

    @Override
    public String toString() {
        return "a user and a password";
    }
}
