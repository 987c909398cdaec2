package dev.touchstone.core.json;

import dev.touchstone.core.UserMistake;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.exc.InvalidTypeIdException;

/**
 * Reads files that were stored, by us or by anybody: the one way in. Whatever is wrong with one is a {@link UserMistake} that names the file and
 * says what it is, before anything was made of it.
 */
public final class StoredFiles {
    /** Far more than what we write has. */
    private static final long LARGEST = 64L << 20;

    private static final int LONGEST_REASON = 200;

    private static final Pattern HALF_A_PAIR =
            Pattern.compile("[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF])|(?<![\\uD800-\\uDBFF])[\\uDC00-\\uDFFF]");

    /** What Jackson says of what is null, or not there at all. */
    private static final Pattern MISSING = Pattern.compile("Null value for creator property '(\\w+)'");

    private StoredFiles() {}

    /** What a file holds. */
    public static <T> T read(Path file, Function<String, T> parse) {
        return read(file, LARGEST, parse);
    }

    /** The same, for a file of limited size. */
    public static <T> T read(Path file, long most, Function<String, T> parse) {
        return parsed(file.toString(), text(file, most), parse);
    }

    /** The text of a file of limited size. */
    public static String text(Path file, long most) {
        try {
            if (Files.isDirectory(file)) {
                throw new UserMistake(file + " is a folder, not a file");
            }
            if (Files.size(file) > most) {
                throw new UserMistake(file + " is too large: " + Files.size(file) + " bytes; the limit is " + most);
            }
            return decoded(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw new UserMistake("there is no file " + file, e);
        } catch (CharacterCodingException e) {
            throw new UserMistake(file + " is not UTF-8 text", e);
        } catch (IOException e) {
            throw new UserMistake(file + " cannot be read: " + e, e);
        }
    }

    /** Writes a file in UTF-8. */
    public static void write(Path file, String text, OpenOption... options) throws IOException {
        Files.writeString(file, wellFormed(text), options);
    }

    /**
     * A text that UTF-8 can say. Half of a pair of characters, which an engine may answer, is written as JSON escapes it: so that a line of JSON
     * reads back to the same, and a page shows it.
     */
    public static String wellFormed(String text) {
        return HALF_A_PAIR
                .matcher(text)
                .replaceAll(half -> String.format(
                        Locale.ROOT, "\\\\u%04x", (int) half.group().charAt(0)));
    }

    static String decoded(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    /** Parses the text of a file; invalid content of any kind becomes a {@link UserMistake} that names the file. */
    public static <T> T parsed(String place, String text, Function<String, T> parse) {
        try {
            return parse.apply(text);
        } catch (UserMistake e) {
            throw new UserMistake(place + ": " + e.getMessage(), e);
        } catch (InvalidTypeIdException e) {
            throw new UserMistake(
                    place + " has a \"" + e.getTypeId() + "\", which this version of Touchstone does not know", e);
        } catch (JacksonException e) {
            throw new UserMistake(place + " is invalid: " + reason(e.getOriginalMessage()), e);
        } catch (RuntimeException e) {
            throw new UserMistake(place + " is invalid: " + reason(String.valueOf(e.getMessage())), e);
        } catch (StackOverflowError e) {
            throw new UserMistake(place + " is nested too deeply", e);
        }
    }

    /** The first of it; Jackson adds where in our types it was. */
    private static String reason(String message) {
        Matcher missing = MISSING.matcher(message);
        if (missing.lookingAt()) {
            return "it has no \"" + missing.group(1) + "\"";
        }
        String plain = message.lines().findFirst().orElse("").replaceAll("`?\\bdev\\.touchstone\\.[\\w.$]*\\.", "`");
        return plain.substring(0, Math.min(plain.length(), LONGEST_REASON));
    }
}
