package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.Fault;
import dev.touchstone.host.NotSupported;
import java.time.DateTimeException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.util.FastNoSuchElementException;
import org.apache.tinkerpop.gremlin.process.traversal.util.TraversalInterruptedException;

/**
 * Tells what an exception out of TinkerPop means.
 *
 * <p>TinkerPop has few exception types of its own. A user who multiplies a string meets a ClassCastException, one who
 * asks for a property that is not there an IllegalStateException. So the rule is: an exception that was thrown on
 * purpose, with a sentence for the user, blames the traversal; one that the JVM or the JDK threw blames TinkerPop, unless
 * it is about the user's own values.
 */
public final class Faults {
    /** Sentences that are meant for TinkerPop's own developers. */
    private static final List<String> OWN_MISTAKES = List.of(
            "is not executable",
            "Internal Error",
            "no longer be modulated",
            "not locked",
            "does not support the requirements",
            "can only be used as a predicate traversal",
            "should not be used as an actual Comparator",
            "reflection exception");

    /** By name, because not every version has them. */
    private static final Set<String> BLAMES_TRAVERSAL =
            Set.of("VerificationException", "GremlinTypeErrorException", "KeyNotFoundException", "FailException");

    private static final Pattern CAST = Pattern.compile("^(?:class )?(\\S+) cannot be cast to (?:class )?(\\S+).*");
    private static final Pattern PROCESS_VALUE = Pattern.compile(".*\\.(\\w*Path|BulkSet|Tree)(\\$\\w+)?$");
    private static final String PROCESS = "org.apache.tinkerpop.gremlin.process.";
    private static final String STRUCTURE = "org.apache.tinkerpop.gremlin.structure.";

    private Faults() {}

    public static Fault of(Throwable thrown) {
        Throwable root = thrown;
        for (Throwable link = thrown; link != null; link = link.getCause()) {
            if (link instanceof TraversalInterruptedException || link instanceof InterruptedException) {
                return Fault.TIMEOUT;
            }
            root = link;
        }
        if (root instanceof SyntaxError) {
            return Fault.SYNTAX;
        }
        if (root instanceof NotSupported) {
            return Fault.UNSUPPORTED;
        }
        if (root instanceof UnsupportedOperationException) {
            return isSentence(root) ? Fault.UNSUPPORTED : Fault.INTERNAL;
        }
        return blamesTraversal(root) ? Fault.EVALUATION : Fault.INTERNAL;
    }

    private static boolean blamesTraversal(Throwable root) {
        // What was typed into math(), asNumber(), asDate() or a regular expression; the JDK throws for it.
        if (root instanceof ArithmeticException
                || root instanceof NumberFormatException
                || root instanceof DateTimeException
                || root instanceof java.util.regex.PatternSyntaxException
                || BLAMES_TRAVERSAL.contains(root.getClass().getSimpleName())) {
            return true;
        }
        if (root instanceof ClassCastException) {
            return isAboutValues(root) || isMisplacedModulator(root);
        }
        if (root instanceof FastNoSuchElementException) {
            // The sign between two steps that there is no more: it must never get out.
            return false;
        }
        boolean complaint = root instanceof IllegalArgumentException
                || root instanceof IllegalStateException
                || root instanceof NoSuchElementException;
        return complaint && isSentence(root);
    }

    /** Whether somebody outside the JDK wrote a message, and wrote it for the user. */
    private static boolean isSentence(Throwable root) {
        String message = root.getMessage();
        StackTraceElement[] frames = root.getStackTrace();
        return message != null
                && !message.isEmpty()
                && OWN_MISTAKES.stream().noneMatch(message::contains)
                && (frames.length == 0 || !isJdk(frames[0].getClassName()));
    }

    /**
     * A cast of one user's value to another's type is the user's mistake: a string is no number, a number no vertex. A
     * cast that has to do with steps or traversers is not. The message is all there is to tell by, so hosts must run with
     * {@code -XX:-OmitStackTraceInFastThrow}, or a hot ClassCastException has none.
     */
    private static boolean isAboutValues(Throwable root) {
        var cast = CAST.matcher(String.valueOf(root.getMessage()));
        return cast.matches() && isValue(cast.group(1)) && isValueType(cast.group(2));
    }

    /** Before 3.8 the check that a step can take a by(), from() or option() is nothing but the cast of the step. */
    private static boolean isMisplacedModulator(Throwable root) {
        StackTraceElement[] frames = root.getStackTrace();
        return frames.length > 0 && frames[0].getClassName().equals(GraphTraversal.class.getName());
    }

    /** Vertices and edges have their database's own classes, so anything but TinkerPop's machinery can be a value. */
    private static boolean isValue(String type) {
        return !type.startsWith(PROCESS) || PROCESS_VALUE.matcher(type).matches();
    }

    private static boolean isValueType(String type) {
        return isJdk(type)
                || type.startsWith(STRUCTURE)
                || PROCESS_VALUE.matcher(type).matches();
    }

    private static boolean isJdk(String type) {
        return type.startsWith("java.") || type.startsWith("jdk.") || type.startsWith("[");
    }
}
