package dev.touchstone.sparql.generate;

import static dev.touchstone.sparql.generate.MixedChoices.option;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.check.Mentions;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Typed expression trees with a maximum depth (RD2, section III-B): each operator gets operands of the kinds that it is for, and leaves
 * are variables, values of the graph, or random ones.
 *
 * @param kinds what is known of the variables
 */
record Expressions(GenerationContext setting, Map<String, Kind> kinds, Choices choices) {
    private static final String XSD = LiteralKind.XSD;
    private static final double ERROR = 0.05;
    private static final double CHANCE = 0.08;
    private static final double EITHER = 0.06;

    /** Those that look for one text in another, which is found more often if it is short. */
    private static final List<Function> SEARCHES =
            List.of(Function.CONTAINS, Function.STRSTARTS, Function.STRENDS, Function.STRBEFORE, Function.STRAFTER);

    /** An expression of any kind, mostly one that the data has a say in. */
    Expression any(int depth) {
        Expression expression = drawn(depth);
        Expression better = Mentions.in(expression).isEmpty() ? drawn(depth) : expression;
        return setting.allows(new Bind(better, "")) ? better : of(Kind.NUMBER, depth);
    }

    private Expression drawn(int depth) {
        return of(
                choices.pickOf(
                        Kind.NUMBER,
                        Kind.NUMBER,
                        Kind.TEXT,
                        Kind.TEXT,
                        Kind.TRUTH,
                        Kind.RESOURCE,
                        Kind.LANGUAGE_TEXT,
                        Kind.MIXED),
                depth);
    }

    Expression of(Kind kind, int depth) {
        if (depth <= 0) {
            return leaf(kind);
        }
        if (mix().comes(Ingredient.ERROR, ERROR)) {
            return new Oddities(this).error(kind);
        }
        if (mix().comes(Ingredient.COALESCE, EITHER)) {
            return Call.of(Function.COALESCE, of(kind, depth - 1), of(kind, depth - 1));
        }
        if (mix().comes(Ingredient.IF, EITHER)) {
            Expression condition = new Conditions(this).condition(depth - 1);
            return Call.of(Function.IF, condition, of(kind, depth - 1), of(kind, depth - 1));
        }
        return switch (kind) {
            case NUMBER -> number(depth);
            case TEXT -> text(depth);
            case TRUTH -> new Conditions(this).condition(depth);
            case LANGUAGE_TEXT -> choices.chance(0.3) ? tagged() : call(kind, depth);
            case RESOURCE -> choices.chance(0.5) ? call(kind, depth) : leaf(kind);
            case MIXED -> other(depth);
            case DATE, DATE_TIME, NODE -> leaf(kind);
        };
    }

    MixedChoices mix() {
        return setting.mix(choices);
    }

    private Expression number(int depth) {
        return mix().pick(
                        option(Ingredient.ARITHMETIC, 3, () -> arithmetic(depth)),
                        // A quotient that ends is the same whoever works it out.
                        option(
                                Ingredient.DIVISION,
                                1.2,
                                () -> new Binary(
                                        BinaryOperator.DIVIDE,
                                        of(Kind.NUMBER, depth - 1),
                                        constant(choices.pickOf("2", "2", "4", "5", "0")))),
                        option(
                                Ingredient.SIGN,
                                1.2,
                                () -> new Unary(
                                        choices.pickOf(UnaryOperator.MINUS, UnaryOperator.PLUS),
                                        of(Kind.NUMBER, depth - 1))),
                        option(
                                Ingredient.CAST,
                                2,
                                () -> new Cast(
                                        new Iri(XSD + choices.pickOf("integer", "decimal", "double", "float")),
                                        of(
                                                choices.pickOf(Kind.NUMBER, Kind.NUMBER, Kind.TEXT, Kind.TRUTH),
                                                depth - 1))),
                        option(Ingredient.CHANCE, 0.2, () -> new Oddities(this).chance(Kind.NUMBER)),
                        option(Ingredient.FUNCTION, 4, () -> call(Kind.NUMBER, depth)));
    }

    Expression arithmetic(int depth) {
        BinaryOperator operator = choices.pickOf(BinaryOperator.ADD, BinaryOperator.SUBTRACT, BinaryOperator.MULTIPLY);
        return new Binary(operator, of(Kind.NUMBER, depth - 1), of(Kind.NUMBER, depth - 1));
    }

    private Expression text(int depth) {
        return mix().pick(
                        option(Ingredient.SUBSTRING, 1, () -> substring(depth)),
                        option(
                                Ingredient.REPLACE,
                                1,
                                () -> Call.of(
                                        Function.REPLACE,
                                        of(Kind.TEXT, depth - 1),
                                        string(choices.pickOf("a", "b+", "[a-e]", "^.")),
                                        string(choices.pickOf("z", "", "-$0-")))),
                        option(
                                Ingredient.CAST,
                                1,
                                () -> new Cast(
                                        new Iri(XSD + "string"),
                                        of(choices.pickOf(Kind.RESOURCE, Kind.TRUTH, Kind.DATE_TIME), 0))),
                        option(Ingredient.FUNCTION, 9, () -> call(Kind.TEXT, depth)));
    }

    private Expression substring(int depth) {
        List<Expression> arguments =
                new ArrayList<>(List.of(of(Kind.TEXT, depth - 1), constant(choices.pickOf("1", "2", "0"))));
        if (choices.chance(0.6)) {
            arguments.add(constant(choices.pickOf("1", "2", "3")));
        }
        return new Call(Function.SUBSTR, arguments);
    }

    private Expression tagged() {
        return Call.of(Function.STRLANG, of(Kind.TEXT, 0), string(choices.pickOf("en", "fr")));
    }

    private Expression other(int depth) {
        return switch (choices.below(5)) {
            case 0 ->
                Call.of(Function.STRDT, string(choices.pickOf("1", "7", "12")), new Constant(new Iri(XSD + "integer")));
            case 1 -> Call.of(Function.STRDT, of(Kind.TEXT, 0), new Constant(new Iri(RdfGenerator.NAMESPACE + "type")));
            case 2 -> new Cast(new Iri(XSD + "dateTime"), Call.of(Function.STR, leaf(Kind.DATE_TIME)));
            case 3 -> tagged();
            default -> call(Kind.MIXED, depth);
        };
    }

    /** Of two functions, the one whose first argument can be a variable. */
    private Expression call(Kind result, int depth) {
        if (result != Kind.TEXT && result != Kind.LANGUAGE_TEXT && mix().comes(Ingredient.CHANCE, CHANCE)) {
            return new Oddities(this).chance(result);
        }
        List<Library> fitting = Library.giving(result);
        if (fitting.isEmpty()) {
            return leaf(result);
        }
        Library one = mix().pick(fitting);
        boolean again = variables(one.arguments().getFirst()).isEmpty() && choices.chance(0.5);
        Library entry = again ? mix().pick(fitting) : one;
        return call(entry, depth);
    }

    Expression call(Library entry, int depth) {
        List<Expression> arguments = new ArrayList<>();
        for (Kind kind : entry.arguments()) {
            boolean looked = arguments.size() == 1 && SEARCHES.contains(entry.function()) && choices.chance(0.7);
            arguments.add(
                    looked
                            ? string(choices.pickOf("a", "b", "t", "B", "r", "R", "1", ""))
                            : kind == Kind.MIXED ? leaf(kind) : of(kind, depth - 1));
        }
        return new Call(entry.function(), arguments);
    }

    /** A variable of this kind, where there is one, or a constant. */
    Expression leaf(Kind kind) {
        List<String> fitting = variables(kind);
        if (!fitting.isEmpty() && choices.chance(0.8)) {
            return new Variable(choices.pick(fitting));
        }
        List<String> resources = kind == Kind.TEXT ? variables(Kind.RESOURCE) : List.of();
        return !resources.isEmpty() && choices.chance(0.5)
                ? Call.of(Function.STR, new Variable(choices.pick(resources)))
                : constant(kind);
    }

    Expression constant(Kind kind) {
        if (kind == Kind.RESOURCE || kind == Kind.NODE || kind == Kind.MIXED) {
            Term term = setting.term(choices);
            boolean fits = kind == Kind.MIXED || term instanceof Iri;
            return new Constant(fits ? term : new Iri(RdfGenerator.NAMESPACE + "r1"));
        }
        return new Constant(setting.literal(kind, choices));
    }

    /** Those that are always of this kind; without data to look at, any may be. */
    List<String> variables(Kind kind) {
        if (kind == Kind.MIXED || !setting.cutsOut()) {
            return List.copyOf(kinds.keySet());
        }
        return kinds.entrySet().stream()
                .filter(entry -> entry.getValue() == kind || (kind == Kind.NODE && entry.getValue() == Kind.RESOURCE))
                .map(Map.Entry::getKey)
                .toList();
    }

    static Constant constant(String number) {
        return new Constant(new Literal(number, XSD + "integer", ""));
    }

    static Constant string(String text) {
        return new Constant(Terms.string(text));
    }
}
