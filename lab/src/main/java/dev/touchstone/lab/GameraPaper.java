package dev.touchstone.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Table 6 of the Gamera paper: bugs by engine and tool, which are logic bugs, crashes and errors. */
final class GameraPaper {
    static final String GAMERA = "Gamera";

    /** A dash where the paper has no figure. */
    private static final String NONE = "-";

    private static final Map<String, Map<String, List<String>>> BUGS = Map.of(
            "neo4j",
            Map.of(GAMERA, of("5", "4", "1"), "GDsmith", of(NONE, "3", "1"), "GDBMeter", of("2", NONE, NONE)),
            "falkordb",
            Map.of(GAMERA, of("6", "1", "2"), "GDsmith", of(NONE, "1", "2"), "GDBMeter", of("1", NONE, NONE)),
            "orientdb",
            Map.of(GAMERA, of("3", "0", "0"), "Grand", of(NONE, "0", "0"), "GDBMeter", of("1", NONE, NONE)),
            "janusgraph",
            Map.of(GAMERA, of("3", "0", "2"), "Grand", of(NONE, "0", "2"), "GDBMeter", of("0", NONE, NONE)),
            "hugegraph",
            Map.of(GAMERA, of("2", "3", "2"), "Grand", of(NONE, "2", "1"), "GDBMeter", of("1", NONE, NONE)),
            "tinkergraph",
            Map.of(GAMERA, of("1", "1", "2"), "Grand", of(NONE, "1", "2"), "GDBMeter", of("0", NONE, NONE)),
            "arcadedb",
            Map.of(GAMERA, of("1", "0", "0"), "Grand", of(NONE, "0", "0"), "GDBMeter", of("0", NONE, NONE)));

    private GameraPaper() {}

    private static List<String> of(String logic, String crash, String error) {
        return List.of(logic, crash, error);
    }

    /** The figures of a tool on an engine, dashes where the paper has none. */
    static List<String> bugs(String engine, String tool) {
        return BUGS.entrySet().stream()
                .filter(entry -> engine.startsWith(entry.getKey()))
                .flatMap(entry -> Optional.ofNullable(entry.getValue().get(tool)).stream())
                .findFirst()
                .orElse(of(NONE, NONE, NONE));
    }
}
