package dev.touchstone.cli.check;

import dev.touchstone.cli.option.StatementArguments;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.language.StatementReader.Read;
import java.util.ArrayList;
import java.util.List;

/**
 * The user's statements, all of them parsed: invalid ones are refused before any engine starts.
 *
 * @param texts the queries as they were written
 * @param queries each of them, parsed
 */
public record CheckInput(StatementReader reader, List<String> setup, List<String> texts, List<Read> queries) {

    public static CheckInput of(Language language, List<String> setup, List<String> queries) {
        StatementReader reader = language.statementReader()
                .orElseThrow(() -> new UserMistake("Touchstone cannot parse statements in " + language.name()));
        List<String> setupTexts = StatementArguments.statements("--setup", setup, reader::statements);
        List<String> texts = StatementArguments.statements("--query", queries, reader::statements);
        if (texts.isEmpty()) {
            throw new UserMistake("--query contains no statement");
        }
        StatementArguments.read("--setup: ", () -> {
            reader.requireReadable(setupTexts);
            return setupTexts;
        });
        List<Read> read = new ArrayList<>();
        for (String text : texts) {
            String where = texts.size() == 1 ? "--query: " : "--query, statement " + (read.size() + 1) + ": ";
            read.add(StatementArguments.read(where, () -> reader.query(text)));
        }
        return new CheckInput(reader, setupTexts, texts, read);
    }
}
