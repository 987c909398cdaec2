package dev.touchstone.core.json;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/** Files of lines that somebody may have been killed while writing. */
public final class Lines {
    private Lines() {}

    /** Takes a last line away that was cut off, so that others can follow. */
    public static void cutTorn(Path file) throws IOException {
        try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw")) {
            long end = content.length();
            while (end > 0 && !endsLine(content, end)) {
                end--;
            }
            if (end < content.length()) {
                content.setLength(end);
            }
        }
    }

    private static boolean endsLine(RandomAccessFile content, long end) throws IOException {
        content.seek(end - 1);
        return content.read() == '\n';
    }
}
