package dev.touchstone.cypher.generate;

import static dev.touchstone.cypher.generate.Expressions.call;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes calls of the functions that are about dates, points, maps and mathematics, and a few operators that are seldom used. */
record Library(Draft draft, Environment environment, Expressions expressions, int depth) {
    /** The types for which there are functions that come nowhere else, by how many there are. */
    static final Type[] RICHEST = {
        Type.FLOAT,
        Type.FLOAT,
        Type.FLOAT,
        Type.FLOAT,
        Type.STRING,
        Type.STRING,
        Type.INTEGER,
        Type.INTEGER,
        Type.DURATION
    };

    /** A value of this type, where the library has one; the dialect may still lack the function. */
    Optional<Expression> of(Type type) {
        return switch (type) {
            case BOOLEAN -> Optional.of(bool());
            case INTEGER -> Optional.of(integer());
            case FLOAT -> Optional.of(real());
            case STRING -> Optional.of(string());
            case DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME ->
                draft.properties(type).isEmpty() ? Optional.empty() : Optional.of(truncated(type));
            case DURATION -> Optional.of(between());
            case NODE, EDGE, PATH, SOME_PATH, ROUNDED, INTEGERS, STRINGS, EDGES, BAG, POINT -> Optional.empty();
        };
    }

    private Choices choices() {
        return draft.choices();
    }

    private Expression any(Type type) {
        return expressions.of(type, depth - 1);
    }

    private static CypherFunction only(FunctionGroup group) {
        return Vocabulary.SCALAR.in(group).only();
    }

    private static CypherFunction orNull(Kind kind) {
        return Vocabulary.SCALAR
                .in(FunctionGroup.CONVERSIONS_OR_NULL)
                .giving(kind)
                .only();
    }

    private Expression small() {
        return call("toFloat", expressions.small(depth));
    }

    private static Expression text(String value) {
        return new Literal(Values.of(value));
    }

    private Expression bool() {
        return switch (choices().below(5)) {
            case 0 ->
                call(only(FunctionGroup.IS_EMPTY), any(choices().pickOf(Type.STRING, Type.INTEGERS, Type.STRINGS)));
            case 1 -> call(only(FunctionGroup.IS_NAN), any(Type.FLOAT));
            case 2 -> call("toBoolean", call("toString", any(Type.BOOLEAN)));
            case 3 ->
                draft.properties(Type.POINT).isEmpty()
                        ? call(orNull(Kind.BOOLEAN), any(Type.STRING))
                        : call(Repertoire.WITHIN_BOX, any(Type.POINT), any(Type.POINT), any(Type.POINT));
            default -> new Binary(BinaryOperator.IN, text(key()), keys());
        };
    }

    private String key() {
        return draft.properties().isEmpty()
                ? Element.KEY
                : choices().pick(draft.properties()).key();
    }

    private Expression keys() {
        return about(Type.NODE, node -> call(only(FunctionGroup.KEYS), node)).orElseGet(() -> any(Type.STRINGS));
    }

    private Optional<Expression> about(Type type, Function<Expression, Expression> question) {
        List<String> variables = environment.of(type);
        return variables.isEmpty()
                ? Optional.empty()
                : Optional.of(question.apply(new Expression.Variable(choices().pick(variables))));
    }

    private Expression integer() {
        return switch (choices().below(20)) {
            case 0, 5, 6 ->
                new Unary(choices().pickOf(UnaryOperator.MINUS, UnaryOperator.PLUS), expressions.small(depth));
            case 1, 7, 8 -> call("size", call(draft.oneOf(Repertoire.CONVERSIONS_OF_LISTS), any(Type.STRINGS)));
            case 2, 9, 10 -> call(draft.oneOf(Repertoire.LENGTHS_OF_STRINGS), any(Type.STRING));
            case 3, 11 -> call(orNull(Kind.INTEGER), any(Type.STRING));
            case 4 -> call(only(FunctionGroup.NULL_IF), any(Type.INTEGER), any(Type.INTEGER));
            case 12, 13, 14, 15, 16 -> expressions.aboutElement();
            default -> part();
        };
    }

    /** A part of a date, a time or a duration. */
    private Expression part() {
        List<Type> dated = draft.scalars().stream().filter(Type::isTemporal).toList();
        if (choices().chance(0.4)) {
            return new Property(between(), choices().pickOf("days", "months", "seconds"));
        }
        if (dated.isEmpty() || choices().chance(0.2)) {
            // An engine may refuse a null here, too.
            Expression seconds = call("coalesce", expressions.small(depth), draft.number(0, 9));
            return new Property(
                    call(Repertoire.FROM_EPOCH, seconds, Expressions.whole(0)),
                    choices().pickOf("year", "second"));
        }
        Type type = choices().pick(dated);
        return new Property(
                any(type),
                switch (type) {
                    case DATE -> choices().pickOf("year", "month", "day", "week", "quarter", "dayOfWeek");
                    case LOCAL_TIME, TIME -> choices().pickOf("hour", "minute", "second");
                    case DURATION -> choices().pickOf("days", "months", "seconds");
                    default -> choices().pickOf("year", "day", "hour", "millisecond");
                });
    }

    private Expression real() {
        boolean points = !draft.properties(Type.POINT).isEmpty();
        return switch (choices().below(points ? 17 : 11)) {
            case 0 -> new Binary(BinaryOperator.POWER, expressions.small(depth), Expressions.whole(2));
            case 1, 6, 7, 8, 9 -> call(draft.oneOf(Repertoire.INEXACT_FLOATS), small());
            case 2 -> call("log", new Binary(BinaryOperator.ADD, call("abs", small()), new Literal(Values.of(1.0))));
            case 3 -> call("round", small(), Expressions.whole(choices().below(3)));
            case 4 -> call(orNull(Kind.FLOAT), any(Type.STRING));
            case 5, 10 -> new Binary(BinaryOperator.MULTIPLY, call(draft.oneOf(Repertoire.CONSTANTS)), small());
            case 11 -> new Property(any(Type.POINT), choices().pickOf("x", "y"));
            default -> call(Repertoire.DISTANCE, any(Type.POINT), any(Type.POINT));
        };
    }

    private Expression string() {
        return switch (choices().below(4)) {
            case 0 -> call(draft.oneOf(Repertoire.OLD_NAMES_OF_STRINGS), any(Type.STRING));
            case 1 -> call(orNull(Kind.STRING), any(choices().pickOf(Type.INTEGER, Type.BOOLEAN, Type.STRING)));
            case 2 -> call(only(FunctionGroup.NULL_IF), any(Type.STRING), any(Type.STRING));
            default ->
                about(Type.EDGE, edge -> call(only(FunctionGroup.TYPE), edge))
                        .orElseGet(() -> call("toString", any(Type.BOOLEAN)));
        };
    }

    private Expression truncated(Type type) {
        String unit = type == Type.LOCAL_TIME || type == Type.TIME
                ? choices().pickOf("hour", "minute", "second")
                : choices().pickOf("year", "quarter", "month", "week", "day");
        CypherFunction truncation = Vocabulary.SCALAR
                .in(FunctionGroup.TEMPORAL_TRUNCATION)
                .giving(type.kind())
                .only();
        // Neo4j refuses to truncate null.
        return call(truncation, text(unit), call("coalesce", any(type), expressions.value(type)));
    }

    private Expression between() {
        List<Type> dated = draft.scalars().stream()
                .filter(type -> type.isTemporal() && type != Type.DURATION)
                .toList();
        if (dated.isEmpty()) {
            return call(
                    FunctionTable.constructorOf(Kind.DURATION), text(choices().pickOf("P1D", "PT2H", "P1M2D")));
        }
        Type type = choices().pick(dated);
        Vocabulary measures =
                Vocabulary.SCALAR.in(FunctionGroup.DURATIONS_BETWEEN).from(type.kind(), type.kind());
        return call(draft.oneOf(measures.functions()), any(type), any(type));
    }
}
