package dev.touchstone.engines.host;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.OwnError;
import dev.touchstone.core.engine.Outcome.Thrown;
import java.util.Arrays;
import java.util.List;

/** What goes wrong between the parent and a host, and so says nothing of the engine. What goes wrong inside a host, the host tells. */
final class OwnErrors {
    private static final int FRAMES_KEPT = 16;

    private OwnErrors() {}

    /** An answer that could not be read. */
    static OwnError of(Throwable mistake) {
        String type = mistake.getClass().getName();
        List<String> frames = Arrays.stream(mistake.getStackTrace())
                .limit(FRAMES_KEPT)
                .map(frame -> frame.getClassName() + "." + frame.getMethodName())
                .toList();
        return new OwnError(new Thrown(type, String.valueOf(mistake.getMessage()), type, frames));
    }

    /** A host that gave up, or that is there and cannot be spoken to. */
    static OwnError ofHost(String how, List<String> lastOutput) {
        return new OwnError(new Thrown("host", how + lastOutput, "host: " + how, List.of()));
    }

    /** A dataset that was loaded before, and not again when its process was started anew. Where that was killed, it is nobody's error. */
    static Outcome notReloaded(Outcome trouble) {
        boolean saysIt = trouble.ownError().isPresent() || trouble.fromOutside().isPresent();
        return saysIt
                ? trouble
                : new OwnError(new Thrown("reload", trouble.summary(), "dataset not loaded again", List.of()));
    }
}
