package dev.touchstone.sparql.dialect;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Values;
import dev.touchstone.sparql.text.SparqlStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What not every store has, with a way to find out. */
public enum Feature {
    /** Literals are kept as they are written, not rewritten in canonical form, and 1 does not find 01. */
    WILD_LITERALS("wild-literals") {
        @Override
        public Probe probe() {
            SparqlStatement query = new SparqlStatement(
                    "SELECT (STR(?o) AS ?text) WHERE { { ?s ?p ?o } UNION { ?s ?p 1 . BIND(\"1\" AS ?o) } }");
            List<Triple> triples = new ArrayList<>();
            List<List<Value>> rows = new ArrayList<>();
            for (String text : List.of("01", "+1", "1.50", "seven")) {
                triples.add(triple(new Literal(text, XSD + (text.contains(".") ? "decimal" : "integer"), "")));
                rows.add(List.of(string(text)));
            }
            return new Probe(key(), new RdfGraph(Map.of(), triples), query, rows, false);
        }
    },

    /** Reals in canonical form come back as they were written, so that one of the data is the same term as one of the query. */
    WRITTEN_REALS("written-reals") {
        @Override
        public Probe probe() {
            List<Triple> triples = new ArrayList<>();
            List<List<Value>> rows = new ArrayList<>();
            for (String type : List.of("double", "float")) {
                for (String text : List.of("0.0E0", "1.5E1", "-2.5E-1")) {
                    triples.add(triple(new Literal(text, XSD + type, "")));
                    rows.add(List.of(string(text)));
                }
            }
            SparqlStatement query = new SparqlStatement("SELECT (STR(?o) AS ?text) WHERE { ?s ?p ?o }");
            return new Probe(key(), new RdfGraph(Map.of(), triples), query, rows, false);
        }
    },

    /** A number of a type that XML Schema derives from integer comes back with that type. */
    DERIVED_TYPES("derived-types") {
        @Override
        public Probe probe() {
            List<Triple> triples = new ArrayList<>();
            List<List<Value>> rows = new ArrayList<>();
            for (String type : List.of("int", "unsignedByte", "negativeInteger")) {
                String text = type.startsWith("negative") ? "-7" : "7";
                triples.add(triple(new Literal(text, XSD + type, "")));
                rows.add(List.of(new Iri(XSD + type)));
            }
            SparqlStatement query = new SparqlStatement("SELECT (DATATYPE(?o) AS ?type) WHERE { ?s ?p ?o }");
            return new Probe(key(), new RdfGraph(Map.of(), triples), query, rows, false);
        }
    },

    /** A pair that both alternatives of a path find is found twice, as by UNION. */
    BOTH_ALTERNATIVES("both-alternatives") {
        @Override
        public Probe probe() {
            List<Value> row = List.of(string("found"));
            return new Probe(
                    key(),
                    new RdfGraph(Map.of(), List.of(triple(string("found")))),
                    new SparqlStatement("SELECT ?o WHERE { ?s <%1$sp>|<%1$sp> ?o }".formatted(NAMESPACE)),
                    List.of(row, row),
                    false);
        }
    },

    /** A boolean of the data comes back as one. */
    TYPED_BOOLEANS("typed-booleans") {
        @Override
        public Probe probe() {
            List<Value> booleans =
                    List.of(new Literal("true", XSD + "boolean", ""), new Literal("false", XSD + "boolean", ""));
            List<Triple> triples =
                    booleans.stream().map(each -> triple((Literal) each)).toList();
            return new Probe(
                    key(),
                    new RdfGraph(Map.of(), triples),
                    new SparqlStatement("SELECT ?o (DATATYPE(?o) AS ?type) WHERE { ?s ?p ?o }"),
                    booleans.stream()
                            .map(each -> List.of(each, new Iri(XSD + "boolean")))
                            .toList(),
                    false);
        }
    },

    /** A dataset has named graphs, and what is in them is not in the default graph. */
    NAMED_GRAPHS("named-graphs") {
        @Override
        public Probe probe() {
            Iri one = new Iri(NAMESPACE + "one");
            Iri other = new Iri(NAMESPACE + "other");
            RdfGraph graph = new RdfGraph(
                    Map.of(),
                    List.of(triple(string("in none"))),
                    List.of(
                            new Named(one, List.of(triple(string("in one")))),
                            new Named(other, List.of(triple(string("in the other"))))));
            SparqlStatement query = new SparqlStatement(
                    "SELECT ?g ?o ?x WHERE { { ?s ?p ?o } UNION { GRAPH ?g { ?s ?p ?o } GRAPH <%s> { ?s ?p ?x } } }"
                            .formatted(one.value()));
            return new Probe(
                    key(),
                    graph,
                    query,
                    List.of(
                            List.of(Values.NULL, string("in none"), Values.NULL),
                            List.of(one, string("in one"), string("in one")),
                            List.of(other, string("in the other"), string("in one"))),
                    false);
        }
    },

    /** What stands in GRAPH ?g is evaluated in each graph by itself, and ?g is bound only then. See {@link GraphScopes}. */
    GRAPH_SCOPES("graph-scopes") {
        @Override
        public Probe probe() {
            Iri one = new Iri(NAMESPACE + "one");
            RdfGraph graph =
                    new RdfGraph(Map.of(), List.of(), List.of(new Named(one, List.of(triple(string("in one"))))));
            SparqlStatement query = new SparqlStatement("""
                    SELECT ?g ?x WHERE {
                      { GRAPH ?g { BIND("bound" AS ?x) } }
                      UNION { GRAPH ?g { SELECT ?x WHERE { ?s ?p ?x } } }
                      UNION { GRAPH ?g { ?s ?p ?x MINUS { ?a ?b ?c } } }
                      UNION { GRAPH ?g { ?s ?p ?x FILTER(!BOUND(?g)) } }
                    }""");
            List<Value> found = List.of(one, string("in one"));
            return new Probe(key(), graph, query, List.of(List.of(one, string("bound")), found, found, found), false);
        }
    };

    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    private static final String NAMESPACE = "http://example.org/";

    private final String key;

    Feature(String key) {
        this.key = key;
    }

    /** The name in the catalogue. */
    public String key() {
        return key;
    }

    public boolean in(Dialect dialect) {
        return dialect.has(key);
    }

    public abstract Probe probe();

    private static Triple triple(Literal object) {
        return new Triple(new Iri(NAMESPACE + "s"), new Iri(NAMESPACE + "p"), object);
    }

    private static Literal string(String text) {
        return new Literal(text, XSD + "string", "");
    }
}
