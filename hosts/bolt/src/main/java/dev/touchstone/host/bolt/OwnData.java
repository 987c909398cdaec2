package dev.touchstone.host.bolt;

import dev.touchstone.host.OwnNames;
import dev.touchstone.host.Refused;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What this session has made in a database: nodes and relationships by their ids, indexes and constraints by their names.
 *
 * <p>Everything is written to the file before the transaction that makes it is committed, so that after a crash the file has all that is
 * there, and perhaps more. An id alone is no proof, since databases give ids of deleted elements to new ones; but ids of ours that are
 * deleted leave the list with the statement that deletes them.
 */
final class OwnData {
    private static final String NODE = "node ";
    private static final String EDGE = "edge ";
    private static final String SCHEMA = "schema ";

    final Elements elements = new Elements();
    private final Set<String> schema = new HashSet<>();
    private final OwnNames file;

    OwnData(OwnNames file) throws IOException {
        this.file = file;
        for (String line : file.read()) {
            if (line.startsWith(NODE)) {
                elements.nodes.add(Long.parseLong(line.substring(NODE.length())));
            } else if (line.startsWith(EDGE)) {
                elements.edges.add(Long.parseLong(line.substring(EDGE.length())));
            } else {
                schema.add(line.substring(SCHEMA.length()));
            }
        }
    }

    void save() {
        List<String> lines = new ArrayList<>();
        elements.nodes.forEach(id -> lines.add(NODE + id));
        elements.edges.forEach(id -> lines.add(EDGE + id));
        schema.forEach(name -> lines.add(SCHEMA + name));
        try {
            file.write(lines);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write down what is ours", e);
        }
    }

    void add(Elements more) {
        elements.nodes.addAll(more.nodes);
        elements.edges.addAll(more.edges);
        save();
    }

    /** From here on these, and no others, are ours. */
    void become(Elements others) {
        elements.nodes.clear();
        elements.edges.clear();
        add(others);
    }

    void addSchema(String name) {
        if (schema.add(name)) {
            save();
        }
    }

    boolean isOurs(String schemaName) {
        return schema.contains(schemaName);
    }

    /** Refuses to go on where there is an element that we did not make. */
    void refuseOthers(Elements there) {
        Elements others = there.without(elements);
        if (!others.isEmpty()) {
            throw stranger(others.words());
        }
    }

    /** Refuses to go on where there is an index or a constraint that we did not make. */
    void refuseOthers(Map<String, String> there) {
        String others = there.keySet().stream()
                .filter(name -> !schema.contains(name))
                .map(name -> "the index or constraint " + name)
                .collect(Collectors.joining(" and "));
        if (!others.isEmpty()) {
            throw stranger(others);
        }
    }

    static Refused stranger(String what) {
        return new Refused("there is " + what + " that this run did not make: somebody else uses the database; nothing "
                + "of theirs was changed");
    }
}
