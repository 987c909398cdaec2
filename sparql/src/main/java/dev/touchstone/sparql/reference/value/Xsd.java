package dev.touchstone.sparql.reference.value;

/** The datatypes that SPARQL knows by name. */
public final class Xsd {
    static final String NAMESPACE = "http://www.w3.org/2001/XMLSchema#";
    public static final String STRING = NAMESPACE + "string";
    public static final String BOOLEAN = NAMESPACE + "boolean";
    public static final String INTEGER = NAMESPACE + "integer";
    public static final String DECIMAL = NAMESPACE + "decimal";
    public static final String FLOAT = NAMESPACE + "float";
    public static final String DOUBLE = NAMESPACE + "double";
    public static final String DATE_TIME = NAMESPACE + "dateTime";
    public static final String DATE = NAMESPACE + "date";
    static final String DAY_TIME_DURATION = NAMESPACE + "dayTimeDuration";
    static final String LANG_STRING = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";

    private Xsd() {}
}
