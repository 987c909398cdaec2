package dev.touchstone.core.relation.question;

/** What a relation does next with the engine. */
public sealed interface Ask {

    record Read(Question question) implements Ask {}

    record Write(Edit edit) implements Ask {}
}
