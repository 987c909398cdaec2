package dev.touchstone.core.json;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.ObjLongConsumer;

/** Files of lines that somebody may have been killed while writing. */
public final class Lines {
    private static final int BUFFER = 1 << 16;

    private Lines() {}

    /** Reads a file that may be larger than memory: each whole line, and where it begins. */
    public static void read(Path file, ObjLongConsumer<String> each) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            long begin = 0;
            long end = 0;
            for (int next = in.read(); next >= 0; next = in.read()) {
                end++;
                if (next == '\n') {
                    each.accept(line.toString(StandardCharsets.UTF_8), begin);
                    line.reset();
                    begin = end;
                } else {
                    line.write(next);
                }
            }
        }
    }

    /** The line that begins there. */
    public static String at(Path file, long begin) throws IOException {
        try (SeekableByteChannel content = Files.newByteChannel(file).position(begin);
                BufferedReader in = new BufferedReader(Channels.newReader(content, StandardCharsets.UTF_8))) {
            String line = in.readLine();
            if (line == null) {
                throw new IOException(file + " ends before " + begin);
            }
            return line;
        }
    }

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
