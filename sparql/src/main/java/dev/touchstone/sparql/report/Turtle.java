package dev.touchstone.sparql.report;

import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Writes a graph in Turtle, or in TriG where there are named ones, with IRIs under the graph's prefixes, one triple a line. */
record Turtle(RdfGraph graph) {
    /** Local names that need no escapes. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    String text() {
        StringBuilder triples = new StringBuilder();
        graph.triples().forEach(triple -> triples.append(line(triple)));
        for (Named named : graph.named()) {
            triples.append(term(named.name())).append(" {\n");
            named.triples().forEach(triple -> triples.append("  ").append(line(triple)));
            triples.append("}\n");
        }
        StringBuilder out = new StringBuilder();
        usedPrefixes(triples.toString())
                .forEach((prefix, namespace) -> out.append("@prefix ")
                        .append(prefix)
                        .append(": <")
                        .append(namespace)
                        .append("> .\n"));
        return out.append(triples).toString();
    }

    /** The language of the text. */
    String language() {
        return graph.named().isEmpty() ? "turtle" : "trig";
    }

    /** What files of that language end in. */
    String extension() {
        return graph.named().isEmpty() ? "ttl" : "trig";
    }

    private String line(Triple triple) {
        return term(triple.subject()) + " " + term(triple.predicate()) + " " + term(triple.object()) + " .\n";
    }

    private Map<String, String> usedPrefixes(String triples) {
        Map<String, String> used = new LinkedHashMap<>();
        graph.prefixes().forEach((prefix, namespace) -> {
            if (Pattern.compile("(^|[ \n])" + Pattern.quote(prefix) + ":[A-Za-z]")
                    .matcher(triples)
                    .find()) {
                used.put(prefix, namespace);
            }
        });
        return used;
    }

    /** A term, under a prefix of the graph where one fits. */
    String term(Term term) {
        return term instanceof Iri(String iri) ? iri(iri) : NTriples.write(term);
    }

    private String iri(String iri) {
        for (Map.Entry<String, String> prefix : graph.prefixes().entrySet()) {
            String namespace = prefix.getValue();
            if (iri.startsWith(namespace)
                    && PLAIN.matcher(iri.substring(namespace.length())).matches()) {
                return prefix.getKey() + ":" + iri.substring(namespace.length());
            }
        }
        return "<" + iri + ">";
    }
}
