package dev.touchstone.host.gremlinserver;

import dev.touchstone.host.Fault;
import dev.touchstone.host.tinkerpop.Faults;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.tinkerpop.gremlin.driver.exception.ResponseException;
import org.apache.tinkerpop.gremlin.util.message.ResponseStatusCode;

/** An error in a server, with the frames that it had there, so that it is told from others as if it had happened here. */
final class RemoteError extends Exception {
    private static final long serialVersionUID = 1;
    private static final Pattern FRAME =
            Pattern.compile("\\s*at (?:.*/)?([\\w.$]+)\\.([\\w$<>]+)\\((.*?)(?::(\\d+))?\\)");
    private static final Pattern HEAD = Pattern.compile("(?:Caused by: )?([\\w.$]+)(?:: (.*))?");

    private final transient ResponseStatusCode status;
    private final String type;
    private final String words;

    RemoteError(ResponseException response) {
        super(response.getMessage(), null, false, true);
        status = response.getResponseStatusCode();
        List<String> root = root(response.getRemoteStackTrace().orElse(""));
        Matcher head = HEAD.matcher(root.isEmpty() ? "" : root.get(0));
        boolean known = head.matches();
        type = known ? head.group(1) : "";
        words = known && head.group(2) != null ? head.group(2) : String.valueOf(response.getMessage());
        StackTraceElement[] frames = root.stream()
                .map(FRAME::matcher)
                .filter(Matcher::matches)
                .map(frame -> new StackTraceElement(frame.group(1), frame.group(2), frame.group(3), -1))
                .toArray(StackTraceElement[]::new);
        if (frames.length > 0) {
            setStackTrace(frames);
        }
    }

    /** The lines of the innermost cause. */
    private static List<String> root(String trace) {
        List<String> lines = new ArrayList<>();
        for (String line : trace.split("\\R", -1)) {
            if (line.startsWith("Caused by: ")) {
                lines.clear();
            }
            lines.add(line);
        }
        return lines;
    }

    Fault fault() {
        if (status == ResponseStatusCode.SERVER_ERROR_TIMEOUT) {
            return Fault.TIMEOUT;
        }
        String simple = type.substring(type.lastIndexOf('.') + 1);
        switch (simple) {
            case "MultipleCompilationErrorsException":
            case "GremlinParserException":
                return Fault.SYNTAX;
            case "MissingMethodException":
            case "MissingPropertyException":
                return Fault.UNSUPPORTED;
            default:
                return Faults.of(likeness());
        }
    }

    /** The same exception as an object, where its class is here, too. */
    private Throwable likeness() {
        try {
            Throwable like = Class.forName(type)
                    .asSubclass(Throwable.class)
                    .getConstructor(String.class)
                    .newInstance(words);
            like.setStackTrace(getStackTrace());
            return like;
        } catch (ReflectiveOperationException | ClassCastException e) {
            return this;
        }
    }
}
