package dev.touchstone.cli;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.store.EventLog;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.OptionsCase;
import dev.touchstone.core.oracle.OptionsCase.Way;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The folder of a campaign that never was, with cases that fail on real engines. */
record HandMadeCampaign(Path folder) {
    private static final Json JSON = new Json(Languages.installed());

    private record Facts(String oracle, Fail fail, Transcript transcript, String later) {}

    /**
     * TinkerGraph 3.6.0 to 3.6.2 throw where a vertex has NaN under the key: without their optimisations they
     * answer.
     */
    static Case comparisonWithNaN(String engine, String predicate) {
        Typed nan = new Typed(PropertyType.DOUBLE, new Value.Real(Double.NaN));
        Typed one = new Typed(PropertyType.DOUBLE, new Value.Real(1));
        PropertyGraph graph = new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(new Node(0, List.of("L0"), Map.of("k0", nan))),
                List.of(),
                List.of(),
                List.of());
        return new OptionsCase(
                graph,
                EngineId.parse(engine),
                new GremlinStatement(Traversal.of(
                        Call.of("V"),
                        Call.of(
                                "has",
                                Argument.text("k0"),
                                Argument.predicate(predicate, new Argument.Constant(one))))),
                List.of(new Way(Map.of("withoutStrategies", "all"), false)));
    }

    /** A Cypher query on three nodes, of which one has no {@code k1}. */
    static Case wrongAnswer(String engine, String query) {
        Typed yes = new Typed(PropertyType.BOOLEAN, Values.of(true));
        Typed no = new Typed(PropertyType.BOOLEAN, Values.of(false));
        List<Node> nodes = List.of(
                new Node(0, List.of("A"), Map.of("k0", number(0), "k1", yes)),
                new Node(1, List.of("A"), Map.of("k0", number(1), "k1", no)),
                new Node(2, List.of("A"), Map.of("k0", number(2))));
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), nodes, List.of(), List.of(), List.of());
        return TruthCase.of(
                graph, EngineId.parse(engine), Optional.empty(), new CypherQuery(CypherParser.parse(query), Map.of()));
    }

    private static Typed number(long number) {
        return new Typed(PropertyType.LONG, Values.of(number));
    }

    static Fail fail(Kind kind, String engine, String mark) {
        return new Fail(kind, EngineId.parse(engine), mark, "It fails.");
    }

    /** Writes a finding; fields that a newer version may write are there as well. */
    Path finding(String name, String oracle, Case proposed, Fail fail, String query) throws IOException {
        Path finding = Files.createDirectories(folder.resolve("findings").resolve(name));
        Files.writeString(finding.resolve("case.json"), JSON.stored(proposed));
        Files.writeString(
                finding.resolve("finding.json"),
                JSON.storedLine(new Facts(oracle, fail, run(proposed, query), "ignored")));
        Files.writeString(finding.resolve("README.md"), "# " + name + "\n");
        return finding;
    }

    private static Transcript run(Case proposed, String query) {
        Outcome nothing = new Outcome.Rows(new Answer(List.of(), List.of()), true);
        return Transcript.of(
                List.of(new Transcript.Entry(proposed.next(List.of()).orElseThrow(), query, nothing, true)));
    }

    /** A case failed at a time, and this became of it. */
    void failed(long at, String signature, String standing, Fail fail) throws IOException {
        event(at, new Event.Judged("cypher", at, 0, "crash", fail, Counts.NONE, Counts.NONE));
        event(
                at + 10,
                new Event.Consideration(
                        signature,
                        signature,
                        Event.Standing.valueOf(standing),
                        Optional.empty(),
                        "crash",
                        new Finding.Origin("cypher", 1, at, 0),
                        false));
    }

    private void event(long at, Event event) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("events.ndjson"),
                JSON.storedLine(new EventLog.Logged(at, event)) + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }
}
