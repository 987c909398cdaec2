package dev.touchstone.engines.repro;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.text.CypherStatement;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.sparql.text.SparqlStatement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Findings written by hand, about answers that are right: what matters is that they can be seen without Touchstone. */
final class Samples {
    private static final PropertyGraph GRAPH = new PropertyGraph(
            new GraphSchema(List.of(), List.of()),
            List.of(
                    new Node(
                            0,
                            List.of("City"),
                            Map.of("name", new Typed(PropertyType.STRING, Values.of("O'Fallon \"é\"")))),
                    new Node(1, List.of("City"), Map.of("size", new Typed(PropertyType.LONG, Values.of(7))))),
            List.of(new Edge(0, "ROAD", 0, 1, Map.of("toll", new Typed(PropertyType.DOUBLE, Values.of(0.5))))),
            List.of(new Index(Element.Kind.NODE, "City", "size")),
            List.of());

    private Samples() {}

    static Finding cypher(String engine) {
        return finding(
                "cypher",
                EngineId.parse(engine),
                GRAPH,
                new CypherStatement(
                        "MATCH (a:City)-[r:ROAD]->(b:City) WHERE b.size >= $least RETURN a.name AS name, r.toll + $more AS toll",
                        new TreeMap<>(Map.of("least", Values.of(7), "more", Values.of(0.25)))),
                Map.of(),
                new Answer(List.of("name", "toll"), List.of(List.of(Values.of("O'Fallon \"é\""), Values.of(0.75)))));
    }

    /** The same, with a uniqueness constraint in the place of the index. */
    static Finding constrained(String engine) {
        return finding(
                "cypher",
                EngineId.parse(engine),
                new PropertyGraph(
                        GRAPH.schema(),
                        GRAPH.nodes(),
                        GRAPH.edges(),
                        List.of(new Index(Element.Kind.NODE, "City", "size", true)),
                        List.of()),
                new CypherStatement("MATCH (b:City) WHERE b.size = 7 RETURN b.size AS size", Map.of()),
                Map.of(),
                new Answer(List.of("size"), List.of(List.of(Values.of(7)))));
    }

    /** The same graph, less its index and a node, by way of other graphs. */
    static Finding grown(String engine) {
        List<Change> history = List.of(
                new Change.AddNode(GRAPH.nodes().get(0)),
                new Change.CreateIndex(GRAPH.indexes().getFirst()),
                new Change.AddNode(new Node(1, List.of(), Map.of())),
                new Change.AddLabel(1, "City"),
                new Change.SetProperty(
                        Element.Kind.NODE, 1, "size", Optional.of(new Typed(PropertyType.LONG, Values.of(7)))),
                new Change.AddEdge(new Edge(0, "ROAD", 0, 1, Map.of())),
                new Change.SetProperty(Element.Kind.EDGE, 0, "toll", Optional.empty()),
                new Change.DropIndex(GRAPH.indexes().getFirst()),
                new Change.DeleteEdge(0),
                new Change.RemoveLabel(1, "City"),
                new Change.DeleteNode(1));
        PropertyGraph graph =
                new PropertyGraph(GRAPH.schema(), GRAPH.nodes().subList(0, 1), List.of(), List.of(), history);
        return finding(
                "cypher",
                EngineId.parse(engine),
                graph,
                new CypherStatement("MATCH (n) RETURN n", Map.of()),
                Map.of("prefix", "CYPHER planner=dp"),
                new Answer(List.of("n"), List.of(List.of((Value)
                        new Element(Element.Kind.NODE, Optional.of(0L), List.of(), Map.of(), new Value.NativeId(0))))));
    }

    static Finding gremlin(String engine) {
        Traversal traversal = Traversal.of(
                Call.of("V"),
                Call.of("has", Argument.text("name"), Argument.text("O'Fallon \"é\"")),
                Call.of("out", Argument.text("ROAD")),
                Call.of("values", Argument.text("size")));
        return finding(
                "gremlin",
                EngineId.parse(engine),
                GRAPH,
                new GremlinStatement(traversal),
                Map.of(),
                new Answer(List.of("result"), List.of(List.of(Values.of(7)))));
    }

    /** By a condition that an index answers: some databases answer no other. */
    static Finding byIndex(String engine) {
        Traversal traversal = Traversal.of(
                Call.of("V"),
                Call.of("has", Argument.text("size"), Argument.number(7)),
                Call.of("in", Argument.text("ROAD")),
                Call.of("values", Argument.text("name")));
        return finding(
                "gremlin",
                EngineId.parse(engine),
                GRAPH,
                new GremlinStatement(traversal),
                Map.of(),
                new Answer(List.of("result"), List.of(List.of(Values.of("O'Fallon \"é\"")))));
    }

    /** A graph that had another vertex, an edge and an index. */
    static Finding grownGremlin(String engine) {
        Node city = GRAPH.nodes().get(0);
        List<Change> history = List.of(
                new Change.AddNode(city),
                new Change.CreateIndex(GRAPH.indexes().getFirst()),
                new Change.AddNode(GRAPH.nodes().get(1)),
                new Change.AddEdge(GRAPH.edges().getFirst()),
                new Change.SetProperty(
                        Element.Kind.NODE, 1, "size", Optional.of(new Typed(PropertyType.LONG, Values.of(8)))),
                new Change.SetProperty(Element.Kind.EDGE, 0, "toll", Optional.empty()),
                new Change.DropIndex(GRAPH.indexes().getFirst()),
                new Change.DeleteEdge(0),
                new Change.DeleteNode(1));
        return finding(
                "gremlin",
                EngineId.parse(engine),
                new PropertyGraph(GRAPH.schema(), List.of(city), List.of(), List.of(), history),
                new GremlinStatement(Traversal.of(Call.of("V"))),
                Map.of(),
                new Answer(List.of("result"), List.of(List.of((Value)
                        new Element(Element.Kind.NODE, Optional.of(0L), List.of(), Map.of(), new Value.NativeId(0))))));
    }

    static Finding sparql(String engine) {
        String ns = "http://example.org/";
        RdfGraph graph = new RdfGraph(
                Map.of("ex", ns),
                List.of(
                        new RdfGraph.Triple(new Iri(ns + "a"), new Iri(ns + "p"), new Iri(ns + "b")),
                        new RdfGraph.Triple(
                                new Iri(ns + "b"),
                                new Iri(ns + "p"),
                                new Value.Literal("say \"é\"\n", "http://www.w3.org/2001/XMLSchema#string", ""))));
        return finding(
                "sparql",
                EngineId.parse(engine),
                graph,
                new SparqlStatement("SELECT ?x WHERE { <http://example.org/a> <http://example.org/p> ?x }"),
                Map.of("optimise", "off"),
                new Answer(List.of("x"), List.of(List.of((Value) new Iri(ns + "b")))));
    }

    /** The default graph does not have what is asked for, and would not have it from one of the named graphs either. */
    static Finding named(String engine) {
        String ns = "http://example.org/";
        Iri p = new Iri(ns + "p");
        RdfGraph graph = new RdfGraph(
                Map.of("ex", ns),
                List.of(new RdfGraph.Triple(new Iri(ns + "a"), p, new Value.Blank("n"))),
                List.of(
                        new RdfGraph.Named(
                                new Iri(ns + "g"),
                                List.of(new RdfGraph.Triple(new Value.Blank("n"), p, new Iri(ns + "b")))),
                        new RdfGraph.Named(
                                new Iri(ns + "h"),
                                List.of(new RdfGraph.Triple(new Iri(ns + "a"), p, new Iri(ns + "c"))))));
        return finding(
                "sparql",
                EngineId.parse(engine),
                graph,
                new SparqlStatement("SELECT ?x WHERE { <http://example.org/a> ?p ?y GRAPH ?g { ?y ?p ?x } }"),
                Map.of(),
                new Answer(List.of("x"), List.of(List.of((Value) new Iri(ns + "b")))));
    }

    private static Finding finding(
            String language,
            EngineId engine,
            Dataset dataset,
            Statement statement,
            Map<String, String> options,
            Answer answer) {
        String text = switch (statement) {
            case CypherStatement cypher -> cypher.text();
            case SparqlStatement sparql -> sparql.text();
            case GremlinStatement gremlin -> dev.touchstone.gremlin.text.GremlinText.of(gremlin.traversal());
            default -> throw new IllegalArgumentException(statement.toString());
        };
        return new Finding(
                "truth",
                "The reference says so.",
                new CrashCase(dataset, engine, statement),
                new Fail(Kind.WRONG_RESULT, engine, "differs", "The answer is wrong."),
                Transcript.of(List.of(new Entry(
                        new Step(engine, statement, options, false, Optional.empty()),
                        text,
                        new Outcome.Rows(answer, true),
                        true,
                        Optional.of(answer.first(0)),
                        Optional.empty(),
                        inlined(language, engine, statement)))),
                new Finding.Origin(language, 42, 3, 7));
    }

    /** As if it had been tried, and the engine did the same. */
    private static Optional<String> inlined(String language, EngineId engine, Statement statement) {
        return Catalogue.standard()
                .named(engine.name())
                .map(entry -> entry.dialect(engine.version()))
                .flatMap(dialect -> Languages.installed()
                        .named(language)
                        .report()
                        .inlined(statement, dialect)
                        .map(inlined -> inlined.text(dialect)));
    }

    /** The same finding, if the engine did something else with values in the place of parameters. */
    static Finding onlyWithParameters(Finding finding) {
        return finding.by(
                finding.proposed(),
                finding.fail(),
                Transcript.of(finding.entries().stream()
                        .map(entry -> new Entry(entry.step(), entry.text(), entry.outcome(), entry.loaded())
                                .expecting(entry.right()))
                        .toList()));
    }
}
