package dev.touchstone.gremlin.report;

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
import dev.touchstone.gremlin.statement.GremlinStatement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Findings as the Gremlin console takes them. */
public record GremlinReport() implements LanguageReport {
    /** Steps that, without a key, are about every property. */
    private static final List<String> ALL_PROPERTIES =
            List.of("properties()", "values()", "valueMap()", "elementMap()", "propertyMap()");

    /** Something that is kept in a variable; a vertex or an edge is kept by the name of its kind and its key. */
    private static final Pattern ASSIGNED = Pattern.compile("([a-z]+[0-9]*) = (.*)", Pattern.DOTALL);

    private static final Pattern ELEMENT = Pattern.compile("[ve][0-9]+");

    @Override
    public String fence() {
        return "groovy";
    }

    @Override
    public List<Construct> constructs(Statement statement) {
        return statement instanceof GremlinStatement gremlin ? GremlinConstructs.in(gremlin.traversal()) : List.of();
    }

    @Override
    public String value(Value value, Dataset dataset) {
        return new ValueWords(dataset).of(value);
    }

    @Override
    public Recipe recipe(Finding finding, EngineId engine, Dialect dialect, Optional<ConsoleLines> console) {
        SchemaLines schema = new SchemaLines(console);
        boolean keys = schema.needsKeys() || mentionsKeys(finding);
        boolean edges = new ParameterText(finding).nameEdges();
        List<Line> lines = new ArrayList<>();
        for (Act act : EngineTranscript.of(finding, engine)) {
            switch (act) {
                case Act.Load load -> load(load, keys, edges, schema).forEach(text -> lines.add(Line.setup(text)));
                case Act.Ask ask -> lines.add(new Line(ask.text(), written(ask, finding), ask.options(), ask.entry()));
            }
        }
        PropertyGraph graph = (PropertyGraph) finding.proposed().dataset();
        boolean indexed = graph.indexes().stream()
                .anyMatch(index -> !schema.create(index, graph).isEmpty());
        return new Recipe(engine, lines, indexed);
    }

    private static boolean mentionsKeys(Finding finding) {
        return finding.entries().stream().anyMatch(entry -> seesKeys(entry.text()));
    }

    /** By its name, or because all properties are asked for. */
    private static boolean seesKeys(String text) {
        return text.contains(Element.KEY) || ALL_PROPERTIES.stream().anyMatch(text::contains);
    }

    private static List<String> load(Act.Load load, boolean keys, boolean edges, SchemaLines schema) {
        PropertyGraph graph = (PropertyGraph) load.dataset();
        List<String> lines = new ArrayList<>();
        if (load.before().isPresent()) {
            PropertyGraph before = (PropertyGraph) load.before().get();
            before.indexes().forEach(index -> lines.addAll(schema.drop(index, before)));
            if (graph.equals(before.withoutIndexes())) {
                return lines;
            }
            lines.add("g.V().drop().iterate()");
            lines.addAll(schema.commit());
            // What was declared for the graph before stays.
            new GraphLines(graph, keys, edges, schema)
                    .all().stream()
                            .filter(line -> !schema.before(before).contains(line))
                            .forEach(lines::add);
            return lines;
        }
        lines.addAll(new GraphLines(graph, keys, edges, schema).all());
        return lines;
    }

    private Map<String, String> written(Act.Ask ask, Finding finding) {
        Map<String, String> texts = new LinkedHashMap<>();
        ask.parameters().forEach((name, value) -> texts.put(name, new ParameterText(finding).written(value)));
        return texts;
    }

    @Override
    public String typed(Line line) {
        StringBuilder typed = new StringBuilder();
        line.parameters()
                .forEach((name, value) ->
                        typed.append(name).append(" = ").append(value).append('\n'));
        String text = Literals.groovy(line.text());
        return WithoutStrategies.in(line.options())
                .map(strategies -> typed + strategies.groovy(text))
                .orElseGet(() -> typed + text);
    }

    @Override
    public String way(Map<String, String> options) {
        return WithoutStrategies.in(options)
                .map(WithoutStrategies::words)
                .orElseGet(() -> options.isEmpty() ? "" : "with " + String.join(", ", options.values()));
    }

    @Override
    public List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening) {
        ScriptText script = new ScriptText(this, finding, "// ");
        List<Line> lines = new ArrayList<>();
        if (opening.isEmpty()) {
            lines.add(Line.setup("// here: open an empty database, with its traversal source as g"));
        }
        opening.forEach(line -> lines.add(Line.setup(line)));
        if (!opening.isEmpty()) {
            lines.add(Line.setup("g = graph.traversal()"));
        }
        lines.addAll(recipe.lines());
        return List.of(new TextFile("repro.groovy", script.of(new Recipe(recipe.engine(), lines, recipe.indexed()))));
    }

    /**
     * A template has {@code graph}, {@code g}, {@code named} for elements by the name of their variable, {@code show} for questions and
     * {@code without} for a source without strategies.
     */
    @Override
    public List<String> program(Finding finding, Recipe recipe) {
        ScriptText script = new ScriptText(this, finding, "");
        Set<String> declared = new HashSet<>();
        return recipe.lines().stream()
                .map(line -> line.entry().isEmpty()
                        ? statement(Literals.java(line.text()), declared)
                        : question(line, String.join("\n", script.expected(line))))
                .toList();
    }

    private static String statement(String text, Set<String> declared) {
        Matcher assigned = ASSIGNED.matcher(text);
        if (!assigned.matches()) {
            return text.startsWith("//") ? text : text + ";";
        }
        String name = assigned.group(1);
        String value = ELEMENT.matcher(name).matches()
                ? "named(" + JavaText.literal(name) + ", " + assigned.group(2) + ")"
                : assigned.group(2);
        return (declared.add(name) ? "var " : "") + name + " = " + value + ";";
    }

    private static String question(Line line, String expected) {
        String text = Literals.java(line.text());
        Optional<WithoutStrategies> without = WithoutStrategies.in(line.options());
        String source = without.map(strategies -> "without(g, " + JavaText.literal(strategies.choice()) + ")")
                .orElse("g");
        String said = line.text()
                + without.map(strategies -> " " + strategies.words()).orElse("");
        StringBuilder parameters = new StringBuilder();
        line.parameters()
                .forEach((name, value) -> parameters
                        .append("var ")
                        .append(name)
                        .append(" = ")
                        .append(Literals.java(value))
                        .append("; "));
        String question = "show(" + JavaText.literal(said) + ", " + JavaText.literal(expected) + ", () -> " + source
                + text.substring(1) + ");";
        return parameters.isEmpty() ? question : "{ " + parameters + question + " }";
    }

    @Override
    public String brief(String text) {
        return text;
    }

    @Override
    public Optional<Statement> inlined(Statement statement, Dialect dialect) {
        return Optional.empty();
    }

    @Override
    public List<String> nodeProgram(Finding finding, Recipe recipe) {
        return List.of();
    }
}
