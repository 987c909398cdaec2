package dev.touchstone.core.engine;

import dev.touchstone.core.answer.Answer;

/** What is known of the right answer to a statement, without any engine. */
public sealed interface Expectation {

    /** This is it, rows in any order. */
    record Known(Answer answer) implements Expectation {}

    /** The language leaves it open: several answers are right, for this reason ("limit without order"). */
    record Open(String reason) implements Expectation {}

    /** The reference refuses the statement with these words: a correct engine may, too. */
    record Refused(String words) implements Expectation {}

    /** Nothing, for this reason: there is no reference for it here, or it is too large for the reference. */
    record Unsaid(String reason) implements Expectation {
        public Unsaid() {
            this("the reference has no answer");
        }
    }
}
