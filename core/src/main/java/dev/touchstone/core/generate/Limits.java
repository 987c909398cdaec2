package dev.touchstone.core.generate;

/**
 * How large generated queries get, what they are made of, and how much the data decides about them.
 *
 * @param clauses maximum clauses per query
 * @param patterns maximum patterns per clause
 * @param depth how deep expressions are nested
 * @param rows the rows between two clauses that a query aims to stay below
 * @param bindings how often a query is asked with other values of its parameters: an engine that has planned it answers again quickly
 * @param guidance how much the data decides
 * @param mix how often which ingredient comes
 */
public record Limits(int clauses, int patterns, int depth, int rows, int bindings, Guidance guidance, Mix mix) {
    /** As in the GDsmith paper: nine clauses, four patterns, expressions of depth two. */
    public static final Limits DEFAULT = new Limits(9, 4, 2, 100, 40, Guidance.FULL, Mix.USUAL);

    public Limits withBindings(int other) {
        return new Limits(clauses, patterns, depth, rows, other, guidance, mix);
    }

    public Limits withGuidance(Guidance other) {
        return new Limits(clauses, patterns, depth, rows, bindings, other, mix);
    }

    /** What of a query is drawn from the data. */
    public enum Guidance {
        /** Nothing: patterns and conditions are random (GDsmith-pc). */
        NONE,
        /** Patterns are cut out of the graph, conditions are random (GDsmith-c). */
        PATTERN,
        /** Patterns are cut out of the graph, and conditions hold for a row that is kept (GDsmith). */
        FULL
    }
}
