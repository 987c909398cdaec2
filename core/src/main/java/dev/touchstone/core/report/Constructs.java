package dev.touchstone.core.report;

import dev.touchstone.core.report.Construct.Section;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The constructs of a language, from a table that is a resource beside a class. A line that begins with {@code =} names documents, each
 * with the address that its sections begin with; the lines after it have a weight, the name of a construct, and for each of the documents a
 * title and the rest of the address, or nothing where a document says nothing of it:
 *
 * <pre>
 * = SPARQL 1.1 Query Language | https://www.w3.org/TR/sparql11-query/#
 * 50 | OPTIONAL | section 6, Including Optional Values | optionals
 * </pre>
 */
public final class Constructs {
    /** The weight of what the table does not have: a name that says something, of which nothing more is known. */
    private static final int UNKNOWN = 45;

    private final Map<String, Construct> byName = new LinkedHashMap<>();
    private List<String> documents = List.of();

    private Constructs() {}

    /** Reads the table that lies beside a class. */
    public static Constructs beside(Class<?> type, String resource) {
        try (InputStream in = type.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no " + resource + " beside " + type);
            }
            Constructs constructs = new Constructs();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(constructs::add);
            return constructs;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String line) {
        // Between columns there are spaces, too: some names have a bar in them.
        List<String> cells =
                Arrays.stream(line.split(" \\|( |$)", -1)).map(String::strip).toList();
        if (line.startsWith("=")) {
            documents = Stream.concat(
                            Stream.of(cells.getFirst().substring(1).strip()),
                            cells.stream().skip(1))
                    .toList();
            return;
        }
        List<Section> sections = new ArrayList<>();
        for (int i = 0; i + 3 < cells.size() && i < documents.size(); i += 2) {
            if (!cells.get(i + 2).isEmpty()) {
                sections.add(new Section(documents.get(i), cells.get(i + 2), documents.get(i + 1) + cells.get(i + 3)));
            }
        }
        Construct construct = new Construct(cells.get(1), Integer.parseInt(cells.get(0)), sections);
        if (byName.put(construct.name(), construct) != null) {
            throw new IllegalArgumentException("twice in a table of constructs: " + construct.name());
        }
    }

    public Set<String> names() {
        return byName.keySet();
    }

    /** The construct of a name; one that the table does not have belongs to no section. */
    public Construct named(String name) {
        return byName.getOrDefault(name, new Construct(name, UNKNOWN, List.of()));
    }

    /** The constructs of these names, each once, the most significant first. */
    public List<Construct> of(Stream<String> names) {
        return names.distinct()
                .map(this::named)
                .filter(construct -> construct.weight() > 0)
                .sorted(Comparator.comparingInt(Construct::weight).reversed())
                .toList();
    }
}
