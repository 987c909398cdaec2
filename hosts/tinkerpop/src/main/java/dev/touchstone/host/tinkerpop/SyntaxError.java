package dev.touchstone.host.tinkerpop;

/** Says that a text is not a traversal, and where it stops being one. */
final class SyntaxError extends RuntimeException {
    private static final long serialVersionUID = 1;

    SyntaxError(String problem, int position) {
        super(problem + " at position " + position);
    }
}
