package dev.touchstone.cypher.tell;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Course;
import dev.touchstone.core.finding.Course.Act;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.JavaText;
import dev.touchstone.core.finding.Recipe;
import dev.touchstone.core.finding.Recipe.Line;
import dev.touchstone.core.finding.Reproductions.TextFile;
import dev.touchstone.core.finding.ScriptText;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import dev.touchstone.cypher.text.ValueText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Findings as the Cypher shell takes them. A node of the dataset is called in an answer as in the CREATE statement. */
public record CypherTelling() implements Telling {
    /** The option that Neo4j's adapter puts before a statement. */
    private static final String PREFIX = "prefix";

    @Override
    public String fence() {
        return "cypher";
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
    public Recipe recipe(Finding finding, EngineId engine, Dialect dialect) {
        SchemaText schema = SchemaText.of(dialect);
        boolean keys = schema.isTyped() || mentionsKeys(finding);
        List<Line> lines = new ArrayList<>();
        for (Act act : Course.of(finding, engine, dialect)) {
            switch (act) {
                case Act.Load load -> lines.addAll(load(load, schema, keys));
                case Act.Ask ask -> {
                    Map<String, String> parameters = written(ask.parameters(), schema);
                    Line line = new Line(ask.text(), parameters, ask.options(), ask.sight());
                    lines.add(line.typedAs(schema.asked(prefix(line) + line.text(), parameters)));
                }
            }
        }
        return new Recipe(engine, lines);
    }

    /** Our key is left out where nobody would miss it. */
    private boolean mentionsKeys(Finding finding) {
        PropertyGraph graph = (PropertyGraph) finding.proposed().dataset();
        return !graph.history().isEmpty()
                || !finding.proposed().earlier().isEmpty()
                || finding.sights().stream()
                        .anyMatch(sight -> sight.text().contains(Element.KEY)
                                || sight.answer().stream().anyMatch(answer -> shows(answer.rows(), graph))
                                || sight.right().stream().anyMatch(answer -> shows(answer.rows(), graph)));
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
        return tongue + line.shell().orElse(line.text()) + ";";
    }

    @Override
    public List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening) {
        return List.of(new TextFile("repro.cypher", new ScriptText(this, finding, "// ").of(recipe)));
    }

    /** A template has {@code run} for what prepares, {@code ask} for questions, and other tongues by their names. */
    @Override
    public List<String> program(Finding finding, Recipe recipe) {
        return recipe.lines().stream().map(CypherTelling::call).toList();
    }

    private static String call(Line line) {
        List<String> arguments = new ArrayList<>(List.of(prefix(line) + line.text()));
        line.parameters().forEach((name, value) -> arguments.addAll(List.of(name, value)));
        return JavaText.call(line.tongue().orElse(line.sight().isPresent() ? "ask" : "run"), arguments);
    }

    private static String prefix(Line line) {
        return line.options().containsKey(PREFIX) ? line.options().get(PREFIX) + " " : "";
    }
}
