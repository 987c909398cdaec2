package dev.touchstone.sparql.generate;

import static dev.touchstone.sparql.generate.MixedChoices.option;

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
    private static final double CHANCE = 0.16;

    /** A condition that the data has a say in, if there is a variable at all. */
    Expression onData(int depth) {
        Expression condition = condition(depth);
        for (int attempt = 1; attempt < TRIES && Mentions.in(condition).isEmpty(); attempt++) {
            condition = condition(depth);
        }
        return condition;
    }

    Expression condition(int depth) {
        if (depth > 0 && mix().comes(Ingredient.JUNCTION, 0.3)) {
            return junction(depth);
        }
        return mix().pick(
                        option(Ingredient.COMPARISON, 5, () -> comparison(depth)),
                        option(Ingredient.EQUALITY, 1, () -> equality(depth)),
                        option(Ingredient.IN, 1, () -> in(depth)),
                        option(Ingredient.BOUND, 1.5, this::bound),
                        option(Ingredient.REGEX, 1, this::matches),
                        option(Ingredient.LANG_MATCHES, 0.8, this::ofLanguage),
                        option(Ingredient.TRUTH_OF_NUMBER, 1.2, () -> expressions.of(Kind.NUMBER, depth)),
                        option(Ingredient.TRUTH_OF_ARITHMETIC, 1, () -> expressions.arithmetic(depth)),
                        option(Ingredient.TRUTH_OF_TEXT, 0.8, () -> expressions.of(Kind.TEXT, depth)),
                        option(Ingredient.TRUTH_OF_BOOLEAN, 0.6, this::effective),
                        option(Ingredient.PREDICATE, 3, () -> library(depth)));
    }

    private MixedChoices mix() {
        return expressions.mix();
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
            items.add(
                    mix().comes(Ingredient.ERROR, 0.1)
                            ? new Oddities(expressions).error(kind)
                            : expressions.of(kind, choices().chance(0.2) ? depth - 1 : 0));
        }
        return new In(mix().comes(Ingredient.NOT_IN, 0.35), expressions.leaf(kind), items);
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

    /** A boolean, or what is cast to one. */
    private Expression effective() {
        return choices().chance(0.5)
                ? new Cast(
                        new Iri(LiteralKind.XSD + "boolean"),
                        expressions.leaf(kind(List.of(Kind.TRUTH, Kind.NUMBER, Kind.TEXT))))
                : expressions.leaf(Kind.TRUTH);
    }

    private Expression library(int depth) {
        return mix().comes(Ingredient.CHANCE, CHANCE)
                ? new Oddities(expressions).chance(Kind.TRUTH)
                : expressions.call(mix().pick(Library.giving(Kind.TRUTH)), depth);
    }

    /** One of these that there is a variable of, mostly. */
    private Kind kind(List<Kind> kinds) {
        List<Kind> there = kinds.stream()
                .filter(kind -> !expressions.variables(kind).isEmpty())
                .toList();
        return choices().pick(there.isEmpty() || choices().chance(0.1) ? kinds : there);
    }
}
