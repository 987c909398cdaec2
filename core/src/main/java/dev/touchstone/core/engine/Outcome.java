package dev.touchstone.core.engine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.Count;
import dev.touchstone.core.answer.Answer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an engine did with one statement. Misbehaviour is a value like any other. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Outcome {

    /**
     * It answered.
     *
     * @param complete false where there were more rows than are kept
     */
    @JsonTypeName("rows")
    record Rows(Answer answer, boolean complete) implements Outcome {}

    /** It said, in a way that a user can understand, that it will not do this. */
    @JsonTypeName("rejected")
    record Rejected(Reason reason, Thrown error) implements Outcome {}

    /** It broke while doing it: an error that no statement may cause. */
    @JsonTypeName("failed")
    record Failed(Thrown error) implements Outcome {}

    /** Its process ended. */
    @JsonTypeName("crashed")
    record Crashed(String how, List<String> lastOutput) implements Outcome {}

    /** Its process was ended from outside, by somebody or by a system that is short of memory: nothing is known of what the engine did. */
    @JsonTypeName("killed")
    record Killed(String how) implements Outcome {}

    /** It was still busy after the limit; {@code killed} if it did not stop on request. */
    @JsonTypeName("timed-out")
    record TimedOut(Duration limit, boolean killed) implements Outcome {}

    /** It was not asked, because its dataset could not be loaded. */
    @JsonTypeName("not-loaded")
    record NotLoaded(Outcome why) implements Outcome {
        private static final int LONGEST = 120;

        /** The reason why a case that needs it is unknown: short, and without numbers, which vary between runs. */
        public String reason() {
            String words = why instanceof Rejected rejected ? rejected.error().words() : why.summary();
            String plain = words.replaceAll("\\d+", "#");
            return NOT_LOADED + plain.substring(0, Math.min(plain.length(), LONGEST));
        }
    }

    /** Code of ours broke, an adapter's or that at our end of the wire: nothing is known of what the engine did. */
    @JsonTypeName("own-error")
    record OwnError(Thrown error) implements Outcome {}

    /** What the summary and the reason of {@link NotLoaded} begin with. */
    String NOT_LOADED = "dataset not loaded: ";

    /** Whether this is the summary of an engine that was not asked. */
    static boolean isOfLoading(String summary) {
        return summary.startsWith(NOT_LOADED);
    }

    /** Why a statement was rejected. */
    enum Reason {
        SYNTAX,
        UNSUPPORTED,
        EVALUATION,
        RESOURCES
    }

    /** An exception as the engine threw it: its class and message, and the class and the frames of its root cause. */
    record Thrown(String type, String message, String rootType, List<String> frames) {
        private static final String OURS = "dev.touchstone.";

        /** What a user would be shown. An error that has no class is its message. */
        public String words() {
            return isWorded() ? message : type + ": " + message;
        }

        /** The same for who looks for the cause: what lies at the root comes first, and then what it is wrapped in. */
        String rootFirst() {
            if (isWorded() || rootType.isEmpty() || rootType.equals(type)) {
                return words();
            }
            int root = message.lastIndexOf(rootType);
            return root >= 0
                    ? message.substring(root) + " (in " + type + ")"
                    : rootType + " (in " + type + ": " + message + ")";
        }

        /** Whether the engine gave no class of an error, and its words take the place of one. */
        private boolean isWorded() {
            return type.contains(" ");
        }

        /** What it is called in a sentence, before its words are shown. */
        public String name() {
            return isWorded() ? "" : ": " + type;
        }

        /** The class of its root cause, and where that was thrown. */
        List<String> trace() {
            return ownFrames().findAny().isEmpty()
                    ? List.of()
                    : Stream.concat(Stream.of(rootType), ownFrames().map(frame -> "  at " + frame))
                            .toList();
        }

        /** Without those by which we called the engine, and without what only stands for one where the engine gives none. */
        private Stream<String> ownFrames() {
            return frames.stream().takeWhile(frame -> !frame.startsWith(OURS) && !frame.contains(" "));
        }

        /** Where it happened, in words that stay the same when it happens again: lambda and line numbers are left out. */
        public String place() {
            return rootType
                    + frames.stream()
                            .limit(3)
                            .map(frame -> " < " + stable(frame))
                            .collect(Collectors.joining());
        }

        /** The class at the root and the method of ours that it happened in, where there is one: few and short, to be counted. */
        public String brief() {
            return frames.stream()
                    .filter(frame -> frame.startsWith("dev.touchstone."))
                    .findFirst()
                    .map(frame -> rootType + " in " + stable(frame))
                    .orElse(rootType);
        }

        /** Without what the compiler and the JVM number as they go: lambdas, anonymous classes, generated accessors. */
        private static String stable(String frame) {
            return frame.replaceAll("\\$\\$[^.]*", "")
                    .replaceAll("lambda\\$(\\w+)\\$\\d+", "$1")
                    .replaceAll("\\$\\d+", "")
                    .replaceAll("(Accessor|Proxy)\\d+", "$1");
        }
    }

    /** Whether nothing was done, so that nothing need be loaded again; some engines refuse much and load slowly. */
    @JsonIgnore
    default boolean isRefusedAtOnce() {
        return this instanceof Rejected rejected && rejected.reason() != Reason.EVALUATION;
    }

    /** What happened: while it was asked, or while it was loaded. */
    private Outcome root() {
        return this instanceof NotLoaded notLoaded ? notLoaded.why().root() : this;
    }

    /** The error of ours in it, if there is one. */
    default Optional<OwnError> ownError() {
        return root() instanceof OwnError own ? Optional.of(own) : Optional.empty();
    }

    /** The end from outside in it, if there is one. */
    default Optional<Killed> fromOutside() {
        return root() instanceof Killed killed ? Optional.of(killed) : Optional.empty();
    }

    /** Where an error arose, or the last that an engine said before it ended, a line each; nothing where there was no error. */
    default List<String> trace() {
        return switch (this) {
            case Rejected rejected -> rejected.error().trace();
            case Failed failed -> failed.error().trace();
            case Crashed crashed -> crashed.lastOutput();
            case NotLoaded notLoaded -> notLoaded.why().trace();
            case Rows rows -> List.of();
            case TimedOut timedOut -> List.of();
            case Killed killed -> List.of();
            case OwnError own -> own.error().frames();
        };
    }

    /** One line that says what happened. */
    default String summary() {
        return switch (this) {
            case Rows rows -> Count.of(rows.answer().rows().size(), "row") + (rows.complete() ? "" : " and more");
            case Rejected rejected ->
                "rejected ("
                        + rejected.reason().name().toLowerCase(java.util.Locale.ROOT) + "): "
                        + rejected.error().words();
            case Failed failed -> "internal error: " + failed.error().rootFirst();
            case Crashed crashed -> "crashed: " + crashed.how();
            case Killed killed -> "killed from outside: " + killed.how();
            case TimedOut timedOut ->
                "no answer within " + timedOut.limit().toMillis() + " ms"
                        + (timedOut.killed() ? ", did not stop on request" : "");
            case OwnError own -> "our own error: " + own.error().words();
            case NotLoaded notLoaded -> NOT_LOADED + notLoaded.why().summary();
        };
    }
}
