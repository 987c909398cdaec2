package dev.touchstone.sparql.dialect;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.syntax.SparqlStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What not every store has, with a way to find out. */
public enum Feature {
    /** Literals are kept as they are written, not rewritten in canonical form, and 1 does not find 01. */
    WILD_LITERALS("wild-literals");

    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";

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

    public Probe probe() {
        List<String> texts = List.of("01", "+1", "1.50", "seven");
        SparqlStatement query = new SparqlStatement(
                "SELECT (STR(?o) AS ?text) WHERE { { ?s ?p ?o } UNION { ?s ?p 1 . BIND(\"1\" AS ?o) } }");
        List<Triple> triples = new ArrayList<>();
        List<List<Value>> rows = new ArrayList<>();
        for (String text : texts) {
            String type = text.contains(".") ? "decimal" : "integer";
            triples.add(new Triple(
                    new Iri("http://example.org/s"),
                    new Iri("http://example.org/p"),
                    new Literal(text, XSD + type, "")));
            rows.add(List.of(new Literal(text, XSD + "string", "")));
        }
        return new Probe(key, new RdfGraph(Map.of(), triples), query, rows, false);
    }
}
