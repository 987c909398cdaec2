package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;

/**
 * Who gave an answer, and which.
 *
 * @param name the engine, and how it was asked where that matters
 */
public record AttributedAnswer(EngineId engine, String name, Answer answer) {}
