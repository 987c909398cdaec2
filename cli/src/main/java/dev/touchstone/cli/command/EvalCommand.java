package dev.touchstone.cli.command;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.Count;
import dev.touchstone.core.StatementLimits;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.GraphJson;
import dev.touchstone.cypher.reference.GraphText;
import dev.touchstone.cypher.reference.Notation;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** {@code touchstone eval} */
@Command(
        name = "eval",
        description = {
            "Evaluates a Cypher query with the reference, without an engine.",
            "The graph is given as statements that create it, or as JSON."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone eval 'UNWIND [1, 2, null] AS x RETURN count(x), sum(x)'",
            "  touchstone eval --graph graph.cypher 'MATCH (n)-->(m) RETURN n, m'",
            "  touchstone eval --graph findings/…/case.json 'MATCH (n) RETURN count(*)'",
            "  touchstone eval --param 'x=[1, 2]' 'RETURN size($x)'",
            "  touchstone eval --graph graph.cypher --after 'MATCH (n:Old) DETACH DELETE n'",
            "",
            "graph.cypher:",
            "  CREATE (a:Person {name: 'Ann'})-[:KNOWS]->(:Person); CREATE (:City)",
            "graph.json:",
            "  {\"nodes\": [{\"id\": 1, \"labels\": [\"A\"], \"properties\": {\"x\": 5}}],",
            "   \"edges\": [{\"type\": \"T\", \"from\": 1, \"to\": 1, \"properties\": {}}]}",
            "",
            "Without ORDER BY the order of rows is arbitrary. Temporal values are shown as strings.",
            "Unsupported Cypher is a SyntaxError, too: see docs/internals/cypher.md.",
            "",
            "Exit codes: 0 a result, 1 the expected result is an error,",
            "2 too large to evaluate, 64 invalid input."
        })
public final class EvalCommand implements Callable<Integer> {
    @Parameters(paramLabel = "QUERY", description = "The query, or - to read it from standard input.")
    String query = "";

    @Option(
            names = "--graph",
            paramLabel = "FILE",
            description = "The graph: Cypher statements, JSON, or the case.json of a finding (default: empty).")
    Optional<Path> graphFile = Optional.empty();

    @Option(
            names = "--param",
            paramLabel = "NAME=VALUE",
            description = "A parameter, its value written in Cypher; repeatable.")
    Map<String, String> parameters = new LinkedHashMap<>();

    @Option(names = "--after", description = "Also show the graph afterwards, as a CREATE statement.")
    boolean after;

    @Option(
            names = "--steps",
            paramLabel = "N",
            defaultValue = "10000000",
            description = "Maximum evaluation steps (default: ${DEFAULT-VALUE}).")
    long steps = 10_000_000;

    @Spec
    CommandSpec command;

    private static final long LARGEST_GRAPH = 16L << 20;

    private final Json json = new Json(Languages.installed());

    @Override
    public Integer call() {
        return StatementLimits.guard(this::evaluate);
    }

    private int evaluate() {
        Graph graph = graphFile.map(this::read).orElseGet(Graph::new);
        Result result = new Reference(steps).evaluate(queryText(), values(), graph);
        return switch (result) {
            case Result.Done done -> show(done);
            case Result.Failed failed -> show(failed);
        };
    }

    private int show(Result.Done done) {
        Terminal terminal = Terminal.of(command);
        Answer rows = done.rows();
        if (!rows.columns().isEmpty()) {
            Notation notation = new Notation(done.graph());
            List<List<String>> cells = rows.rows().stream()
                    .map(row -> row.stream().map(notation::write).toList())
                    .toList();
            new TextTable(rows.columns(), cells).lines().forEach(terminal::line);
        }
        terminal.line(Count.of(rows.rows().size(), "row"));
        if (after) {
            terminal.line(GraphText.write(done.graph()));
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    private int show(Result.Failed failed) {
        boolean undecided = failed.kind() == CypherError.Kind.TOO_LARGE;
        Terminal.of(command)
                .line(
                        undecided
                                ? "too large: " + failed.message() + " (--steps sets the limit)"
                                : failed.kind().text() + ": " + failed.detail() + ": " + failed.message());
        return (undecided ? ExitCode.INCONCLUSIVE : ExitCode.FINDINGS).code();
    }

    private String queryText() {
        if (!query.equals("-")) {
            return StatementLimits.check(query);
        }
        try {
            return StatementLimits.check(new String(System.in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UserMistake("the query cannot be read from standard input: " + e.getMessage(), e);
        }
    }

    private Map<String, Value> values() {
        Map<String, Value> values = new LinkedHashMap<>();
        parameters.forEach((name, text) -> values.put(name, value(name, text)));
        return values;
    }

    private static Value value(String name, String text) {
        return switch (Reference.DEFAULT.evaluate("RETURN " + StatementLimits.check(text), Map.of(), new Graph())) {
            case Result.Done done
            when done.rows().columns().size() == 1 ->
                done.rows().rows().getFirst().getFirst();
            case Result.Done done -> throw new UserMistake("--param " + name + " has more than one value");
            case Result.Failed failed ->
                throw new UserMistake("--param " + name + " is not a Cypher value: " + failed.message());
        };
    }

    private Graph read(Path file) {
        String text = StoredFiles.text(file, LARGEST_GRAPH);
        return text.stripLeading().startsWith("{") ? json(file, text) : cypher(file, text);
    }

    private static Graph cypher(Path file, String text) {
        return switch (GraphText.read(text)) {
            case Result.Done done -> done.graph();
            case Result.Failed failed -> throw new UserMistake(file + ": " + failed.message());
        };
    }

    private Graph json(Path file, String text) {
        try {
            JsonNode whole = json.read(text, JsonNode.class);
            JsonNode dataset = whole.has("dataset") ? whole.get("dataset") : whole;
            if (!dataset.has("is")) {
                return GraphJson.read(dataset);
            }
            if (json.readDataset(dataset.toString()) instanceof PropertyGraph graph) {
                return Graph.of(graph);
            }
            throw new UserMistake(file + " does not contain a property graph");
        } catch (JacksonException e) {
            throw new UserMistake(file + " is not a graph in JSON: " + e.getOriginalMessage(), e);
        } catch (CypherError e) {
            throw new UserMistake(file + ": " + e.getMessage(), e);
        } catch (UserMistake e) {
            throw new UserMistake(file + ": " + e.getMessage(), e);
        }
    }
}
