package dev.touchstone.core.report;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a language reports a finding: in Markdown, scripts and programs. The default methods suit any language. */
public interface LanguageReport {

    /** The word by which Markdown knows the language. */
    default String fence() {
        return "";
    }

    /** A statement as short as it can be said where nobody types it. */
    default String brief(String text) {
        return text;
    }

    /** What a statement is made of, each once, the most significant first. */
    default List<Construct> constructs(Statement statement) {
        return List.of();
    }

    /**
     * A statement that reads, with values in the place of its parameters; empty where it has none, or where people can type parameters
     * on an engine of this dialect.
     */
    default Optional<Statement> inlined(Statement statement, Dialect dialect) {
        return Optional.empty();
    }

    /** A value of an answer, for people to read. */
    default String value(Value value, Dataset dataset) {
        return value instanceof Value.Text(String text) ? "'" + text + "'" : String.valueOf(value);
    }

    /** The options of a run in words, for before or after a statement. */
    default String way(Map<String, String> options) {
        return options.isEmpty() ? "" : "with " + String.join(", ", options.values());
    }

    /** What is typed to see the finding on one of its engines. */
    default Recipe recipe(Finding finding, EngineId engine, Dialect dialect) {
        List<Line> lines = new ArrayList<>();
        for (EngineTranscript.Act act : EngineTranscript.of(finding, engine)) {
            lines.add(
                    switch (act) {
                        case EngineTranscript.Act.Load load ->
                            Line.setup("(" + load.dataset().size() + ": see case.json)");
                        case EngineTranscript.Act.Ask ask -> new Line(ask.text(), Map.of(), ask.options(), ask.entry());
                    });
        }
        return new Recipe(engine, lines);
    }

    /** The same on an engine whose console is known, for a language that leaves labels and indexes to each database. */
    default Recipe recipe(Finding finding, EngineId engine, Dialect dialect, Optional<ConsoleLines> console) {
        return recipe(finding, engine, dialect);
    }

    /** A line as it must be typed, with its parameters and options, where they can be typed. */
    default String typed(Line line) {
        return line.text();
    }

    /**
     * Files that the language's own tools read.
     *
     * @param opening what is typed to open an empty database, where that must be typed
     */
    default List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening) {
        return List.of();
    }

    /**
     * The Java statements that do what a recipe says, by the methods that the engine's template has; empty where there are none.
     */
    default List<String> program(Finding finding, Recipe recipe) {
        return List.of();
    }

    /** The same in JavaScript, for engines that are packages for Node.js. */
    default List<String> nodeProgram(Finding finding, Recipe recipe) {
        return List.of();
    }
}
