package dev.touchstone.host.sparql;

import dev.touchstone.host.Term;

/** Literals as they travel. */
final class Terms {
    private static final String STRING = "http://www.w3.org/2001/XMLSchema#string";
    private static final String LANG_STRING = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";

    private Terms() {}

    /** RDF 1.1 has a type for every literal, and its formats leave out two of them; the type may be null here. */
    static Term literal(String text, String typeOrNull, String language) {
        String usual = language.isEmpty() ? STRING : LANG_STRING;
        return new Term(Term.Kind.LITERAL, text, typeOrNull == null ? usual : typeOrNull, language);
    }
}
