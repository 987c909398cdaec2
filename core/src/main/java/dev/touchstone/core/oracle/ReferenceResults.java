package dev.touchstone.core.oracle;

import dev.touchstone.core.value.Value;
import java.util.Map;

/** What the reference says of one statement on one dataset, for values of its parameters. */
@FunctionalInterface
public interface ReferenceResults {
    ReferenceResult of(Map<String, Value> binding);
}
