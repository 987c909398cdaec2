package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.reference.check.Mentions;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;
import java.util.ArrayList;
import java.util.List;

/** Expressions that are true or false. */
record Conditions(Expressions expressions) {

    private static final int TRIES = 4;

    /** A condition that the data has a say in, if there is a variable at all. */
    Expression onData(int depth) {
        Expression condition = condition(depth);
        for (int attempt = 1; attempt < TRIES && Mentions.in(condition).isEmpty(); attempt++) {
            condition = condition(depth);
        }
        return condition;
    }

    Expression condition(int depth) {
        if (depth > 0 && choices().chance(0.3)) {
            return junction(depth);
        }
        return switch (choices().below(14)) {
            case 0, 1, 2, 3, 4 -> comparison(depth);
            case 5 -> equality(depth);
            case 6 -> in(depth);
            case 7 -> bound();
            case 8 -> matches();
            case 9 -> ofLanguage();
            case 10 -> effective();
            default -> library(depth);
        };
    }

    private Choices choices() {
        return expressions.choices();
    }

    private Expression junction(int depth) {
        return switch (choices().below(5)) {
            case 0 -> new Unary(UnaryOperator.NOT, condition(depth - 1));
            case 1, 2 -> new Binary(BinaryOperator.AND, condition(depth - 1), condition(depth - 1));
            default -> new Binary(BinaryOperator.OR, condition(depth - 1), condition(depth - 1));
        };
    }

    private Expression comparison(int depth) {
        Kind kind = kind(Kind.COMPARED);
        BinaryOperator operator = choices()
                .pickOf(
                        BinaryOperator.EQUAL,
                        BinaryOperator.UNEQUAL,
                        BinaryOperator.LESS,
                        BinaryOperator.GREATER,
                        BinaryOperator.LESS_OR_EQUAL,
                        BinaryOperator.GREATER_OR_EQUAL);
        Expression left = choices().chance(0.6) ? expressions.leaf(kind) : expressions.of(kind, depth - 1);
        Expression right = expressions.of(kind, kind == Kind.TRUTH ? 0 : depth - 1);
        // Of a value and itself there is nothing to find out.
        return new Binary(operator, left, right.equals(left) ? expressions.constant(kind) : right);
    }

    private Expression equality(int depth) {
        Kind kind = choices().pickOf(Kind.RESOURCE, Kind.NODE);
        return new Binary(
                choices().pickOf(BinaryOperator.EQUAL, BinaryOperator.UNEQUAL),
                expressions.leaf(kind),
                expressions.of(kind, depth - 1));
    }

    private Expression in(int depth) {
        Kind kind = kind(List.of(Kind.NUMBER, Kind.TEXT, Kind.RESOURCE, Kind.DATE));
        List<Expression> items = new ArrayList<>();
        for (int i = choices().below(4); i > 0; i--) {
            items.add(expressions.of(kind, choices().chance(0.2) ? depth - 1 : 0));
        }
        return new In(choices().chance(0.35), expressions.leaf(kind), items);
    }

    private Expression bound() {
        List<String> names = expressions.variables(Kind.MIXED);
        return names.isEmpty()
                ? matches()
                : Call.of(Function.BOUND, new Variable(choices().pick(names)));
    }

    private Expression matches() {
        Kind kind = kind(List.of(Kind.TEXT, Kind.LANGUAGE_TEXT));
        List<Expression> arguments = new ArrayList<>(List.of(
                expressions.leaf(kind),
                Expressions.string(choices().pickOf("a", "^b", "t.*e$", "[a-c]", "x y", "^$", "R"))));
        if (choices().chance(0.4)) {
            arguments.add(Expressions.string("i"));
        }
        return new Call(Function.REGEX, arguments);
    }

    private Expression ofLanguage() {
        return Call.of(
                Function.LANG_MATCHES,
                Call.of(Function.LANG, expressions.leaf(Kind.LANGUAGE_TEXT)),
                Expressions.string(choices().pickOf("en", "de", "*", "EN")));
    }

    /** Something that has an effective boolean value. */
    private Expression effective() {
        Kind kind = kind(List.of(Kind.TRUTH, Kind.NUMBER, Kind.TEXT));
        return choices().chance(0.3)
                ? new Cast(new Iri(LiteralKind.XSD + "boolean"), expressions.leaf(kind))
                : expressions.leaf(kind);
    }

    private Expression library(int depth) {
        Library entry = choices().pick(Library.giving(Kind.TRUTH));
        return expressions.call(entry, depth);
    }

    /** One of these that there is a variable of, mostly. */
    private Kind kind(List<Kind> kinds) {
        List<Kind> there = kinds.stream()
                .filter(kind -> !expressions.variables(kind).isEmpty())
                .toList();
        return choices().pick(there.isEmpty() || choices().chance(0.1) ? kinds : there);
    }
}
