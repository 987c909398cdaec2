package dev.touchstone.core.report;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a language reports a finding: in Markdown, scripts and programs. */
public interface LanguageReport {

    /** The word by which Markdown knows the language. */
    String fence();

    /** A statement as short as it can be said where nobody types it. */
    String brief(String text);

    /** What a statement is made of, each once, the most significant first. */
    List<Construct> constructs(Statement statement);

    /**
     * A statement that reads, with values in the place of its parameters; empty where it has none, or where people can type parameters
     * on an engine of this dialect.
     */
    Optional<Statement> inlined(Statement statement, Dialect dialect);

    /** A value of an answer, for people to read. */
    String value(Value value, Dataset dataset);

    /** The options of a run in words, for before or after a statement; nothing where there are none. */
    String way(Map<String, String> options);

    /**
     * What is typed to see the finding on one of its engines.
     *
     * @param console the engine's own console, for a language that leaves labels and indexes to each database
     */
    Recipe recipe(Finding finding, EngineId engine, Dialect dialect, Optional<ConsoleLines> console);

    /** A line as it must be typed, with its parameters and options, where they can be typed. */
    String typed(Line line);

    /**
     * Files that the language's own tools read.
     *
     * @param opening what is typed to open an empty database, where that must be typed
     */
    List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening);

    /**
     * The Java statements that do what a recipe says, by the methods that the engine's template has; empty where there are none.
     */
    List<String> program(Finding finding, Recipe recipe);

    /** The same in JavaScript, for engines that are packages for Node.js. */
    List<String> nodeProgram(Finding finding, Recipe recipe);
}
