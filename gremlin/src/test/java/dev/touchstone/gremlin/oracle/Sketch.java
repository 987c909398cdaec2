package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.NativeId;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Made-up outcomes for cases, and what the tests of the three oracles share. */
final class Sketch {
    static final EngineId ENGINE = EngineId.parse("tinkergraph@3.7.3");
    static final PropertyGraph GRAPH =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
    static final Outcome REJECTED =
            new Rejected(Reason.EVALUATION, new Thrown("Wrapped", "oops", "Root", List.of("a.B.c")));
    static final Outcome TIMED_OUT = new TimedOut(Duration.ofSeconds(5), true);

    private Sketch() {}

    /** Rows of one column. */
    static Outcome rows(Value... values) {
        return new Rows(
                new Answer(List.of("value"), Arrays.stream(values).map(List::of).toList()), true);
    }

    static Outcome incomplete(Value... values) {
        return new Rows(((Rows) rows(values)).answer(), false);
    }

    /** The vertex with this key, to which the engine has given the id 100 + key. */
    static Element vertex(long key) {
        return new Element(
                Element.Kind.NODE, Optional.of(key), List.of("L0"), Map.of(), new NativeId((int) (100 + key)));
    }

    static String text(Optional<Step> step) {
        return step.map(asked -> asked.statement().text(new Dialect("gremlin", List.of(), List.of())))
                .orElse("nothing");
    }

    static Case readBack(Case proposed) {
        Json json = new Json(Languages.installed());
        return json.readCase(json.storedLine(proposed));
    }
}
