package dev.touchstone.host.sparql;

import dev.touchstone.host.DatasetWriter;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A named graph that nobody else has, which stands for the whole store. Only this graph is ever written or dropped.
 *
 * <p>A blank node's label means nothing beyond the request that it stands in, so that each commit writes the graph anew.
 */
final class OwnGraph implements DatasetWriter {
    private final Remote remote;
    private final String iri;
    private final Set<String> lines = new LinkedHashSet<>();

    /** @param word that no other session has */
    OwnGraph(Remote remote, String word) {
        this.remote = remote;
        this.iri = "urn:touchstone:" + word;
    }

    String iri() {
        return iri;
    }

    /** How many triples a commit writes. A store that takes two of them for one has fewer. */
    int size() {
        return lines.size();
    }

    @Override
    public void wipe() {
        lines.clear();
    }

    @Override
    public void addTriples(String ntriples) {
        ntriples.lines().filter(line -> !line.isBlank()).forEach(lines::add);
    }

    @Override
    public void removeTriples(String ntriples) {
        ntriples.lines().forEach(lines::remove);
    }

    @Override
    public void commit() throws Exception {
        drop();
        if (!lines.isEmpty()) {
            // Virtuoso does not take blank nodes in INSERT DATA.
            remote.update("INSERT { GRAPH <" + iri + "> {\n" + String.join("\n", lines) + "\n} } WHERE {}");
        }
    }

    void drop() throws Exception {
        remote.update("DROP SILENT GRAPH <" + iri + ">");
    }
}
