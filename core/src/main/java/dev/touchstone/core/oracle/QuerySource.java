package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import java.util.List;

/** Random queries of one language, for the oracles that need to know nothing else of it. */
public interface QuerySource {

    /** The types of properties that engines compare alike in all versions. Points, for one, were once ordered and then no more. */
    default List<PropertyType> portableTypes() {
        return List.of(PropertyType.BOOLEAN, PropertyType.INT, PropertyType.LONG, PropertyType.STRING);
    }

    /** A random statement that reads, and probably finds something in the dataset. */
    Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices);

    /** A random statement that reads, for one engine alone: versions may differ in what they make of it. */
    default Statement queryOfOne(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return query(dataset, dialect, limits, choices);
    }

    /** A random statement that reads, and whose answer may be left to chance. */
    default Statement anyQuery(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return query(dataset, dialect, limits, choices);
    }
}
