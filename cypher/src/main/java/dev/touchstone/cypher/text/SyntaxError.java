package dev.touchstone.cypher.text;

/** A text is not Cypher. The detail is the openCypher TCK's name of the error. */
public final class SyntaxError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String detail;
    private final int position;

    public SyntaxError(String detail, String message, int position) {
        super(message + " (at character " + (position + 1) + ")");
        this.detail = detail;
        this.position = position;
    }

    public String detail() {
        return detail;
    }

    /** The place in the text, from 0. */
    public int position() {
        return position;
    }
}
