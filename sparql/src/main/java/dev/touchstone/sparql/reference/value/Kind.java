package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;

/** What a literal stands for, as far as SPARQL knows. Values of two kinds are never the same, unless one is of an unknown type. */
enum Kind {
    NUMBER,
    TEXT,
    TRUTH,
    DATE_TIME,
    DATE,
    LANGUAGE_TEXT,
    /** Of another type, or with a lexical form that its type does not have. */
    UNKNOWN;

    static Kind of(Literal literal) {
        return switch (literal.datatype()) {
            case Xsd.STRING -> TEXT;
            case Xsd.LANG_STRING -> LANGUAGE_TEXT;
            case Xsd.BOOLEAN -> Terms.bool(literal).isPresent() ? TRUTH : UNKNOWN;
            case Xsd.DATE_TIME -> Moment.ofDateTime(literal).isPresent() ? DATE_TIME : UNKNOWN;
            case Xsd.DATE -> Moment.ofDate(literal).isPresent() ? DATE : UNKNOWN;
            default -> Numeric.of(literal).isPresent() ? NUMBER : UNKNOWN;
        };
    }
}
