package dev.touchstone.cypher.text;

import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Parameter;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads patterns. */
final class PatternParser {
    private final Tokens tokens;
    private final CypherParser parser;

    PatternParser(Tokens tokens, CypherParser parser) {
        this.tokens = tokens;
        this.parser = parser;
    }

    List<Path> paths() {
        return tokens.list(",", this::namedPath);
    }

    /** {@code [name =] path} */
    Path namedPath() {
        Optional<String> name = pathName();
        Path path = path();
        return new Path(name, path.selection(), path.elements());
    }

    private Optional<String> pathName() {
        if (!tokens.isNameThenSymbol("=")) {
            return Optional.empty();
        }
        String name = tokens.takeName();
        tokens.take("=");
        return Optional.of(name);
    }

    Path path() {
        if (tokens.isKeywordThenSymbol("shortestPath", "(")) {
            return selected(Selection.ONE_SHORTEST);
        }
        if (tokens.isKeywordThenSymbol("allShortestPaths", "(")) {
            return selected(Selection.ALL_SHORTEST);
        }
        return new Path(Optional.empty(), Selection.EVERY, elements());
    }

    private Path selected(Selection selection) {
        tokens.next();
        tokens.take("(");
        List<Element> elements = elements();
        tokens.take(")");
        return new Path(Optional.empty(), selection, elements);
    }

    /** Where an expression may stand as well, a lone node in parentheses is one. */
    Path pathWithRelationship() {
        Path path = new Path(Optional.empty(), Selection.EVERY, chain(node()));
        if (path.elements().size() == 1) {
            throw tokens.unexpected("a relationship");
        }
        return path;
    }

    Path namedPathWithRelationship() {
        Optional<String> name = pathName();
        Path path = pathWithRelationship();
        return new Path(name, path.selection(), path.elements());
    }

    private List<Element> elements() {
        List<Element> elements = new ArrayList<>();
        while (tokens.isSymbol("(")) {
            if (tokens.areSymbols("(", "(")) {
                elements.add(quantified());
            } else if (!elements.isEmpty() && elements.getLast() instanceof Node) {
                throw tokens.unexpected("a relationship");
            } else {
                elements.addAll(chain(node()));
            }
        }
        if (elements.isEmpty()) {
            throw tokens.unexpected("a pattern");
        }
        return elements;
    }

    private List<Element> chain(Node first) {
        List<Element> elements = new ArrayList<>();
        elements.add(first);
        while (tokens.areSymbols("-", "-") || tokens.areSymbols("-", "[") || tokens.areSymbols("<", "-")) {
            elements.add(relationship());
            elements.add(node());
        }
        return elements;
    }

    private Quantified quantified() {
        tokens.take("(");
        Path path = namedPath();
        Optional<Expression> where = parser.where();
        tokens.take(")");
        return new Quantified(path, where, quantity());
    }

    private Length quantity() {
        if (tokens.took("+")) {
            return new Length(Optional.of(1), Optional.empty());
        }
        if (tokens.took("*")) {
            return new Length(Optional.of(0), Optional.empty());
        }
        tokens.take("{");
        Optional<Integer> least = number();
        Optional<Integer> most = tokens.took(",") ? number() : least;
        tokens.take("}");
        return new Length(Optional.of(least.orElse(0)), most);
    }

    private Node node() {
        tokens.take("(");
        Optional<String> variable = variable();
        List<String> labels = new ArrayList<>();
        while (tokens.took(":")) {
            labels.add(tokens.takeName());
        }
        Optional<Expression> properties = properties();
        tokens.take(")");
        return new Node(variable, labels, properties);
    }

    private Relationship relationship() {
        boolean left = tokens.took("<");
        tokens.take("-");
        Relationship inside = tokens.isSymbol("[") ? details() : anything();
        tokens.take("-");
        boolean right = tokens.took(">");
        Direction direction = left == right ? Direction.EITHER : left ? Direction.LEFT : Direction.RIGHT;
        return new Relationship(inside.variable(), inside.types(), direction, inside.length(), inside.properties());
    }

    private static Relationship anything() {
        return new Relationship(Optional.empty(), List.of(), Direction.EITHER, Optional.empty(), Optional.empty());
    }

    private Relationship details() {
        tokens.take("[");
        Optional<String> variable = variable();
        List<String> types = tokens.took(":") ? tokens.list("|", this::type) : List.of();
        Optional<Length> length = tokens.took("*") ? Optional.of(length()) : Optional.empty();
        requireNoStrayLength();
        Optional<Expression> properties = properties();
        tokens.take("]");
        return new Relationship(variable, types, Direction.EITHER, length, properties);
    }

    /** The colon may be repeated after the bar, as in old texts. */
    private String type() {
        tokens.took(":");
        return tokens.takeName();
    }

    private Length length() {
        Optional<Integer> least = number();
        if (tokens.took("..")) {
            return new Length(least, number());
        }
        return new Length(least, least);
    }

    /** A range without its asterisk, or a negative bound. */
    private void requireNoStrayLength() {
        if (tokens.isSymbol("..") || tokens.isSymbol("-")) {
            Token stray = tokens.peek();
            throw new SyntaxError("InvalidRelationshipPattern", "not a length: " + stray.text(), stray.position());
        }
    }

    private Optional<Integer> number() {
        if (tokens.peek().kind() != Kind.INTEGER) {
            return Optional.empty();
        }
        Token token = tokens.next();
        try {
            return Optional.of(Integer.parseInt(token.text()));
        } catch (NumberFormatException e) {
            throw new SyntaxError("InvalidNumberLiteral", "not a length: " + token.text(), token.position());
        }
    }

    private Optional<String> variable() {
        return tokens.isName() ? Optional.of(tokens.takeName()) : Optional.empty();
    }

    private Optional<Expression> properties() {
        if (tokens.isSymbol("{")) {
            return Optional.of(parser.atoms().map());
        }
        return tokens.peek().kind() == Kind.PARAMETER
                ? Optional.of(new Parameter(tokens.next().text()))
                : Optional.empty();
    }
}
