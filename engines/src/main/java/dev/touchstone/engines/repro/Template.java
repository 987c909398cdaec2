package dev.touchstone.engines.repro;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A program with places to fill, each written as {@code {{name}}}. One whose first line is {@code #base NAME} fills the places of another:
 * what follows a line {@code #place} goes to that place.
 */
record Template(String text) {
    private static final String BASE = "#base ";
    private static final List<String> PLACES = List.of("imports", "graph", "fields", "open");

    static Optional<Template> named(String file) {
        return read(file)
                .map(text -> text.startsWith(BASE) ? derived(text) : new Template(text))
                .map(template -> template.withVerdict(file.substring(file.indexOf('.') + 1)));
    }

    /** With the part that compares expected and actual results, which is the same for all engines. */
    private Template withVerdict(String language) {
        return new Template(
                text.replace("{{terms}}\n", read("verdict.sparql." + language).orElse(""))
                        .replace("{{verdict}}\n", read("verdict." + language).orElse("")));
    }

    private static Template derived(String text) {
        List<String> lines = text.lines().toList();
        String base = lines.getFirst().substring(BASE.length()) + ".java.txt";
        Map<String, String> places = new LinkedHashMap<>();
        PLACES.forEach(place -> places.put(place, ""));
        String place = PLACES.getFirst();
        for (String line : lines.subList(1, lines.size())) {
            if (line.startsWith("#")) {
                place = line.substring(1);
            } else {
                places.merge(place, line, (before, next) -> before.isEmpty() ? next : before + "\n" + next);
            }
        }
        return new Template(read(base).orElseThrow(() -> new IllegalArgumentException("no template " + base)))
                .with(places);
    }

    /** With these places filled. One that has a line of its own, and nothing to put there, takes the line with it. */
    Template with(Map<String, String> places) {
        String filled = text;
        for (Map.Entry<String, String> entry : places.entrySet()) {
            String named = "{{" + entry.getKey() + "}}";
            filled = entry.getValue().isEmpty()
                    ? filled.replace(named + "\n", "")
                    : filled.replace(named, entry.getValue());
        }
        return new Template(filled);
    }

    private static Optional<String> read(String file) {
        try (InputStream in = Template.class.getResourceAsStream(file)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing() + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The statements go in last: what stands in them is not for us to fill. */
    String filled(Map<String, String> options, String head, String body) {
        String filled = text;
        for (Map.Entry<String, String> option : options.entrySet()) {
            filled = filled.replace("{{" + option.getKey() + "}}", option.getValue());
        }
        String[] around = filled.split("\\{\\{body}}", 2);
        return around.length == 1
                ? filled.replace("{{head}}", head)
                : around[0].replace("{{head}}", head) + body + around[1];
    }
}
