package dev.touchstone.core.engine;

/** An engine under test, and the dialect that it speaks. */
public record Target(EngineId engine, Dialect dialect) {}
