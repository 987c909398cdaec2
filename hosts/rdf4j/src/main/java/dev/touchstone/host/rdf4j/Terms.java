package dev.touchstone.host.rdf4j;

import dev.touchstone.host.Foreign;
import dev.touchstone.host.Term;
import org.eclipse.rdf4j.model.BNode;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.model.Literal;
import org.eclipse.rdf4j.model.Value;

/** RDF4J's values as the terms that travel. */
final class Terms {
    private Terms() {}

    /** The term of a value, null where there is none, and a foreign value for what RDF 1.1 has no word for. */
    static Object of(Value value) {
        if (value == null) {
            return null;
        }
        if (value instanceof IRI) {
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
                    literal.getDatatype().stringValue(),
                    literal.getLanguage().orElse(""));
        }
        return new Foreign(value.getClass().getName(), value.toString());
    }
}
