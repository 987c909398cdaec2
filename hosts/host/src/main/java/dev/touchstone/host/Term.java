package dev.touchstone.host;

/** An RDF term. The language is empty where there is none; datatype and language are empty for IRIs and blank nodes. */
public final class Term {
    /** The three kinds of RDF 1.1. */
    public enum Kind {
        IRI,
        BLANK,
        LITERAL
    }

    public final Kind kind;
    public final String text;
    public final String datatype;
    public final String language;

    public Term(Kind kind, String text, String datatype, String language) {
        this.kind = kind;
        this.text = text;
        this.datatype = datatype;
        this.language = language;
    }
}
