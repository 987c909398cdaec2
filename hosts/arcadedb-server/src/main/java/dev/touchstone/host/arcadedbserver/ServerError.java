package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.Spot;
import dev.touchstone.host.Worded;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** An error that a server answered with: a status, the class of its exception where it names one, and what that said. */
final class ServerError extends RuntimeException implements Worded {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 2_000;

    private final int status;
    private final String exception;

    ServerError(int status, String exception, String detail) {
        super(detail, null, false, true);
        this.status = status;
        this.exception = exception;
        Spot.mark(this, exception.isEmpty() ? "HTTP " + status : exception);
    }

    static ServerError of(int status, byte[] body) {
        try {
            Object answer = Json.read(body);
            if (answer instanceof Map) {
                Map<?, ?> fields = (Map<?, ?>) answer;
                String exception = text(fields, "exception");
                String detail = text(fields, "detail");
                return new ServerError(
                        status,
                        exception.substring(exception.lastIndexOf('.') + 1),
                        detail.isEmpty() ? text(fields, "error") : detail);
            }
        } catch (IOException e) {
            // Somebody between us and the server has answered.
        }
        String words = new String(body, StandardCharsets.UTF_8);
        return new ServerError(status, "", words.substring(0, Math.min(LONGEST, words.length())));
    }

    private static String text(Map<?, ?> fields, String name) {
        Object value = fields.get(name);
        return value instanceof String ? (String) value : "";
    }

    int status() {
        return status;
    }

    /** The class of the exception, without its package; empty where none is named. */
    String exception() {
        return exception;
    }

    @Override
    public String words() {
        StackTraceElement spot = getStackTrace()[0];
        return spot.getClassName() + (spot.getMethodName().isEmpty() ? "" : ": " + spot.getMethodName());
    }
}
