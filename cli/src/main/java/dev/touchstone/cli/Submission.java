package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.oracle.Handwriting;
import dev.touchstone.core.oracle.Handwriting.Read;
import dev.touchstone.core.oracle.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * Statements that somebody gave, all of them read: what is no statement of the language is told before any engine is had.
 *
 * @param texts the queries as they were written
 * @param queries what each of them is to Touchstone
 */
record Submission(Handwriting handwriting, List<String> setup, List<String> texts, List<Read> queries) {

    static Submission of(Language language, List<String> setup, List<String> queries) {
        Handwriting handwriting = language.handwriting()
                .orElseThrow(() -> new UserMistake("statements in " + language.name() + " cannot be read"));
        List<String> setupTexts = Given.statements("--setup", setup, handwriting::statements);
        List<String> texts = Given.statements("--query", queries, handwriting::statements);
        if (texts.isEmpty()) {
            throw new UserMistake("--query has no statement in it");
        }
        Given.read("--setup: ", () -> {
            handwriting.requireReadable(setupTexts);
            return setupTexts;
        });
        List<Read> read = new ArrayList<>();
        for (String text : texts) {
            String where = texts.size() == 1 ? "--query: " : "--query, statement " + (read.size() + 1) + ": ";
            read.add(Given.read(where, () -> handwriting.query(text)));
        }
        return new Submission(handwriting, setupTexts, texts, read);
    }
}
