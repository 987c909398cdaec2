package dev.touchstone.host.tinkerpop;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the part of Gremlin's text form in which traversals travel. It is a part of Groovy as well, so that a text can be
 * pasted into a console.
 *
 * <pre>
 * statement  = "g" { call }
 * expression = literal | parameter | list | map | "(" expression ")" | type "." constant | type call { call } | "g" { call }
 * call       = "." name "(" [ expression { "," expression } ] ")"
 * list       = "[" [ expression { "," expression } ] "]"
 * map        = "[" ":" "]" | "[" key ":" expression { "," key ":" expression } "]"
 * key        = name | expression        a bare name is a string, as in Groovy
 * </pre>
 */
final class Parser {
    private final List<Token> tokens;
    private int position;

    private Parser(List<Token> tokens) {
        this.tokens = tokens;
    }

    static Expression parse(String text) {
        Parser parser = new Parser(Lexer.tokens(text));
        Token first = parser.peek();
        if (first.kind != Token.Kind.NAME || !first.text.equals(Vocabulary.SOURCE)) {
            throw new SyntaxError("a traversal begins with g, not with " + first, first.position);
        }
        Expression statement = parser.expression();
        if (parser.peek().kind != Token.Kind.END) {
            throw parser.unexpected("the end");
        }
        return statement;
    }

    private Expression expression() {
        Token token = take();
        if (token.kind == Token.Kind.LITERAL) {
            return new Expression.Literal(token.value);
        }
        if (token.kind == Token.Kind.NAME) {
            return named(token);
        }
        if (token.is("[")) {
            return listOrMap();
        }
        if (token.is("(")) {
            Expression inner = expression();
            expect(")");
            return inner;
        }
        position--;
        throw unexpected("a value");
    }

    private Expression named(Token name) {
        switch (name.text) {
            case "true":
                return new Expression.Literal(true);
            case "false":
                return new Expression.Literal(false);
            case "null":
                return new Expression.Literal(null);
            case Vocabulary.SOURCE:
                return chain(new Expression.Source());
            default:
                return peek().is(".") ? member(name) : new Expression.Parameter(name);
        }
    }

    private Expression member(Token type) {
        if (!Vocabulary.knows(type.text)) {
            throw new SyntaxError("unknown type " + type, type.position);
        }
        expect(".");
        String name = name();
        return peek().is("(")
                ? chain(new Expression.StaticCall(type.text, name, arguments()))
                : new Expression.Constant(type.text, name);
    }

    private Expression chain(Expression start) {
        Expression chain = start;
        while (accept(".")) {
            chain = new Expression.Call(chain, name(), arguments());
        }
        return chain;
    }

    private List<Expression> arguments() {
        expect("(");
        List<Expression> arguments = new ArrayList<>(2);
        if (accept(")")) {
            return arguments;
        }
        do {
            arguments.add(expression());
        } while (accept(","));
        expect(")");
        return arguments;
    }

    private Expression listOrMap() {
        if (accept("]")) {
            return new Expression.Sequence(List.of());
        }
        if (accept(":")) {
            expect("]");
            return new Expression.Mapping(List.of());
        }
        List<Expression> items = new ArrayList<>();
        items.add(keyOrItem());
        boolean map = peek().is(":");
        if (map) {
            items.add(valueOfKey());
        }
        while (accept(",")) {
            items.add(map ? keyOrItem() : expression());
            if (map) {
                items.add(valueOfKey());
            }
        }
        expect("]");
        return map ? new Expression.Mapping(items) : new Expression.Sequence(items);
    }

    private Expression keyOrItem() {
        Token token = peek();
        if (token.kind == Token.Kind.NAME && tokens.get(position + 1).is(":")) {
            position++;
            return new Expression.Literal(token.text);
        }
        return expression();
    }

    private Expression valueOfKey() {
        expect(":");
        return expression();
    }

    private String name() {
        if (peek().kind != Token.Kind.NAME) {
            throw unexpected("a name");
        }
        return take().text;
    }

    private Token peek() {
        return tokens.get(position);
    }

    private Token take() {
        return tokens.get(position++);
    }

    private boolean accept(String symbol) {
        boolean there = peek().is(symbol);
        if (there) {
            position++;
        }
        return there;
    }

    private void expect(String symbol) {
        if (!accept(symbol)) {
            throw unexpected("'" + symbol + "'");
        }
    }

    private SyntaxError unexpected(String wanted) {
        return new SyntaxError(wanted + " expected and not " + peek(), peek().position);
    }
}
