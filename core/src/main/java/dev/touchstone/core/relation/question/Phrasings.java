package dev.touchstone.core.relation.question;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Dialect;

/** The ways in which a language can ask questions, one of which is drawn for each case. */
public interface Phrasings {
    Phrasing draw(Dialect dialect, Choices choices);
}
