package dev.touchstone.sparql.report;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.report.ConsoleLines;
import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.EngineTranscript;
import dev.touchstone.core.report.EngineTranscript.Act;
import dev.touchstone.core.report.JavaText;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.report.Recipe;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.core.report.ScriptText;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.statement.SparqlUpdate;
import dev.touchstone.sparql.text.SparqlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Findings as SPARQL's tools take them: a graph in Turtle, or several in TriG, and a file for each query. */
public record SparqlReport() implements LanguageReport {
    private static final SparqlText VALUES = new SparqlText(Map.of("xsd", "http://www.w3.org/2001/XMLSchema#"));

    @Override
    public String fence() {
        return "sparql";
    }

    /** Without the prefixes. */
    @Override
    public String brief(String text) {
        return text.replaceAll("(?m)^PREFIX \\S+ <[^>]*>\\s+", "");
    }

    @Override
    public List<Construct> constructs(Statement statement) {
        return switch (statement) {
            case SparqlQuery query -> SparqlConstructs.in((Record) query.query());
            case SparqlUpdate update -> SparqlConstructs.in(update.request());
            default -> List.of();
        };
    }

    @Override
    public String value(Value value, Dataset dataset) {
        return switch (value) {
            case Value.Null unbound -> "UNDEF";
            case Value.Bool(boolean bool) -> String.valueOf(bool);
            // As in a query: 1 and "2020-01-01"^^xsd:date.
            case Value.Literal literal -> VALUES.write(literal);
            case Value.Term term -> new Turtle((RdfGraph) dataset).term(term);
            case Value other -> String.valueOf(other);
        };
    }

    @Override
    public Recipe recipe(Finding finding, EngineId engine, Dialect dialect, Optional<ConsoleLines> console) {
        List<Line> lines = new ArrayList<>();
        for (Act act : EngineTranscript.of(finding, engine)) {
            switch (act) {
                case Act.Load(Optional<Dataset> before, RdfGraph graph) -> {
                    Turtle turtle = new Turtle(graph);
                    if (!turtle.text().isEmpty()) {
                        lines.add(Line.setup(turtle.language(), turtle.text().strip()));
                    }
                }
                case Act.Load other ->
                    throw new IllegalArgumentException(
                            "SPARQL asks no " + other.dataset().size());
                case Act.Ask ask -> lines.add(new Line(ask.text(), Map.of(), ask.options(), ask.entry()));
            }
        }
        return new Recipe(engine, lines);
    }

    @Override
    public String way(Map<String, String> options) {
        Map<String, String> ways = SparqlUpdate.without(options);
        return ways.isEmpty() ? "" : "with " + written(ways);
    }

    private static String written(Map<String, String> options) {
        return options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(", "));
    }

    @Override
    public String typed(Line line) {
        String way = way(line.options());
        return (way.isEmpty() ? "" : "# " + way + "\n") + line.text();
    }

    @Override
    public List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening) {
        ScriptText script = new ScriptText(this, finding, "# ");
        List<Line> queries =
                recipe.lines().stream().filter(line -> line.tongue().isEmpty()).toList();
        List<TextFile> files = new ArrayList<>();
        Turtle turtle = new Turtle((RdfGraph) finding.proposed().dataset());
        String data = "data." + turtle.extension();
        files.add(new TextFile(data, turtle.text()));
        for (int i = 0; i < queries.size(); i++) {
            String number = queries.size() == 1 ? "" : "-" + (i + 1);
            String name = SparqlUpdate.isAskedWith(queries.get(i).options())
                    ? "update" + number + ".ru"
                    : "query" + number + ".rq";
            files.add(new TextFile(name, text(script, finding, data, queries.get(i))));
        }
        return files;
    }

    private String text(ScriptText script, Finding finding, String data, Line query) {
        List<String> lines = new ArrayList<>(List.of("# Run on " + data + "."));
        lines.addAll(script.role(query));
        lines.add(typed(query));
        query.entry()
                .ifPresent(
                        entry -> lines.addAll(script.outcome(finding.entries().get(entry))));
        return String.join("\n", lines) + "\n";
    }

    /**
     * A template has {@code load} for Turtle or TriG, and {@code ask} for queries with what should come of them, which takes options as
     * {@code name=value}.
     */
    @Override
    public List<String> program(Finding finding, Recipe recipe) {
        return calls(finding, recipe, JavaText::literal);
    }

    @Override
    public List<String> nodeProgram(Finding finding, Recipe recipe) {
        return calls(finding, recipe, JavaText::template).stream()
                .map(call -> "await " + call)
                .toList();
    }

    private List<String> calls(Finding finding, Recipe recipe, UnaryOperator<String> literal) {
        ScriptText script = new ScriptText(this, finding, "");
        return recipe.lines().stream()
                .map(line -> call(line, String.join("\n", script.expected(line)), literal))
                .toList();
    }

    private static String call(Line line, String expected, UnaryOperator<String> literal) {
        List<String> arguments = new ArrayList<>(List.of(line.text()));
        if (line.tongue().isEmpty()) {
            arguments.add(expected);
        }
        line.options().forEach((name, value) -> arguments.add(name + "=" + value));
        return (line.tongue().isPresent() ? "load" : "ask")
                + arguments.stream().map(literal).collect(Collectors.joining(", ", "(", ");"));
    }

    @Override
    public Optional<Statement> inlined(Statement statement, Dialect dialect) {
        return Optional.empty();
    }
}
