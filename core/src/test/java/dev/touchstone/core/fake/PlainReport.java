package dev.touchstone.core.fake;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.report.ConsoleLines;
import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.EngineTranscript;
import dev.touchstone.core.report.EngineTranscript.Act;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.report.Recipe;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says everything as it is sent, and has no scripts. */
public class PlainReport implements LanguageReport {
    @Override
    public String fence() {
        return "";
    }

    @Override
    public String brief(String text) {
        return text;
    }

    @Override
    public List<Construct> constructs(Statement statement) {
        return List.of();
    }

    @Override
    public Optional<Statement> inlined(Statement statement, Dialect dialect) {
        return Optional.empty();
    }

    @Override
    public String value(Value value, Dataset dataset) {
        return value instanceof Value.Text(String text) ? "'" + text + "'" : String.valueOf(value);
    }

    @Override
    public String way(Map<String, String> options) {
        return options.isEmpty() ? "" : "with " + String.join(", ", options.values());
    }

    @Override
    public Recipe recipe(Finding finding, EngineId engine, Dialect dialect, Optional<ConsoleLines> console) {
        return new Recipe(
                engine,
                EngineTranscript.of(finding, engine).stream()
                        .map(PlainReport::line)
                        .toList());
    }

    private static Line line(Act act) {
        return switch (act) {
            case Act.Load load -> Line.setup("(" + load.dataset().size() + ": see case.json)");
            case Act.Ask ask -> new Line(ask.text(), Map.of(), ask.options(), ask.entry());
        };
    }

    @Override
    public String typed(Line line) {
        return line.text();
    }

    @Override
    public List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening) {
        return List.of();
    }

    @Override
    public List<String> program(Finding finding, Recipe recipe) {
        return List.of();
    }

    @Override
    public List<String> nodeProgram(Finding finding, Recipe recipe) {
        return List.of();
    }
}
