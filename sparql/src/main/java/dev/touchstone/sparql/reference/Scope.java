package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where a pattern is evaluated.
 *
 * @param graph the graph that triples are looked for in
 * @param fixed the variables that EXISTS has put terms in the place of
 */
record Scope(Run run, GraphStore store, TripleIndex graph, Solution fixed) {

    static Scope of(Run run, GraphStore store) {
        return new Scope(run, store, store.unnamed(), Solution.EMPTY);
    }

    Scope in(Iri name) {
        return new Scope(run, store, store.graph(Optional.of(name)), fixed);
    }

    /** Within EXISTS, for a solution. */
    Scope substituting(Solution solution) {
        return new Scope(run, store, graph, solution.merged(fixed.only(name -> !solution.has(name))));
    }

    /** Within a sub-query, whose other variables have nothing to do with those outside. */
    Scope fixingOnly(Predicate<String> kept) {
        return new Scope(run, store, graph, fixed.only(kept));
    }

    /** The term that stands in a place of a triple, if none of the solution's variables does. */
    Optional<Term> constant(Node node) {
        return switch (node) {
            case Constant(Blank blank) -> Optional.empty();
            case Constant(Term term) -> Optional.of(term);
            case Variable variable -> fixed.get(variable.name());
        };
    }

    /** The variable in a place of a triple; a blank node is one whose name nobody can write. */
    static String name(Node node) {
        return switch (node) {
            case Constant(Term term) -> hidden(term);
            case Variable variable -> variable.name();
        };
    }

    private static String hidden(Term term) {
        return term instanceof Blank blank ? "_:" + blank.label() : "";
    }

    static boolean isHidden(String name) {
        return name.startsWith("_:");
    }
}
