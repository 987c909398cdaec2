package dev.touchstone.gremlin.tell;

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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Findings as the Gremlin console takes them. */
public record GremlinTelling() implements Telling {
    /** Steps that, without a key, are about every property. */
    private static final List<String> ALL_PROPERTIES =
            List.of("properties()", "values()", "valueMap()", "elementMap()", "propertyMap()");

    @Override
    public String fence() {
        return "groovy";
    }

    @Override
    public String value(Value value, Dataset dataset) {
        return new ValueWords(dataset).of(value);
    }

    @Override
    public Recipe recipe(Finding finding, EngineId engine, Dialect dialect) {
        boolean keys = mentionsKeys(finding);
        boolean edges = new Handles(finding).nameEdges();
        List<Line> lines = new ArrayList<>();
        for (Act act : Course.of(finding, engine, dialect)) {
            switch (act) {
                case Act.Load load ->
                    load(load, keys, edges, isTinkerGraph(engine)).forEach(text -> lines.add(Line.setup(text)));
                case Act.Ask ask -> lines.add(new Line(ask.text(), written(ask, finding), ask.options(), ask.sight()));
            }
        }
        return new Recipe(engine, lines);
    }

    private static boolean mentionsKeys(Finding finding) {
        return !((PropertyGraph) finding.proposed().dataset()).history().isEmpty()
                || finding.proposed().earlier().stream()
                        .anyMatch(earlier ->
                                !((PropertyGraph) earlier.dataset()).history().isEmpty())
                || finding.sights().stream().anyMatch(sight -> seesKeys(sight.text()));
    }

    /** By its name, or because all properties are asked for. */
    private static boolean seesKeys(String text) {
        return text.contains(Element.KEY) || ALL_PROPERTIES.stream().anyMatch(text::contains);
    }

    private static boolean isTinkerGraph(EngineId engine) {
        return engine.name().startsWith("tinkergraph") || engine.name().startsWith("gremlin-reference");
    }

    private static List<String> load(Act.Load load, boolean keys, boolean edges, boolean tinkerGraph) {
        PropertyGraph graph = (PropertyGraph) load.dataset();
        List<String> lines = new ArrayList<>();
        if (load.before().isPresent()) {
            PropertyGraph before = (PropertyGraph) load.before().get();
            before.indexes().forEach(index -> lines.add(GraphLines.index("drop", index, tinkerGraph)));
            if (graph.equals(before.withoutIndexes())) {
                return lines;
            }
            lines.add("g.V().drop().iterate()");
        }
        lines.addAll(new GraphLines(graph, keys, edges, tinkerGraph).all());
        return lines;
    }

    private Map<String, String> written(Act.Ask ask, Finding finding) {
        Map<String, String> texts = new LinkedHashMap<>();
        ask.parameters().forEach((name, value) -> texts.put(name, new Handles(finding).written(value)));
        return texts;
    }

    @Override
    public String typed(Line line) {
        StringBuilder typed = new StringBuilder();
        line.parameters()
                .forEach((name, value) ->
                        typed.append(name).append(" = ").append(value).append('\n'));
        String text = Literals.groovy(line.text());
        return Without.in(line.options())
                .map(strategies -> typed + strategies.groovy(text))
                .orElseGet(() -> typed + text);
    }

    @Override
    public String way(Map<String, String> options) {
        return Without.in(options).map(Without::words).orElseGet(() -> Telling.super.way(options));
    }

    @Override
    public List<TextFile> scripts(Finding finding, Recipe recipe, List<String> opening) {
        ScriptText script = new ScriptText(this, finding, "// ");
        List<Line> lines = new ArrayList<>();
        if (opening.isEmpty()) {
            lines.add(Line.setup("// here: open an empty database, with its traversal source as g"));
        }
        opening.forEach(line -> lines.add(Line.setup(line)));
        lines.addAll(recipe.lines());
        return List.of(new TextFile("repro.groovy", script.of(new Recipe(recipe.engine(), lines))));
    }

    /** A template has {@code graph}, {@code g}, {@code show} for questions and {@code without} for a source without strategies. */
    @Override
    public List<String> program(Finding finding, Recipe recipe) {
        return recipe.lines().stream().map(GremlinTelling::statement).toList();
    }

    private static String statement(Line line) {
        String text = Literals.java(line.text());
        if (line.sight().isEmpty()) {
            return text.replaceFirst("^([ve][0-9]+ = )", "var $1") + ";";
        }
        Optional<Without> without = Without.in(line.options());
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
        String question = "show(" + JavaText.literal(said) + ", () -> " + source + text.substring(1) + ");";
        return parameters.isEmpty() ? question : "{ " + parameters + question + " }";
    }
}
