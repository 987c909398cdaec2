package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Whether a case held. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Verdict {

    /** The relation holds. */
    @JsonTypeName("pass")
    record Pass() implements Verdict {}

    /**
     * The relation is broken.
     *
     * @param engine the one that is wrong, or the one that was asked
     * @param mark what distinguishes this failure from others of its kind, and is the same on every run: an error's
     *     class and place, not its message
     * @param claim one sentence for the reader of a report
     */
    @JsonTypeName("fail")
    record Fail(Kind kind, EngineId engine, String mark, String claim) implements Verdict {

        /** The class of an error, without its place: frames move from version to version. The whole mark where it is no error. */
        public String errorClass() {
            return mark.replaceFirst(" < .*", "");
        }
    }

    /** Nothing can be said, for this reason. Reasons are counted, so they are few and short. */
    @JsonTypeName("unknown")
    record Unknown(String reason) implements Verdict {
        private static final String OURS = "our own error: ";

        /** Several answers are right, for this reason: nothing that an engine answers can be called wrong. */
        public static Unknown notDetermined(String reason) {
            return new Unknown("not determined: " + reason);
        }

        /** A bug of our own kept the case from being judged: it is shown as such, and accuses no engine. */
        public static Unknown ours(String reason) {
            return new Unknown(OURS + reason);
        }

        /** Whether a bug of our own is the reason. */
        @JsonIgnore
        public boolean isOurs() {
            return reason.startsWith(OURS);
        }
    }

    /** What a failure consists in. */
    enum Kind {
        INTERNAL_ERROR,
        CRASH,
        HANG,
        WRONG_RESULT,
        UNEXPECTED_EXCEPTION,
        MISSING_EXCEPTION;

        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    static Verdict pass() {
        return new Pass();
    }

    /** Both together: a failure outweighs doubt, and doubt outweighs a pass. The first of a kind is kept. */
    default Verdict and(Verdict other) {
        return other.weight() > weight() ? other : this;
    }

    /**
     * This, after these outcomes: where nothing can be said and an error of ours is among them, or a dataset that was not loaded, that is the
     * reason, whatever the relation calls it.
     */
    default Verdict after(List<Outcome> outcomes) {
        if (!(this instanceof Unknown)) {
            return this;
        }
        Optional<Verdict> ours = outcomes.stream()
                .flatMap(outcome -> outcome.ownError().stream())
                .findFirst()
                .map(own -> Unknown.ours(own.error().brief()));
        return ours.or(() -> outcomes.stream()
                        .filter(Outcome.NotLoaded.class::isInstance)
                        .findFirst()
                        .map(outcome -> new Unknown(((Outcome.NotLoaded) outcome).reason())))
                .orElse(this);
    }

    /**
     * This, or unknown where it is a failure of one of these kinds and the language leaves the answer open.
     *
     * @param open why it does; empty where it does not. Asked for where there is such a failure
     */
    default Verdict unlessOpen(Set<Kind> kinds, Supplier<Optional<String>> open) {
        return this instanceof Fail fail && kinds.contains(fail.kind())
                ? open.get().<Verdict>map(Unknown::notDetermined).orElse(this)
                : this;
    }

    private int weight() {
        return switch (this) {
            case Pass pass -> 0;
            case Unknown unknown -> 1;
            case Fail fail -> 2;
        };
    }
}
