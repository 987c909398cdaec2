package dev.touchstone.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinesTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void everyWholeLineIsReadAndFoundAgainWhereItBegins() throws IOException {
        Path file = Files.writeString(folder.resolve("lines"), "one\n\n\"zwölf\" 😀\nlast\ncut o");
        List<String> lines = new ArrayList<>();
        List<Long> places = new ArrayList<>();
        Lines.read(file, (line, begin) -> {
            lines.add(line);
            places.add(begin);
        });
        assertThat(lines).containsExactly("one", "", "\"zwölf\" 😀", "last");
        for (int i = 0; i < lines.size(); i++) {
            assertThat(Lines.at(file, places.get(i))).isEqualTo(lines.get(i));
        }
        assertThatThrownBy(() -> Lines.at(file, 1_000)).isInstanceOf(IOException.class);
    }

    @Test
    void aLineThatWasCutOffIsTakenAway() throws IOException {
        Path file = Files.writeString(folder.resolve("lines"), "one\n{cut o");
        Lines.cutTorn(file);
        assertThat(file).content().isEqualTo("one\n");
    }
}
