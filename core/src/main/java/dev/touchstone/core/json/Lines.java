package dev.touchstone.core.json;

import dev.touchstone.core.UserMistake;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.ObjLongConsumer;

/** Files of lines that somebody may have been killed while writing. */
public final class Lines {
    private static final int BUFFER = 1 << 16;
    private static final int LONGEST_LINE = 64 << 20;

    private Lines() {}

    /**
     * Reads a file that may be larger than memory: each whole line, and where it begins. A line that is not as it should be is a
     * {@link dev.touchstone.core.UserMistake} that names the file and the line.
     */
    public static void read(Path file, ObjLongConsumer<String> each) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            long number = 1;
            long begin = 0;
            long end = 0;
            for (int next = in.read(); next >= 0; next = in.read()) {
                end++;
                if (next == '\n') {
                    accept(file, number++, line.toByteArray(), begin, each);
                    line.reset();
                    begin = end;
                } else if (line.size() > LONGEST_LINE) {
                    throw new UserMistake(file + ", line " + number + ": it is too long");
                } else {
                    line.write(next);
                }
            }
        }
    }

    private static void accept(Path file, long number, byte[] line, long begin, ObjLongConsumer<String> each) {
        String place = file + ", line " + number;
        String text;
        try {
            text = StoredFiles.decoded(line);
        } catch (CharacterCodingException e) {
            throw new UserMistake(place + " is not UTF-8 text", e);
        }
        StoredFiles.parsed(place, text, it -> {
            each.accept(it, begin);
            return it;
        });
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

    /** Removes an incomplete last line, so that others can follow. A last line that is not ours is left as it is and reported. */
    public static void cutTorn(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new UserMistake(file + " is a folder, not a file");
        }
        try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw")) {
            long end = content.length();
            while (end > 0 && !endsLine(content, end)) {
                end--;
            }
            if (end < content.length()) {
                content.seek(end);
                if (content.read() != '{') {
                    throw new UserMistake(file + " ends with an invalid line");
                }
                content.setLength(end);
            }
        }
    }

    private static boolean endsLine(RandomAccessFile content, long end) throws IOException {
        content.seek(end - 1);
        return content.read() == '\n';
    }
}
