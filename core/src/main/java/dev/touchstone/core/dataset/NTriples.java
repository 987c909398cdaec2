package dev.touchstone.core.dataset;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.List;

/** Writes triples in the N-Triples form of RDF 1.1, which every store can read. */
public final class NTriples {
    private static final String XSD_STRING = "http://www.w3.org/2001/XMLSchema#string";

    private NTriples() {}

    public static String write(List<Triple> triples) {
        StringBuilder out = new StringBuilder();
        for (Triple triple : triples) {
            out.append(write(triple.subject()))
                    .append(' ')
                    .append(write(triple.predicate()))
                    .append(' ')
                    .append(write(triple.object()))
                    .append(" .\n");
        }
        return out.toString();
    }

    /** One term, as N-Triples, Turtle and SPARQL all write it. */
    public static String write(Term term) {
        return switch (term) {
            case Iri iri -> "<" + iri.value() + ">";
            case Blank blank -> "_:" + blank.label();
            case Literal literal -> write(literal);
        };
    }

    private static String write(Literal literal) {
        String quoted = "\"" + escape(literal.lexical()) + "\"";
        if (!literal.language().isEmpty()) {
            return quoted + "@" + literal.language();
        }
        return literal.datatype().equals(XSD_STRING) ? quoted : quoted + "^^<" + literal.datatype() + ">";
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(c);
            }
        }
        return out.toString();
    }
}
