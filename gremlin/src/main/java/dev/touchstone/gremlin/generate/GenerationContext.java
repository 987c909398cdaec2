package dev.touchstone.gremlin.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What traversals are made of.
 *
 * @param dialect properties of its types only are looked at, and steps that not every version has only where it has them
 * @param daring whether a step may now and then ask for what is not there, or compare what has no common type
 */
record GenerationContext(PropertyGraph graph, Dialect dialect, boolean daring, Choices choices) {
    /** A key, and a label, that no schema has. */
    static final String NOWHERE = "nowhere";

    private static final double MISTAKEN = 0.1;

    /** Whether the next step is to be invalid. */
    boolean errs() {
        return daring && choices.chance(MISTAKEN);
    }

    /**
     * The properties that conditions may be on. From TinkerPop 3.6 on, a comparison with NaN is an error that drops a traverser, so that
     * nothing is satisfied by it.
     */
    List<Map.Entry<String, Typed>> usable(Map<String, Typed> properties) {
        return properties.entrySet().stream()
                .filter(property -> dialect.types().contains(property.getValue().type()))
                .filter(property ->
                        !(property.getValue().value() instanceof Value.Real real) || !Double.isNaN(real.value()))
                .toList();
    }

    /** The same, with Touchstone's own key among them, which every element has. */
    List<Map.Entry<String, Typed>> usable(Map<String, Typed> properties, long key) {
        List<Map.Entry<String, Typed>> all = new ArrayList<>(usable(properties));
        all.add(Map.entry(Element.KEY, new Typed(PropertyType.LONG, Values.of(key))));
        return all;
    }
}
