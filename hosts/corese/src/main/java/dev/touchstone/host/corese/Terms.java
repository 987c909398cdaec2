package dev.touchstone.host.corese;

import dev.touchstone.host.Foreign;
import dev.touchstone.host.Term;
import fr.inria.corese.core.sparql.api.IDatatype;

/** Corese's values as the terms that travel. */
final class Terms {
    private static final String BLANK = "_:";

    private Terms() {}

    /** The term of a value, null where there is none, and a foreign value for what RDF 1.1 has no word for. */
    static Object of(IDatatype value) {
        if (value == null) {
            return null;
        }
        if (value.isURI()) {
            return new Term(Term.Kind.IRI, value.getLabel(), "", "");
        }
        if (value.isBlank()) {
            String label = value.getLabel();
            return new Term(Term.Kind.BLANK, label.startsWith(BLANK) ? label.substring(BLANK.length()) : label, "", "");
        }
        if (value.isLiteral()) {
            String language = value.getLang() == null ? "" : value.getLang();
            return new Term(Term.Kind.LITERAL, value.getLabel(), value.getDatatypeURI(), language);
        }
        return new Foreign(value.getClass().getName(), value.toString());
    }
}
