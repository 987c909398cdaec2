package dev.touchstone.lab.hunt;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.language.StatementReader.Read.Judgeable;
import java.util.Optional;

/** A statement, and what it is asked of. */
record Subject(Dataset dataset, String text, Statement statement) {
    /** What oracles can be asked about; empty where our syntax does not have the text. */
    static Optional<Subject> read(StatementReader reader, Dataset dataset, String text) {
        try {
            return reader.query(text) instanceof Judgeable judgeable
                    ? Optional.of(new Subject(dataset, text, judgeable.statement()))
                    : Optional.empty();
        } catch (UserMistake e) {
            return Optional.empty();
        }
    }

    String line() {
        return text.replace('\n', ' ');
    }
}
