package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Where an engine may differ from the reference and be right all the same: operators that the standard has no row for, so that an engine
 * may add one, and how numbers are written that are not kept as they were.
 */
public final class Liberties {
    private static final Set<String> CASTS =
            Set.of(Xsd.STRING, Xsd.BOOLEAN, Xsd.INTEGER, Xsd.DECIMAL, Xsd.FLOAT, Xsd.DOUBLE, Xsd.DATE_TIME);

    private Liberties() {}

    public static boolean inOperation(BinaryOperator operator, Term left, Term right) {
        return switch (operator) {
            case OR, AND -> false;
            case EQUAL, UNEQUAL -> !Comparability.isSettled(left, right);
            case LESS, GREATER, LESS_OR_EQUAL, GREATER_OR_EQUAL ->
                Comparability.compare(operator, left, right).isEmpty();
            case ADD, SUBTRACT, MULTIPLY, DIVIDE ->
                left instanceof Literal
                        && right instanceof Literal
                        && (Numeric.of(left).isEmpty() || Numeric.of(right).isEmpty());
        };
    }

    /** The standard's operand is a string without a language. */
    public static boolean inTruth(Term term) {
        return Terms.isLanguageString(term);
    }

    public static boolean inCast(String datatype, Term term) {
        return !CASTS.contains(datatype) || (datatype.equals(Xsd.STRING) && isWrittenAtWill(term));
    }

    public static boolean inCall(Function function, List<Term> arguments) {
        Term first = arguments.isEmpty() ? Terms.FALSE : arguments.getFirst();
        return switch (function) {
            // An engine may have one for the label of a blank node.
            case STR -> isWrittenAtWill(first) || first instanceof Blank;
            case SAME_TERM -> isWrittenAtWill(first) && isOneValue(first, arguments.get(1));
            case LANG ->
                first instanceof Literal literal
                        && !literal.language().equals(literal.language().toLowerCase(Locale.ROOT));
            // An engine may have them for dates and times of day as well.
            case YEAR, MONTH, DAY, HOURS, MINUTES, SECONDS, TIMEZONE, TZ ->
                Moment.ofDateTime(first).isEmpty();
            // RDF has no empty tag, and the standard no word on what is none.
            case STRLANG -> arguments.size() > 1 && arguments.get(1) instanceof Literal tag && !isTag(tag.lexical());
            default -> false;
        };
    }

    private static boolean isTag(String text) {
        return text.matches("[A-Za-z]+(-[A-Za-z0-9]+)*");
    }

    public static boolean inAggregate(AggregateFunction function, List<Term> values) {
        return switch (function) {
            case MIN, MAX -> !areOrdered(values);
            // It is defined by CONCAT, which takes strings alone; whether others count as such is read both ways.
            case GROUP_CONCAT ->
                values.stream().anyMatch(value -> Terms.stringLiteral(value).isEmpty());
            case SAMPLE -> values.stream().distinct().count() > 1;
            case COUNT, SUM, AVG -> false;
        };
    }

    /** Whether there is one least and one greatest of them, whoever sorts them. */
    private static boolean areOrdered(List<Term> values) {
        List<Optional<Term>> sorted = values.stream()
                .distinct()
                .map(Optional::of)
                .sorted(Orderability.ORDER)
                .toList();
        for (int i = 1; i < sorted.size(); i++) {
            if (!Orderability.settles(sorted.get(i - 1), sorted.get(i))
                    || Orderability.ORDER.compare(sorted.get(i - 1), sorted.get(i)) == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOneValue(Term left, Term right) {
        return Comparability.equal(left, right).orElse(false);
    }

    /** A part of a date is an integer, which has several ways to be written: Jena keeps the two digits of the date, such as 05. */
    public static boolean isWrittenAtWill(Function function, Term term) {
        return switch (function) {
            case MONTH, DAY, HOURS, MINUTES -> term instanceof Literal literal && literal.lexical().length() == 1;
            default -> false;
        };
    }

    /** A decimal or a real: how it is written where it was worked out is the engine's choice. */
    public static boolean isWrittenAtWill(Term term) {
        return Numeric.of(term).filter(number -> number.rank() > 0).isPresent();
    }
}
