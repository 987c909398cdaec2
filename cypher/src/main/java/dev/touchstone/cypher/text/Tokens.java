package dev.touchstone.cypher.text;

import dev.touchstone.cypher.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A place in a sequence of tokens, and the steps that all parts of the parser take from there. */
final class Tokens {
    private final List<Token> tokens;
    private int at;

    Tokens(List<Token> tokens) {
        this.tokens = tokens;
    }

    Token peek() {
        return tokens.get(at);
    }

    private Token peek(int ahead) {
        return tokens.get(Math.min(at + ahead, tokens.size() - 1));
    }

    Token next() {
        Token token = peek();
        at = Math.min(at + 1, tokens.size() - 1);
        return token;
    }

    boolean isSymbol(String symbol) {
        return peek().isSymbol(symbol);
    }

    /** Whether these symbols come next, one after the other. */
    boolean areSymbols(String... symbols) {
        for (int i = 0; i < symbols.length; i++) {
            if (!peek(i).isSymbol(symbols[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether these keywords come next, one after the other. */
    boolean areKeywords(String... keywords) {
        for (int i = 0; i < keywords.length; i++) {
            if (!peek(i).isKeyword(keywords[i])) {
                return false;
            }
        }
        return true;
    }

    boolean isKeywordThenSymbol(String keyword, String symbol) {
        return peek().isKeyword(keyword) && peek(1).isSymbol(symbol);
    }

    boolean isNameThenKeyword(String keyword) {
        return isName() && peek(1).isKeyword(keyword);
    }

    boolean isNameThenSymbol(String symbol) {
        return isName() && peek(1).isSymbol(symbol);
    }

    boolean isName() {
        return peek().kind() == Kind.NAME || peek().kind() == Kind.QUOTED_NAME;
    }

    /** Takes the symbol if it comes next. */
    boolean took(String symbol) {
        if (isSymbol(symbol)) {
            next();
            return true;
        }
        return false;
    }

    /** Takes the keywords if they come next. */
    boolean tookKeywords(String... keywords) {
        if (areKeywords(keywords)) {
            at += keywords.length;
            return true;
        }
        return false;
    }

    void take(String symbol) {
        if (!took(symbol)) {
            throw unexpected("\"" + symbol + "\"");
        }
    }

    void takeKeyword(String keyword) {
        if (!tookKeywords(keyword)) {
            throw unexpected(keyword);
        }
    }

    String takeName() {
        if (!isName()) {
            throw unexpected("a name");
        }
        return next().text();
    }

    <T> List<T> list(String separator, Supplier<T> item) {
        List<T> items = new ArrayList<>();
        do {
            items.add(item.get());
        } while (took(separator));
        return items;
    }

    /** What {@code attempt} gives, or nothing and no step taken where it is not there. */
    <T> Optional<T> tryTo(Supplier<T> attempt) {
        int start = at;
        try {
            return Optional.of(attempt.get());
        } catch (SyntaxError e) {
            at = start;
            return Optional.empty();
        }
    }

    int mark() {
        return at;
    }

    void backTo(int mark) {
        at = mark;
    }

    SyntaxError unexpected(String wanted) {
        return new SyntaxError(
                "UnexpectedSyntax", "expected " + wanted + " and found " + peek().text(), peek().position());
    }
}
