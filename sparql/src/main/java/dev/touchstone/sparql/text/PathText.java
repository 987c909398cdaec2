package dev.touchstone.sparql.text;

import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Path.Alternative;
import dev.touchstone.sparql.syntax.Path.Except;
import dev.touchstone.sparql.syntax.Path.Inverse;
import dev.touchstone.sparql.syntax.Path.OneOrMore;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Path.Sequence;
import dev.touchstone.sparql.syntax.Path.ZeroOrMore;
import dev.touchstone.sparql.syntax.Path.ZeroOrOne;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes property paths, with parentheses only where they are needed. */
record PathText(TermText terms) {
    private static final int ALTERNATIVE = 1;
    private static final int SEQUENCE = 2;
    private static final int INVERSE = 3;
    private static final int REPEATED = 4;
    private static final int ATOM = 5;

    String of(Path path) {
        return switch (path) {
            case Property property -> terms.of(property.iri());
            case Inverse inverse -> "^" + within(inverse.path(), REPEATED);
            case Sequence sequence ->
                within(sequence.first(), SEQUENCE) + "/" + within(sequence.second(), SEQUENCE + 1);
            case Alternative choice ->
                within(choice.one(), ALTERNATIVE) + "|" + within(choice.other(), ALTERNATIVE + 1);
            case ZeroOrMore repeated -> within(repeated.path(), ATOM) + "*";
            case OneOrMore repeated -> within(repeated.path(), ATOM) + "+";
            case ZeroOrOne repeated -> within(repeated.path(), ATOM) + "?";
            case Except except ->
                Stream.concat(
                                except.forward().stream().map(terms::of),
                                except.backward().stream().map(iri -> "^" + terms.of(iri)))
                        .collect(Collectors.joining("|", "!(", ")"));
        };
    }

    private String within(Path path, int strength) {
        return strength(path) < strength ? "(" + of(path) + ")" : of(path);
    }

    private static int strength(Path path) {
        return switch (path) {
            case Alternative choice -> ALTERNATIVE;
            case Sequence sequence -> SEQUENCE;
            case Inverse inverse -> INVERSE;
            case ZeroOrMore repeated -> REPEATED;
            case OneOrMore repeated -> REPEATED;
            case ZeroOrOne repeated -> REPEATED;
            default -> ATOM;
        };
    }
}
