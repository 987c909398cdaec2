package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.shape.Indeterminacy.Part;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Argument.Token;
import java.util.Optional;
import java.util.Set;

/** The tokens and predicates of Gremlin, and what they leave open. One that is not here is not known, and nothing is claimed of it. */
final class Tokens {
    private static final Set<String> TOKENS = Set.of(
            "T",
            "Order",
            "Scope",
            "Pop",
            "Column",
            "Operator",
            "Pick",
            "Merge",
            "Direction",
            "Cardinality",
            "DT",
            "WithOptions");

    private static final Set<String> PREDICATES = Set.of(
            "eq",
            "neq",
            "lt",
            "lte",
            "gt",
            "gte",
            "inside",
            "outside",
            "between",
            "within",
            "without",
            "not",
            "startingWith",
            "endingWith",
            "containing",
            "notStartingWith",
            "notEndingWith",
            "notContaining",
            "regex",
            "notRegex");

    private Tokens() {}

    static Optional<Indeterminacy> open(Record node) {
        return switch (node) {
            case Token(String family, String name) -> ofToken(family, name);
            case Predicate predicate -> ofPredicate(predicate.name());
            default -> Optional.empty();
        };
    }

    private static Optional<Indeterminacy> ofToken(String family, String name) {
        return switch (family + "." + name) {
            case "T.id" -> Optional.of(Ids.OPEN);
            case "Order.shuffle" -> Optional.of(new Indeterminacy(Part.ORDER, "shuffle is chance"));
            case "Barrier.normSack" ->
                Optional.of(new Indeterminacy(Part.VALUES, "sacks are merged where traversers happen to meet"));
            case String gType when family.equals("GType") -> Optional.of(types());
            case String token ->
                TOKENS.contains(family)
                        ? Optional.empty()
                        : Optional.of(new Indeterminacy(Part.VALUES, token + " is not known"));
        };
    }

    private static Optional<Indeterminacy> ofPredicate(String name) {
        if (name.equals("typeOf")) {
            return Optional.of(types());
        }
        return PREDICATES.contains(name)
                ? Optional.empty()
                : Optional.of(new Indeterminacy(Part.VALUES, "predicate " + name + " is not known"));
    }

    private static Indeterminacy types() {
        return new Indeterminacy(Part.VALUES, "in which type a number is kept is the engine's choice");
    }
}
