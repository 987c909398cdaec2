package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Function;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Where an engine may differ from the reference and be right all the same: operators that the standard has no row for, so that an engine
 * may add one, and how numbers are written that are not kept as they were.
 */
public final class PermittedDifferences {
    private static final Set<String> CASTS =
            Set.of(Xsd.STRING, Xsd.BOOLEAN, Xsd.INTEGER, Xsd.DECIMAL, Xsd.FLOAT, Xsd.DOUBLE, Xsd.DATE_TIME);

    /** So many every engine has of a decimal. */
    private static final int DIGITS = 18;

    /** Why nothing is said where a term is told apart that was worked out. */
    public static final String FORM = "how a number is written that was worked out";

    /** Why nothing is said of a number that an engine need not hold. */
    public static final String LARGE = "a number of more digits than an engine must keep";

    private PermittedDifferences() {}

    /** The reason, where there is one. */
    public static Optional<String> where(boolean isLeftOpen, String reason) {
        return isLeftOpen ? Optional.of(reason) : Optional.empty();
    }

    /** Why the standard does not say what an operator makes of two terms. */
    public static Optional<String> inOperation(BinaryOperator operator, Term left, Term right) {
        if (isBeyond(left) || isBeyond(right)) {
            return Optional.of(LARGE);
        }
        return switch (operator) {
            case OR, AND -> Optional.empty();
            case EQUAL, UNEQUAL ->
                where(
                        !Comparability.isSettled(left, right)
                                || (areDates(left, right) && !Comparability.sameTerm(left, right)),
                        "= of literals that no operator is for");
            case LESS, GREATER, LESS_OR_EQUAL, GREATER_OR_EQUAL ->
                where(
                        Comparability.compare(operator, left, right).isEmpty() || areDates(left, right),
                        "< of terms that no operator is for");
            case ADD, SUBTRACT, MULTIPLY, DIVIDE ->
                where(
                        left instanceof Literal
                                && right instanceof Literal
                                && (Numeric.of(left).isEmpty()
                                        || Numeric.of(right).isEmpty()),
                        "arithmetic of what is no number");
        };
    }

    /** The table of operators (17.3) has none for xsd:date; an engine that has them adds them. */
    static boolean areDates(Term left, Term right) {
        return Moment.ofDate(left).isPresent() && Moment.ofDate(right).isPresent();
    }

    /** A number that an engine need not be able to hold, or not with all its digits (XPath functions, 4.2). */
    public static boolean isBeyond(Term term) {
        return Numeric.of(term)
                .filter(number -> switch (number) {
                    case Numeric.Whole whole -> whole.value().bitLength() >= Long.SIZE;
                    case Numeric.Exact exact -> hasMoreDigits(exact.value().stripTrailingZeros());
                    case Numeric.Single single -> false;
                    case Numeric.Wide wide -> false;
                })
                .isPresent();
    }

    /** XML Schema asks for i / 10^k with i below 10^18 and k up to 18 (part 2, section 5.4). */
    private static boolean hasMoreDigits(BigDecimal value) {
        return value.scale() > DIGITS || value.precision() - Math.min(0, value.scale()) > DIGITS;
    }

    /**
     * Whether a function tells of another, which is chance or the time, only what is the same each time: which kind of term it gives, its
     * datatype, or that a UUID has 36 characters.
     */
    public static boolean seesKindAlone(Function function, Expression argument) {
        return argument instanceof Call(Function inner, var none)
                && switch (inner) {
                    case NOW, RAND, UUID, STRUUID ->
                        switch (function) {
                            case IS_IRI, IS_BLANK, IS_LITERAL, IS_NUMERIC, DATATYPE -> true;
                            case STRLEN -> inner == Function.STRUUID;
                            default -> false;
                        };
                    default -> false;
                };
    }

    /** The standard's operand is a string without a language. */
    public static boolean inTruth(Term term) {
        return Terms.isLanguageString(term);
    }

    /** Also from what the table of casts (17.5) does not have. */
    public static Optional<String> inCast(String datatype, Term term) {
        return where(isOpenCast(datatype, term), "a cast that the standard has no one result for");
    }

    private static boolean isOpenCast(String datatype, Term term) {
        return switch (datatype) {
            case Xsd.STRING -> !hasOneText(term);
            case Xsd.DATE_TIME -> !isListed(term) || (isText(term) && !isPlainMoment(term));
            case Xsd.DECIMAL, Xsd.INTEGER -> !isListed(term) || isRounded(term);
            default -> !CASTS.contains(datatype) || !isListed(term);
        };
    }

    private static boolean isText(Term term) {
        return Terms.isSimple(term) || Moment.ofDateTime(term).isPresent();
    }

    private static boolean isListed(Term term) {
        return isText(term) || Numeric.of(term).isPresent() || Terms.bool(term).isPresent() || term instanceof Iri;
    }

    /** Whether there is one way to write it: XPath's cast to a string gives the canonical form, and many engines the lexical one. */
    private static boolean hasOneText(Term term) {
        return switch (term) {
            case Iri iri -> true;
            case Blank blank -> false;
            case Literal literal ->
                Terms.isSimple(literal)
                        || isPlainMoment(literal)
                        || Terms.bool(literal)
                                .filter(truth -> literal.lexical().equals(truth.toString()))
                                .isPresent()
                        || Numeric.of(literal)
                                .filter(number -> number.rank() == 0
                                        && number.literal().lexical().equals(literal.lexical()))
                                .isPresent();
        };
    }

    private static boolean isPlainMoment(Term term) {
        return term instanceof Literal literal
                && literal.language().isEmpty()
                && literal.lexical()
                        .matches("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]*[1-9])?Z?");
    }

    /** A real whose shortest decimal form is not its exact value: which of the two the cast gives is disputed. */
    private static boolean isRounded(Term term) {
        return Numeric.of(term)
                .filter(number -> number.rank() >= 2
                        && number.isFinite()
                        && new BigDecimal(number.real()).compareTo(number.decimal()) != 0)
                .isPresent();
    }

    /** Why the standard does not say what a function makes of its arguments. */
    public static Optional<String> inCall(Function function, List<Term> arguments) {
        return where(
                isOpenCall(function, arguments),
                switch (function) {
                    case NOW -> "NOW is the time";
                    case RAND, UUID, STRUUID -> function + " is chance";
                    case IRI -> "a relative IRI";
                    default -> "what " + function + " makes of this";
                });
    }

    private static boolean isOpenCall(Function function, List<Term> arguments) {
        Term first = arguments.isEmpty() ? Terms.FALSE : arguments.getFirst();
        return switch (function) {
            // An engine may have one for the label of a blank node.
            case STR -> isWrittenAtWill(first) || first instanceof Blank;
            case ABS, ROUND, CEIL, FLOOR, IS_NUMERIC -> isBeyond(first);
            case SAME_TERM -> isWrittenAtWill(first) && isOneValue(first, arguments.get(1));
            case LANG ->
                first instanceof Literal literal
                        && !literal.language().equals(literal.language().toLowerCase(Locale.ROOT));
            // An engine may have them for dates and times of day as well.
            case YEAR, MONTH, DAY, HOURS, MINUTES, SECONDS, TIMEZONE, TZ ->
                Moment.ofDateTime(first).isEmpty();
            // These are otherwise each time, or at another time.
            case NOW, RAND, UUID, STRUUID -> true;
            // What is relative is so to a base that we do not know.
            case IRI ->
                Terms.simple(first)
                        .filter(text -> !TermFunctions.isAbsolute(text))
                        .isPresent();
            case SUBSTR ->
                arguments.stream()
                        .skip(1)
                        .flatMap(each -> Numeric.of(each).stream())
                        .anyMatch(each -> each.rank() > 0);
            case REGEX ->
                !Regexes.isCommon(arguments.get(1))
                        || (arguments.size() > 2 && !Regexes.hasCommonFlags(arguments.get(2)));
            // One that matches nothing is an error in the XPath of the time (FORX0003), and none in a later one.
            case REPLACE ->
                !Regexes.isCommon(arguments.get(1))
                        || Regexes.matchesNothing(arguments.get(1))
                        || (arguments.size() > 3 && !Regexes.hasCommonFlags(arguments.get(3)));
            // RDF has no empty tag, and the standard no word on what is none.
            case STRLANG -> arguments.size() > 1 && arguments.get(1) instanceof Literal tag && !isTag(tag.lexical());
            default -> false;
        };
    }

    private static boolean isTag(String text) {
        return text.matches("[A-Za-z]+(-[A-Za-z0-9]+)*");
    }

    /** Why the standard does not say what an aggregate makes of values. */
    public static Optional<String> inAggregate(AggregateFunction function, List<Term> values) {
        return switch (function) {
            case MIN, MAX -> where(!areOrdered(values), function + " of terms without an order");
            // It is defined by CONCAT, which takes strings alone; whether others count as such is read both ways.
            case GROUP_CONCAT ->
                where(
                        values.stream()
                                .anyMatch(value -> Terms.stringLiteral(value).isEmpty()),
                        "GROUP_CONCAT of what is no string");
            case SAMPLE -> where(values.stream().distinct().count() > 1, "SAMPLE takes any");
            case COUNT, SUM, AVG -> Optional.empty();
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
            case MONTH, DAY, HOURS, MINUTES ->
                term instanceof Literal literal && literal.lexical().length() == 1;
            default -> false;
        };
    }

    /** Whether a number is the one that it comes of, written otherwise, such as 1 for 01: an engine may keep the 01. */
    public static boolean isRespelled(Term operand, Term number) {
        return operand instanceof Literal from
                && number instanceof Literal(String lexical, String datatype, String language)
                && !from.lexical().equals(lexical)
                && Numeric.of(number).isPresent()
                && Numeric.of(new Literal(from.lexical(), datatype, "")).equals(Numeric.of(number));
    }

    /** A decimal or a real: how it is written where it was worked out is the engine's choice. */
    public static boolean isWrittenAtWill(Term term) {
        return Numeric.of(term).filter(number -> number.rank() > 0).isPresent();
    }
}
