package dev.touchstone.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.language.Languages;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredFilesTest {
    private static final Json JSON = new Json(Languages.installed());

    /** Something that has a text. */
    private record Note(String text) {}

    @TempDir
    Path folder = Path.of("");

    @Test
    void halfOfAPairOfCharactersReadsBackToTheSame() throws IOException {
        Note note = new Note("a\ud83d b\ude00 \ud83d\ude00 \u00e4");
        Path file = folder.resolve("note.json");
        StoredFiles.write(file, JSON.line(note));
        Note read = StoredFiles.read(file, text -> JSON.read(text, Note.class));
        assertThat(read).isEqualTo(note);
    }
}
