package dev.touchstone.sparql.mutant;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path.Alternative;
import dev.touchstone.sparql.syntax.Path.Except;
import dev.touchstone.sparql.syntax.Path.Inverse;
import dev.touchstone.sparql.syntax.Path.OneOrMore;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Path.Sequence;
import dev.touchstone.sparql.syntax.Path.ZeroOrMore;
import dev.touchstone.sparql.syntax.Path.ZeroOrOne;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Verb;
import java.util.List;

/** Mutants of triples and paths. */
final class PathMutants {
    static final List<Mutant> ALL = List.of(
            Mutant.of(
                    "star-zero",
                    "A path with * has a step at least.",
                    ZeroOrMore.class,
                    path -> new OneOrMore(path.path())),
            Mutant.of(
                    "plus-zero",
                    "A path with + may have no step.",
                    OneOrMore.class,
                    path -> new ZeroOrMore(path.path())),
            Mutant.of("plus-once", "A path with + has one step.", OneOrMore.class, path -> (Record) path.path()),
            Mutant.of("maybe-zero", "A path with ? has a step.", ZeroOrOne.class, path -> (Record) path.path()),
            Mutant.of(
                    "star-once",
                    "A path with * has one step at most.",
                    ZeroOrMore.class,
                    path -> new ZeroOrOne(path.path())),
            Mutant.of(
                    "inverse-sequence",
                    "The inverse of a sequence keeps the order of its steps.",
                    Inverse.class,
                    path -> path.path() instanceof Sequence(var first, var second)
                            ? new Sequence(new Inverse(first), new Inverse(second))
                            : path),
            Mutant.of(
                    "inverse-repeated",
                    "The inverse within a path that repeats is forgotten.",
                    OneOrMore.class,
                    path -> path.path() instanceof Inverse(var inner) ? new OneOrMore(inner) : path),
            Mutant.of("either-first", "Of a path with | the second part is forgotten.", Alternative.class, path ->
                    (Record) path.one()),
            Mutant.of(
                    "except-first",
                    "Of a negated set of predicates only the first counts.",
                    Except.class,
                    path -> path.forward().size() > 1
                            ? new Except(path.forward().subList(0, 1), path.backward())
                            : path),
            Mutant.of(
                    "except-back",
                    "A negated set goes one way only.",
                    Except.class,
                    path -> path.forward().isEmpty()
                            ? new Except(path.backward(), List.of())
                            : new Except(path.forward(), List.of())),
            Mutant.of("loop", "A variable twice in a triple is taken for two.", Triple.class, PathMutants::apart),
            Mutant.of("unnamed", "A blank node of a pattern joins with nothing.", Triple.class, PathMutants::unnamed));

    private PathMutants() {}

    private static Record apart(Triple triple) {
        return triple.subject() instanceof Variable(String name)
                        && triple.subject().equals(triple.object())
                ? new Triple(triple.subject(), triple.verb(), new Variable(name + "_too"))
                : triple;
    }

    private static Record unnamed(Triple triple) {
        Verb verb = triple.verb();
        return triple.object() instanceof Constant(Blank blank) && verb instanceof Property
                ? new Triple(triple.subject(), verb, new Constant(new Blank(blank.label() + "_apart")))
                : triple;
    }
}
