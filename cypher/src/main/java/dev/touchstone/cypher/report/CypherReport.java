package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
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
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherStatement;
import dev.touchstone.cypher.text.Names;
import dev.touchstone.cypher.text.SyntaxError;
import dev.touchstone.cypher.text.ValueText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Findings as the Cypher shell takes them. A node of the dataset is called in an answer as in the CREATE statement. */
public record CypherReport() implements LanguageReport {
    /** The option that Neo4j's adapter puts before a statement. */
    private static final String PREFIX = "prefix";

    @Override
    public String fence() {
        return "cypher";
    }

    @Override
    public List<Construct> constructs(Statement statement) {
        return switch (statement) {
            case CypherQuery query -> CypherConstructs.in(query.query());
            case CypherStatement text ->
                read(text.text()).map(CypherConstructs::in).orElse(List.of());
            default -> List.of();
        };
    }

    private static Optional<Query> read(String text) {
        try {
            return Optional.of(CypherParser.parse(text));
        } catch (SyntaxError e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Statement> inlined(Statement statement, Dialect dialect) {
        SchemaText schema = SchemaText.of(dialect);
        return statement.parameters().isEmpty() || schema.takesParameters()
                ? Optional.empty()
                : Optional.of(new CypherStatement(
                        Inlined.in(statement.text(dialect), written(statement.parameters(), schema)), Map.of()));
    }

    @Override
    public String value(Value value, Dataset dataset) {
        return ValueText.of(
                value, element -> element.key().isPresent() ? named(element, dataset) : ValueText.of(element));
    }

    private static String named(Element element, Dataset dataset) {
        long key = element.key().orElseThrow();
        PropertyGraph graph = (PropertyGraph) dataset;
        return switch (element.kind()) {
            case NODE ->
                "(" + GraphLines.name(key)
                        + graph.nodes().stream()
                                .filter(node -> node.key() == key)
                                .flatMap(node -> node.labels().stream())
                                .map(label -> ":" + Names.of(label))
                                .collect(Collectors.joining())
                        + ")";
            case EDGE ->
                graph.edges().stream()
                        .filter(edge -> edge.key() == key)
                        .map(edge -> "(" + GraphLines.name(edge.from()) + ")-[:" + Names.of(edge.type()) + "]->("
                                + GraphLines.name(edge.to()) + ")")
                        .findFirst()
                        .orElse("[]");
        };
    }

    @Override
    public Recipe recipe(Finding finding, EngineId engine, Dialect dialect, Optional<ConsoleLines> console) {
        SchemaText schema = SchemaText.of(dialect);
        boolean keys = schema.isTyped() || mentionsKeys(finding);
        List<Line> lines = new ArrayList<>();
        for (Act act : EngineTranscript.of(finding, engine)) {
            switch (act) {
                case Act.Load load -> lines.addAll(load(load, schema, keys));
                case Act.Ask ask -> {
                    Map<String, String> parameters = written(ask.parameters(), schema);
                    Line line = new Line(ask.text(), parameters, ask.options(), ask.entry());
                    lines.add(
                            schema.takesParameters() || parameters.isEmpty()
                                    ? line.typedAs(schema.asked(prefix(line) + line.text(), parameters))
                                    : ask.inlined()
                                            .map(text -> line.typedAs(prefix(line) + text))
                                            .orElse(line));
                }
            }
        }
        PropertyGraph graph = (PropertyGraph) finding.proposed().dataset();
        boolean indexed = graph.indexes().stream()
                .anyMatch(index -> !schema.create(index, graph).isEmpty());
        return new Recipe(engine, lines, indexed);
    }

    /** Our key is left out where nobody would miss it. */
    private boolean mentionsKeys(Finding finding) {
        PropertyGraph graph = (PropertyGraph) finding.proposed().dataset();
        return !graph.history().isEmpty()
                || !finding.proposed().earlier().isEmpty()
                || finding.entries().stream()
                        .anyMatch(entry -> entry.text().contains(Element.KEY)
                                || entry.answer().stream().anyMatch(answer -> shows(answer.rows(), graph))
                                || entry.right().stream().anyMatch(answer -> shows(answer.rows(), graph)));
    }

    private boolean shows(List<List<Value>> rows, PropertyGraph graph) {
        return rows.stream()
                .flatMap(List::stream)
                .anyMatch(value -> value(value, graph).contains(Element.KEY));
    }

    private static List<Line> load(Act.Load load, SchemaText schema, boolean keys) {
        PropertyGraph graph = (PropertyGraph) load.dataset();
        if (load.before().isEmpty()) {
            return new GraphLines(graph, schema, keys).all();
        }
        PropertyGraph before = (PropertyGraph) load.before().get();
        List<Line> lines = new ArrayList<>();
        before.indexes().forEach(index -> lines.addAll(schema.drop(index, before)));
        if (!graph.equals(before.withoutIndexes())) {
            lines.add(Line.setup("MATCH (n) DETACH DELETE n"));
            new GraphLines(graph, schema, keys)
                    .all().stream()
                            .filter(line -> !schema.before(before).contains(line))
                            .forEach(lines::add);
        }
        return lines;
    }

    private static Map<String, String> written(Map<String, Value> parameters, SchemaText schema) {
        Map<String, String> texts = new LinkedHashMap<>();
        parameters.forEach((name, value) -> texts.put(name, schema.constant(value)));
        return texts;
    }

    @Override
    public String typed(Line line) {
        String tongue = line.tongue().map(name -> "// in " + name + ":\n").orElse("");
        return tongue + line.shell().orElseGet(() -> withParameters(line)) + ";";
    }

    /** What only a program can ask: the shell takes no parameters, and with values in their place the engine does something else. */
    private static String withParameters(Line line) {
        String values = line.parameters().entrySet().stream()
                .map(parameter -> "$" + Names.of(parameter.getKey()) + " = " + parameter.getValue())
                .collect(Collectors.joining(", "));
        return (values.isEmpty() ? "" : "// where " + values + "\n") + prefix(line) + line.text();
    }

    private static boolean isTypeable(Line line) {
        return line.parameters().isEmpty() || line.shell().isPresent();
    }

    @Override
    public List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening) {
        return !recipe.lines().stream().allMatch(CypherReport::isTypeable)
                ? List.of()
                : List.of(new TextFile("repro.cypher", new ScriptText(this, finding, "// ").of(recipe)));
    }

    /**
     * A template has {@code run} for what prepares, {@code ask} for questions with what should come of them, and other tongues by their
     * names.
     */
    @Override
    public List<String> program(Finding finding, Recipe recipe) {
        ScriptText script = new ScriptText(this, finding, "");
        return recipe.lines().stream().map(line -> call(line, script)).toList();
    }

    private static String call(Line line, ScriptText script) {
        if (line.entry().isEmpty()) {
            return JavaText.call(line.tongue().orElse("run"), prefix(line) + line.text());
        }
        List<String> arguments =
                new ArrayList<>(List.of(prefix(line) + line.text(), String.join("\n", script.expected(line))));
        line.parameters().forEach((name, value) -> arguments.addAll(List.of(name, value)));
        return JavaText.call("ask", arguments);
    }

    private static String prefix(Line line) {
        return line.options().containsKey(PREFIX) ? line.options().get(PREFIX) + " " : "";
    }

    @Override
    public String brief(String text) {
        return text;
    }

    @Override
    public String way(Map<String, String> options) {
        return options.isEmpty() ? "" : "with " + String.join(", ", options.values());
    }

    @Override
    public List<String> nodeProgram(Finding finding, Recipe recipe) {
        return List.of();
    }
}
