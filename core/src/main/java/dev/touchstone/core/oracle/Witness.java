package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.value.Value;
import java.util.List;

/**
 * Who gave an answer, and which.
 *
 * @param name the engine, and how it was asked where that matters
 */
public record Witness(EngineId engine, String name, List<List<Value>> rows) {}
