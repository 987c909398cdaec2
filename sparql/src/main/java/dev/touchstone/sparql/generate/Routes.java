package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Path.Alternative;
import dev.touchstone.sparql.syntax.Path.Except;
import dev.touchstone.sparql.syntax.Path.Inverse;
import dev.touchstone.sparql.syntax.Path.OneOrMore;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Path.Sequence;
import dev.touchstone.sparql.syntax.Path.ZeroOrMore;
import dev.touchstone.sparql.syntax.Path.ZeroOrOne;
import java.util.List;

/** Property paths that are walked in the graph and then written in one of the ways that allow for the walk. */
record Routes(GenerationContext setting, Choices choices) {

    /** A path, and a term to which it leads. */
    record Route(Path path, Term end) {}

    Route from(Term start) {
        int hops = choices.pickOf(1, 1, 2, 2, 3);
        Route route = hop(start);
        for (int i = 1; i < hops; i++) {
            Route next = hop(route.end());
            route = new Route(new Sequence(route.path(), next.path()), next.end());
        }
        return new Route(whole(route.path()), route.end());
    }

    private Route hop(Term from) {
        Triple triple = choices.pick(
                setting.graph().around().getOrDefault(from, setting.graph().triples()));
        boolean forward = triple.subject().equals(from);
        Path step = varied(triple.predicate(), forward);
        return new Route(step, forward ? triple.object() : triple.subject());
    }

    private Path varied(Iri predicate, boolean forward) {
        Property property = new Property(predicate);
        Path step = forward ? property : new Inverse(property);
        Path varied = mix().pick(
                        MixedChoices.option(Ingredient.PATH, 8, () -> step),
                        MixedChoices.option(Ingredient.PATH_ALTERNATIVE, 2.5, () -> alternative(step)),
                        MixedChoices.option(Ingredient.PATH_OPTION, 1.5, () -> new ZeroOrOne(step)),
                        MixedChoices.option(Ingredient.PATH_STAR, 1.5, () -> new ZeroOrMore(step)),
                        MixedChoices.option(Ingredient.PATH_PLUS, 2, () -> new OneOrMore(step)),
                        MixedChoices.option(Ingredient.PATH_EXCEPT, 2, () -> except(predicate, forward)));
        return setting.allows((Record) varied) ? varied : step;
    }

    private MixedChoices mix() {
        return setting.mix(choices);
    }

    private Path alternative(Path step) {
        return choices.chance(0.5) ? new Alternative(step, other()) : new Alternative(other(), step);
    }

    private Path other() {
        Property property = new Property(setting.predicate(choices));
        return mix().comes(Ingredient.PATH_INVERSE, 0.3) ? new Inverse(property) : property;
    }

    /** All predicates but some that the walk does not take. */
    private Path except(Iri taken, boolean forward) {
        List<Iri> others = choices.some(setting.graph().predicates(), 0.4).stream()
                .filter(predicate -> !predicate.equals(taken))
                .toList();
        List<Iri> these = others.isEmpty() ? List.of(new Iri(RdfGenerator.NAMESPACE + "none")) : others;
        List<Iri> those = choices.chance(0.4) ? List.of(setting.predicate(choices)) : List.of();
        return forward ? new Except(these, those) : new Except(those, these);
    }

    /** A path that may repeat goes at least as far as without. */
    private Path whole(Path path) {
        return mix().pick(
                        MixedChoices.option(Ingredient.PATH, 9, () -> path),
                        MixedChoices.option(Ingredient.PATH_PLUS, 1, () -> new OneOrMore(path)),
                        MixedChoices.option(Ingredient.PATH_STAR, 1, () -> new ZeroOrMore(path)),
                        MixedChoices.option(Ingredient.PATH_OPTION, 1, () -> new ZeroOrOne(path)),
                        MixedChoices.option(Ingredient.PATH_INVERSE, 1.5, () -> new Inverse(reversed(path))));
    }

    private static Path reversed(Path path) {
        return switch (path) {
            case Inverse inverse -> inverse.path();
            case Sequence sequence -> new Sequence(reversed(sequence.second()), reversed(sequence.first()));
            case Alternative choice -> new Alternative(reversed(choice.one()), reversed(choice.other()));
            case Path other -> new Inverse(other);
        };
    }

    /** A path that nobody has walked. */
    Path random() {
        Term start = setting.term(choices);
        Path one = varied(setting.predicate(choices), !(start instanceof Literal));
        return whole(choices.chance(0.5) ? new Sequence(one, varied(setting.predicate(choices), true)) : one);
    }
}
