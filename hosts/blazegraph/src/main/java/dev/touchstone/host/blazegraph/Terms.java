package dev.touchstone.host.blazegraph;

import dev.touchstone.host.Foreign;
import dev.touchstone.host.Term;
import org.openrdf.model.BNode;
import org.openrdf.model.Literal;
import org.openrdf.model.URI;
import org.openrdf.model.Value;

/** Blazegraph's values as the terms that travel. */
final class Terms {
    private static final String STRING = "http://www.w3.org/2001/XMLSchema#string";
    private static final String LANG_STRING = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";

    private Terms() {}

    /** The term of a value, null where there is none, and a foreign value for what RDF 1.1 has no word for. */
    static Object of(Value value) {
        if (value == null) {
            return null;
        }
        if (value instanceof URI) {
            return new Term(Term.Kind.IRI, value.stringValue(), "", "");
        }
        if (value instanceof BNode) {
            return new Term(Term.Kind.BLANK, ((BNode) value).getID(), "", "");
        }
        if (value instanceof Literal) {
            Literal literal = (Literal) value;
            return new Term(
                    Term.Kind.LITERAL,
                    literal.getLabel(),
                    datatype(literal),
                    literal.getLanguage() == null ? "" : literal.getLanguage());
        }
        return new Foreign(value.getClass().getName(), value.toString());
    }

    /** Blazegraph still has the plain literals of RDF 1.0, which are strings since. */
    private static String datatype(Literal literal) {
        if (literal.getLanguage() != null) {
            return LANG_STRING;
        }
        return literal.getDatatype() == null ? STRING : literal.getDatatype().stringValue();
    }
}
