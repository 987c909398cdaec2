package dev.touchstone.cypher.text;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Case;
import dev.touchstone.cypher.syntax.Expression.Collect;
import dev.touchstone.cypher.syntax.Expression.Count;
import dev.touchstone.cypher.syntax.Expression.CountStar;
import dev.touchstone.cypher.syntax.Expression.Entry;
import dev.touchstone.cypher.syntax.Expression.Exists;
import dev.touchstone.cypher.syntax.Expression.ListComprehension;
import dev.touchstone.cypher.syntax.Expression.ListLiteral;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Parameter;
import dev.touchstone.cypher.syntax.Expression.PatternComprehension;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import dev.touchstone.cypher.syntax.Expression.Quantifier;
import dev.touchstone.cypher.syntax.Expression.Quantity;
import dev.touchstone.cypher.syntax.Expression.Reduce;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Expression.When;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads expressions that are no operators: literals, variables, calls, and everything in brackets. */
final class AtomParser {
    private final Tokens tokens;
    private final CypherParser parser;

    AtomParser(Tokens tokens, CypherParser parser) {
        this.tokens = tokens;
        this.parser = parser;
    }

    Expression atom() {
        return switch (tokens.peek().kind()) {
            case INTEGER, FLOAT -> number();
            case STRING -> new Literal(Values.of(tokens.next().text()));
            case PARAMETER -> new Parameter(tokens.next().text());
            case NAME -> named();
            case QUOTED_NAME -> variableOrCall();
            case SYMBOL -> bracketed();
            case END -> throw tokens.unexpected("an expression");
        };
    }

    boolean isNumber() {
        return tokens.peek().kind() == Kind.INTEGER || tokens.peek().kind() == Kind.FLOAT;
    }

    private Expression number() {
        return Numbers.literal(tokens.next(), "");
    }

    /** A number after its sign. */
    Expression number(Token minus) {
        return Numbers.literal(tokens.next(), minus.text());
    }

    private Expression named() {
        if (tokens.tookKeywords("null")) {
            return new Literal(Values.NULL);
        }
        if (tokens.tookKeywords("true")) {
            return new Literal(new Value.Bool(true));
        }
        if (tokens.tookKeywords("false")) {
            return new Literal(new Value.Bool(false));
        }
        if (tokens.areKeywords("CASE")) {
            return caseExpression();
        }
        if (tokens.isKeywordThenSymbol("EXISTS", "{")) {
            tokens.next();
            return new Exists(parser.subquery());
        }
        if (tokens.isKeywordThenSymbol("COUNT", "{")) {
            tokens.next();
            return new Count(parser.subquery());
        }
        if (tokens.isKeywordThenSymbol("COLLECT", "{")) {
            tokens.next();
            return new Collect(parser.subquery());
        }
        if (tokens.isKeywordThenSymbol("shortestPath", "(") || tokens.isKeywordThenSymbol("allShortestPaths", "(")) {
            return new PatternExpression(parser.patterns().path());
        }
        return specialCall().orElseGet(this::variableOrCall);
    }

    /** What looks like a call and has a grammar of its own between its parentheses. */
    private Optional<Expression> specialCall() {
        if (tokens.isKeywordThenSymbol("reduce", "(")) {
            return tokens.tryTo(this::reduce);
        }
        for (Quantity quantity : Quantity.values()) {
            if (tokens.isKeywordThenSymbol(quantity.name(), "(")) {
                return tokens.tryTo(() -> quantifier(quantity));
            }
        }
        return Optional.empty();
    }

    private Expression variableOrCall() {
        int start = tokens.mark();
        StringBuilder name = new StringBuilder(tokens.takeName());
        while (tokens.isSymbol(".")) {
            tokens.next();
            if (!tokens.isName()) {
                break;
            }
            name.append('.').append(tokens.takeName());
        }
        if (tokens.isSymbol("(")) {
            return call(name.toString());
        }
        tokens.backTo(start);
        return new Variable(tokens.takeName());
    }

    private Expression call(String function) {
        tokens.take("(");
        if (function.equalsIgnoreCase("count") && tokens.areSymbols("*", ")")) {
            tokens.take("*");
            tokens.take(")");
            return new CountStar();
        }
        boolean distinct = tokens.tookKeywords("DISTINCT");
        List<Expression> arguments = tokens.isSymbol(")") ? List.of() : tokens.list(",", parser::expression);
        tokens.take(")");
        return new Call(function, distinct, arguments);
    }

    private Expression caseExpression() {
        tokens.takeKeyword("CASE");
        Optional<Expression> subject = tokens.areKeywords("WHEN") ? Optional.empty() : Optional.of(parser.expression());
        List<When> whens = new ArrayList<>();
        do {
            tokens.takeKeyword("WHEN");
            Expression condition = parser.expression();
            tokens.takeKeyword("THEN");
            whens.add(new When(condition, parser.expression()));
        } while (tokens.areKeywords("WHEN"));
        Optional<Expression> otherwise =
                tokens.tookKeywords("ELSE") ? Optional.of(parser.expression()) : Optional.empty();
        tokens.takeKeyword("END");
        return new Case(subject, whens, otherwise);
    }

    private Expression quantifier(Quantity quantity) {
        tokens.next();
        tokens.take("(");
        String variable = tokens.takeName();
        tokens.takeKeyword("IN");
        Expression list = parser.expression();
        tokens.takeKeyword("WHERE");
        Expression where = parser.expression();
        tokens.take(")");
        return new Quantifier(quantity, variable, list, where);
    }

    private Expression reduce() {
        tokens.next();
        tokens.take("(");
        String accumulator = tokens.takeName();
        tokens.take("=");
        Expression initial = parser.expression();
        tokens.take(",");
        String variable = tokens.takeName();
        tokens.takeKeyword("IN");
        Expression list = parser.expression();
        tokens.take("|");
        Expression step = parser.expression();
        tokens.take(")");
        return new Reduce(accumulator, initial, variable, list, step);
    }

    private Expression bracketed() {
        if (tokens.isSymbol("(")) {
            Optional<Expression> pattern =
                    tokens.tryTo(() -> new PatternExpression(parser.patterns().pathWithRelationship()));
            return pattern.orElseGet(this::parenthesised);
        }
        if (tokens.isSymbol("{")) {
            return map();
        }
        if (tokens.isSymbol("[")) {
            return listOrComprehension();
        }
        throw tokens.unexpected("an expression");
    }

    private Expression parenthesised() {
        tokens.take("(");
        Expression inner = parser.expression();
        tokens.take(")");
        return inner;
    }

    MapLiteral map() {
        tokens.take("{");
        List<Entry> entries = tokens.isSymbol("}") ? List.of() : tokens.list(",", this::entry);
        tokens.take("}");
        return new MapLiteral(entries);
    }

    private Entry entry() {
        String key = tokens.takeName();
        tokens.take(":");
        return new Entry(key, parser.expression());
    }

    private Expression listOrComprehension() {
        tokens.take("[");
        if (tokens.isNameThenKeyword("IN")) {
            Optional<Expression> comprehension = tokens.tryTo(this::listComprehension);
            if (comprehension.isPresent()) {
                return comprehension.get();
            }
        }
        Optional<Expression> comprehension = tokens.tryTo(this::patternComprehension);
        if (comprehension.isPresent()) {
            return comprehension.get();
        }
        List<Expression> items = tokens.isSymbol("]") ? List.of() : tokens.list(",", parser::expression);
        tokens.take("]");
        return new ListLiteral(items);
    }

    private Expression listComprehension() {
        String variable = tokens.takeName();
        tokens.takeKeyword("IN");
        Expression list = parser.expression();
        Optional<Expression> where = parser.where();
        Optional<Expression> result = tokens.took("|") ? Optional.of(parser.expression()) : Optional.empty();
        tokens.take("]");
        return new ListComprehension(variable, list, where, result);
    }

    private Expression patternComprehension() {
        Path path = parser.patterns().namedPathWithRelationship();
        Optional<Expression> where = parser.where();
        tokens.take("|");
        Expression result = parser.expression();
        tokens.take("]");
        return new PatternComprehension(path, where, result);
    }
}
