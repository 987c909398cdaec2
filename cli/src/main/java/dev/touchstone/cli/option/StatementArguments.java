package dev.touchstone.cli.option;

import dev.touchstone.core.StatementLimits;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.StoredFiles;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Statements that are given on the command line, or in a file that is named there. */
public final class StatementArguments {
    private static final long LARGEST = 16L << 20;

    private StatementArguments() {}

    /**
     * The statements.
     *
     * @param split what tells them apart in a text
     */
    public static List<String> statements(String option, List<String> values, Function<String, List<String>> split) {
        List<String> statements = new ArrayList<>();
        values.forEach(value -> statements.addAll(split.apply(text(option, value))));
        statements.forEach(StatementLimits::check);
        return statements;
    }

    /** Parses an argument; the message of an invalid one begins with its place. */
    public static <T> T read(String where, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (UserMistake e) {
            throw new UserMistake(where + e.getMessage(), e);
        }
    }

    private static String text(String option, String value) {
        Optional<Path> file = file(value);
        if (file.isPresent()) {
            return read(option + ": ", () -> StoredFiles.text(file.get(), LARGEST));
        }
        // No statement is a single word, but for a traversal.
        if (value.strip().matches("[^\\s;()]+")) {
            throw new UserMistake(option + ": " + value + " is neither a file nor a statement");
        }
        return value;
    }

    private static Optional<Path> file(String value) {
        try {
            return Optional.of(Path.of(value)).filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            // Then it is a text.
            return Optional.empty();
        }
    }
}
