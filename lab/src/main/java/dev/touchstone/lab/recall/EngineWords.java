package dev.touchstone.lab.recall;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.engines.catalogue.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads what people write of engines and versions, such as {@code also Jena 3.17.0, 4.9.0 (both)}. Notes in parentheses do not count. */
record EngineWords(Catalogue catalogue, String language) {
    private static final Pattern NOTE = Pattern.compile("\\([^)]*\\)");
    private static final String VERSION = "\\d[0-9A-Za-z]*(?:[.+_-][0-9A-Za-z]+)*";

    /** A name, which may be absent, and a version or the two ends of a range. */
    private static final Pattern PIECE =
            Pattern.compile("(?:(?:also|and) )?(?:([A-Za-z][\\w/-]*) )?(" + VERSION + ")(?:\\.\\.(" + VERSION + "))?");

    /** What was read, and what could not be. */
    record Reading(List<EngineId> versions, List<String> unread) {}

    /** The name in the catalogue of an engine that speaks this language. */
    Optional<String> engine(String word) {
        String name = NOTE.matcher(word).replaceAll("").strip().toLowerCase(Locale.ROOT);
        return Stream.of(name, name + "/" + language, name.replace('-', '/'))
                .filter(each -> catalogue
                        .named(each)
                        .filter(entry -> entry.language().equals(language))
                        .isPresent())
                .findFirst();
    }

    /**
     * The versions in a list of texts. A name holds until the next one in its text.
     *
     * @param own the engine of versions without a name
     */
    Reading versions(List<String> texts, Optional<String> own) {
        Reading reading = new Reading(new ArrayList<>(), new ArrayList<>());
        texts.forEach(text -> read(text, own, reading));
        return reading;
    }

    private void read(String text, Optional<String> own, Reading reading) {
        Optional<String> engine = own;
        for (String part : NOTE.matcher(text).replaceAll(" ").split("[,;]", -1)) {
            String piece = part.strip().replaceAll("\\s+", " ");
            Matcher words = PIECE.matcher(piece);
            boolean isRead = words.matches();
            if (isRead && words.group(1) != null) {
                engine = engine(words.group(1));
            }
            if (isRead && engine.isPresent()) {
                String name = engine.get();
                Stream.of(2, 3)
                        .flatMap(group -> Stream.ofNullable(words.group(group)))
                        .forEach(version -> reading.versions().add(new EngineId(name, version)));
            } else if (!piece.isEmpty()) {
                reading.unread().add(piece);
            }
        }
    }
}
