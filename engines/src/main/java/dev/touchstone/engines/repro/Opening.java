package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.report.ConsoleLines;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Release;
import dev.touchstone.gremlin.report.Literals;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How an empty database is opened: the lines that the catalogue has for the console, for the console and for a program.
 *
 * @param lines options of the catalogue stand for their values; {@code {{folder}}} is a folder that is not there yet
 * @param options what the adapter is told
 */
record Opening(List<String> lines, Map<String, String> options) {
    /** The class of the graph, by the name that TinkerPop has for it. */
    private static final String GRAPH = "gremlin.graph";

    private static final String FOLDER = "{{folder}}";
    private static final String FOLDER_NAME = "repro-data";
    private static final String IMPORT = "import ";

    static Opening of(Entry entry, EngineId engine) {
        Map<String, String> options =
                entry.release(engine.version()).flatMap(Release::options).orElse(entry.options());
        return new Opening(
                entry.console().map(ConsoleLines::open).orElse(List.of()).stream()
                        .map(line -> new Template(line).filled(options, "", ""))
                        .toList(),
                options);
    }

    List<String> console() {
        return lines.stream().map(line -> line.replace(FOLDER, FOLDER_NAME)).toList();
    }

    /** What goes to the places of a template; empty where the lines are not known, or the class of the graph. */
    Optional<Map<String, String>> places() {
        return lines.isEmpty() || !options.containsKey(GRAPH)
                ? Optional.empty()
                : Optional.of(Map.of(
                        "imports",
                        lines.stream()
                                .filter(line -> line.startsWith(IMPORT))
                                .map(line -> line + ";")
                                .collect(Collectors.joining("\n")),
                        "graph",
                        options.get(GRAPH),
                        "fields",
                        "",
                        "open",
                        lines.stream()
                                .filter(line -> !line.startsWith(IMPORT))
                                .map(line -> "        " + java(line) + ";")
                                .collect(Collectors.joining("\n"))));
    }

    /** What opens a graph may return one of any class. */
    private String java(String line) {
        return Literals.java(line)
                .replaceFirst("^graph = (?!new )", "graph = (" + options.get(GRAPH) + ") ")
                .replace(FOLDER, "\" + folder + \"/" + FOLDER_NAME)
                .replace("\"\" + folder", "folder");
    }
}
