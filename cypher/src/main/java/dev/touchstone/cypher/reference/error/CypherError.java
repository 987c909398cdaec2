package dev.touchstone.cypher.reference.error;

/** An error that Cypher specifies: what a statement gives instead of rows. Inside the reference it is thrown, outside it is a value. */
public final class CypherError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final String detail;

    /**
     * An error.
     *
     * @param detail the name that the openCypher TCK has for it, such as {@code UndefinedVariable}
     */
    public CypherError(Kind kind, String detail, String message) {
        super(message);
        this.kind = kind;
        this.detail = detail;
    }

    /** The classes of errors that the openCypher TCK tells apart, and one of our own. */
    public enum Kind {
        SYNTAX_ERROR("SyntaxError"),
        SEMANTIC_ERROR("SemanticError"),
        TYPE_ERROR("TypeError"),
        ARGUMENT_ERROR("ArgumentError"),
        ARITHMETIC_ERROR("ArithmeticError"),
        PARAMETER_MISSING("ParameterMissing"),
        ENTITY_NOT_FOUND("EntityNotFound"),
        PROPERTY_NOT_FOUND("PropertyNotFound"),
        LABEL_NOT_FOUND("LabelNotFound"),
        CONSTRAINT_VERIFICATION_FAILED("ConstraintVerificationFailed"),
        CONSTRAINT_VALIDATION_FAILED("ConstraintValidationFailed"),
        /** Not of Cypher's: the statement would take more rows than the reference allows itself. */
        TOO_LARGE("TooLarge");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    public Kind kind() {
        return kind;
    }

    public String detail() {
        return detail;
    }

    public static CypherError type(String message) {
        return new CypherError(Kind.TYPE_ERROR, "InvalidArgumentType", message);
    }

    public static CypherError argument(String detail, String message) {
        return new CypherError(Kind.ARGUMENT_ERROR, detail, message);
    }

    public static CypherError syntax(String detail, String message) {
        return new CypherError(Kind.SYNTAX_ERROR, detail, message);
    }
}
