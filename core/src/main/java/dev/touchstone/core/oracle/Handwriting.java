package dev.touchstone.core.oracle;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import java.util.List;

/** Reads what people write in a language. What it cannot read is a {@link dev.touchstone.core.UserMistake}. */
public interface Handwriting {

    /** The statements in a text, such as that of a file. */
    List<String> statements(String text);

    /** A statement that reads. */
    Statement query(String text);

    /** What these statements, one after the other, make of an empty database. */
    Dataset dataset(List<String> statements);
}
