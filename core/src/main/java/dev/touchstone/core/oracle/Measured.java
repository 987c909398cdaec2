package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.EngineId;

/** An engine, and the one that says what its right answers are. */
public record Measured(EngineId engine, EngineId reference) {}
