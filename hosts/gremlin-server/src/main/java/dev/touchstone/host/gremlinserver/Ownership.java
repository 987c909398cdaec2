package dev.touchstone.host.gremlinserver;

import dev.touchstone.host.OwnNames;
import dev.touchstone.host.Refused;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which vertices of a server are ours, by their ids, and how many edges they have. A file keeps both beyond this process, so that the one that
 * takes its place after a crash knows them, too.
 *
 * <p>Vertices are deleted by their ids, and never otherwise, by a traversal that first looks whether there is anything else.
 */
final class Ownership {
    private static final String EDGES = "edges ";
    private static final String STRANGERS = "strangers";

    private static final String OTHER_VERTEX =
            "__.V().not(__.hasId(P.within(ours))).limit(1).constant('" + STRANGERS + "')";

    /** Edges are counted, because not every server takes the id of an edge back. */
    private static final String OTHER_EDGE = "__.V().outE().count().is(P.neq(edges)).constant('" + STRANGERS + "')";

    private final Remote remote;
    private final OwnNames file;
    private final Map<String, Object> ours = new LinkedHashMap<>();
    private long edges;

    Ownership(Remote remote, OwnNames file) throws Exception {
        this.remote = remote;
        this.file = file;
        Set<String> known = new HashSet<>(file.read());
        for (String line : known) {
            edges = line.startsWith(EDGES) ? Long.parseLong(line.substring(EDGES.length())) : edges;
        }
        if (!known.isEmpty()) {
            // Names are texts, and ids are not: the server has them.
            for (Object id : remote.all("g.V().id()")) {
                if (known.contains(id.toString())) {
                    add(id);
                }
            }
        }
    }

    /** Whether there is a vertex or an edge that we did not make. */
    boolean hasOthers() throws Exception {
        return is(OTHER_VERTEX, OTHER_EDGE);
    }

    /** Deletes what is ours, if there is nothing else: both in one traversal. */
    void wipe() throws Exception {
        if (ours.isEmpty() ? hasOthers() : is(OTHER_VERTEX, OTHER_EDGE, "__.V(ours).drop()")) {
            throw stranger();
        }
        forget();
    }

    /** Deletes what is ours, and leaves the rest. Where an edge is not ours, none is deleted, and no vertex that has one. */
    void leave() throws Exception {
        if (!ours.isEmpty() && is(OTHER_EDGE, "__.V(ours).drop()")) {
            is("__.V(ours).not(__.bothE()).drop()");
        }
        forget();
    }

    /** Takes these turns, one after the other, until one finds something; whether one did. What is dropped is not found. */
    private boolean is(String... turns) throws Exception {
        return !remote.all("g.inject(1).coalesce(" + String.join(", ", turns) + ")", bindings())
                .isEmpty();
    }

    /** Deletes everything. */
    void wipeAll() throws Exception {
        remote.all("g.V().drop()");
        forget();
    }

    private void forget() throws IOException {
        ours.clear();
        edges = 0;
        save();
    }

    static Refused stranger() {
        return new Refused(
                "there are vertices or edges in it that this run did not make: somebody else uses the graph; "
                        + "nothing of theirs was changed");
    }

    private Map<String, Object> bindings() {
        return Map.of("ours", new ArrayList<>(ours.values()), "edges", edges);
    }

    void add(Object id) {
        ours.put(id.toString(), id);
    }

    void addEdge() {
        edges++;
    }

    void remove(Object id) {
        ours.remove(id.toString());
    }

    /** Takes everything: what has come up while a statement of ours wrote. */
    void takeAll() throws Exception {
        ours.clear();
        remote.all("g.V().id()").forEach(this::add);
        countEdges();
        save();
    }

    /** A vertex takes its edges with it, so that they are counted anew. */
    void countEdges() throws Exception {
        edges = ((Number) remote.all("g.V().outE().count()").get(0)).longValue();
    }

    void save() throws IOException {
        List<String> lines = new ArrayList<>(ours.keySet());
        lines.add(EDGES + edges);
        file.write(lines);
    }
}
