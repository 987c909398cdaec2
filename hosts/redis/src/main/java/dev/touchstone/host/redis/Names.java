package dev.touchstone.host.redis;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The names of one sort in a graph, which replies give by their numbers: labels, relationship types or property keys. */
final class Names {
    private static final long LIMIT_MILLIS = 60_000;

    private final RemoteGraph graph;
    private final String procedure;
    private final List<String> known = new ArrayList<>();

    Names(RemoteGraph graph, String procedure) {
        this.graph = graph;
        this.procedure = procedure;
    }

    String get(Object number) {
        int place = ((Long) number).intValue();
        if (place >= known.size()) {
            ask();
        }
        return known.get(place);
    }

    /** The numbers mean something else in the next graph. */
    void forget() {
        known.clear();
    }

    private void ask() {
        known.clear();
        List<?> rows =
                (List<?>) graph.query("CALL " + procedure + "()", LIMIT_MILLIS).get(1);
        for (Object row : rows) {
            List<?> cell = (List<?>) ((List<?>) row).get(0);
            known.add(new String((byte[]) cell.get(1), StandardCharsets.UTF_8));
        }
    }
}
