package dev.touchstone.sparql.generate;

/** Counts the names of one query, so that each is new. */
final class Names {
    private int variables;
    private int blanks;

    String variable() {
        return "v" + variables++;
    }

    String blank() {
        return "n" + blanks++;
    }
}
