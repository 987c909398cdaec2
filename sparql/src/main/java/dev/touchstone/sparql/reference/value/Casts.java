package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/** Conversions between types, as XPath does them. An empty result is an error. */
public final class Casts {
    private Casts() {}

    public static Optional<Term> apply(String datatype, Term term) {
        return switch (datatype) {
            case Xsd.STRING -> toText(term).map(Terms::string);
            case Xsd.BOOLEAN -> toBoolean(term).map(Terms::of);
            case Xsd.DATE_TIME -> toMoment(term, Xsd.DATE_TIME);
            case Xsd.DATE -> toMoment(term, Xsd.DATE);
            default -> NumericText.isNumeric(datatype) ? toNumber(datatype, term) : Optional.empty();
        };
    }

    private static Optional<String> toText(Term term) {
        return switch (term) {
            case Iri iri -> Optional.of(iri.value());
            case Blank blank -> Optional.empty();
            case Literal literal ->
                Numeric.of(literal)
                        .map(NumericText::cast)
                        .or(() -> Terms.bool(literal).map(String::valueOf))
                        .or(() -> Optional.of(literal.lexical()));
        };
    }

    private static Optional<Boolean> toBoolean(Term term) {
        return switch (term) {
            case Literal literal
            when Terms.isSimple(literal) ->
                Terms.bool(new Literal(literal.lexical().strip(), Xsd.BOOLEAN, ""));
            case Literal literal when Numeric.of(literal).isPresent() -> Truth.of(literal);
            case Literal literal -> Terms.bool(literal);
            default -> Optional.empty();
        };
    }

    private static Optional<Term> toNumber(String datatype, Term term) {
        if (Terms.isSimple(term)) {
            String lexical = ((Literal) term).lexical().strip();
            return NumericText.read(lexical, datatype).map(number -> retyped(number, datatype));
        }
        Optional<Numeric> number = Numeric.of(term)
                .or(() -> Terms.bool(term).map(truth -> new Numeric.Whole(BigInteger.valueOf(truth ? 1 : 0))));
        return switch (datatype) {
            case Xsd.FLOAT -> number.map(value -> new Numeric.Single((float) value.real()).literal());
            case Xsd.DOUBLE -> number.map(value -> new Numeric.Wide(value.real()).literal());
            case Xsd.DECIMAL ->
                number.filter(Numeric::isFinite).map(value -> new Numeric.Exact(value.decimal()).literal());
            default ->
                number.filter(Numeric::isFinite)
                        .flatMap(value -> NumericText.read(truncated(value.decimal()), datatype))
                        .map(value -> retyped(value, datatype));
        };
    }

    private static String truncated(BigDecimal value) {
        return value.setScale(0, RoundingMode.DOWN).toPlainString();
    }

    private static Term retyped(Numeric number, String datatype) {
        return new Literal(number.literal().lexical(), datatype, "");
    }

    private static Optional<Term> toMoment(Term term, String datatype) {
        if (!(term instanceof Literal literal)) {
            return Optional.empty();
        }
        String text = literal.lexical().strip();
        boolean toDate = datatype.equals(Xsd.DATE);
        if (Terms.isSimple(literal) || literal.datatype().equals(datatype)) {
            boolean valid = (toDate ? Moment.readDate(text) : Moment.readDateTime(text)).isPresent();
            return valid ? Optional.of(new Literal(text, datatype, "")) : Optional.empty();
        }
        if (toDate && Moment.ofDateTime(literal).isPresent()) {
            return Optional.of(new Literal(text.replaceAll("T[0-9:.]*", ""), datatype, ""));
        }
        if (!toDate && Moment.ofDate(literal).isPresent()) {
            return Optional.of(
                    new Literal(text.replaceAll("^(-?[0-9]+-[0-9]{2}-[0-9]{2})", "$1T00:00:00"), datatype, ""));
        }
        return Optional.empty();
    }
}
