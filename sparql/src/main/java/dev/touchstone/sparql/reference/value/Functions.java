package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Function;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The functions from terms to a term. An empty result is an error; an argument that is one was dealt with before. */
public record Functions(FunctionContext around) {

    public Optional<Term> apply(Function function, List<Term> arguments) {
        return switch (function) {
            case BOUND, IF, COALESCE, BNODE -> throw new IllegalArgumentException("needs a solution: " + function);
            case SAME_TERM -> truth(arguments.getFirst().equals(arguments.get(1)));
            case IS_IRI -> truth(arguments.getFirst() instanceof Iri);
            case IS_BLANK -> truth(arguments.getFirst() instanceof Blank);
            case IS_LITERAL -> truth(arguments.getFirst() instanceof Literal);
            case IS_NUMERIC -> truth(Numeric.of(arguments.getFirst()).isPresent());
            case STR -> TermFunctions.text(arguments.getFirst()).map(Terms::string);
            case LANG -> TermFunctions.language(arguments);
            case DATATYPE -> TermFunctions.datatype(arguments);
            case IRI -> TermFunctions.iri(arguments);
            case STRDT -> TermFunctions.withDatatype(arguments);
            case STRLANG -> TermFunctions.withLanguage(arguments);
            case UUID -> Optional.of(new Iri("urn:uuid:" + uuid()));
            case STRUUID -> Optional.of(Terms.string(uuid()));
            case STRLEN -> Strings.length(arguments);
            case SUBSTR -> Strings.substring(arguments);
            case UCASE -> Strings.upper(arguments);
            case LCASE -> Strings.lower(arguments);
            case STRSTARTS -> Strings.test(arguments, String::startsWith);
            case STRENDS -> Strings.test(arguments, String::endsWith);
            case CONTAINS -> Strings.test(arguments, String::contains);
            case STRBEFORE -> Strings.before(arguments);
            case STRAFTER -> Strings.after(arguments);
            case ENCODE_FOR_URI -> Strings.encodeForUri(arguments);
            case CONCAT -> Strings.concat(arguments);
            case LANG_MATCHES -> Strings.languageMatches(arguments);
            case REGEX -> Regexes.matches(arguments, around.budget());
            case REPLACE -> Regexes.replace(arguments, around.budget());
            case ABS -> number(arguments).map(value -> absolute(value).literal());
            case ROUND -> number(arguments).map(value -> round(value).literal());
            case CEIL ->
                number(arguments)
                        .map(value -> value.rounded(RoundingMode.CEILING).literal());
            case FLOOR ->
                number(arguments).map(value -> value.rounded(RoundingMode.FLOOR).literal());
            case RAND -> Optional.of(new Numeric.Wide(around.chance().nextDouble()).literal());
            case NOW -> Optional.of(new Literal(around.now().toString(), Xsd.DATE_TIME, ""));
            case YEAR -> Dates.part(arguments, moment -> moment.minute().getYear());
            case MONTH -> Dates.part(arguments, moment -> moment.minute().getMonthValue());
            case DAY -> Dates.part(arguments, moment -> moment.minute().getDayOfMonth());
            case HOURS -> Dates.part(arguments, moment -> moment.minute().getHour());
            case MINUTES -> Dates.part(arguments, moment -> moment.minute().getMinute());
            case SECONDS -> Dates.seconds(arguments);
            case TIMEZONE -> Dates.timeZone(arguments);
            case TZ -> Dates.zoneText(arguments);
            case MD5 -> TermFunctions.hash("MD5", arguments);
            case SHA1 -> TermFunctions.hash("SHA-1", arguments);
            case SHA256 -> TermFunctions.hash("SHA-256", arguments);
            case SHA384 -> TermFunctions.hash("SHA-384", arguments);
            case SHA512 -> TermFunctions.hash("SHA-512", arguments);
        };
    }

    private static Optional<Term> truth(boolean value) {
        return Optional.of(Terms.of(value));
    }

    private static Optional<Numeric> number(List<Term> arguments) {
        return Numeric.of(arguments.getFirst());
    }

    private static Numeric absolute(Numeric value) {
        boolean negative = value.rank() < 2 ? value.decimal().signum() < 0 : Math.copySign(1, value.real()) < 0;
        return negative ? Arithmetic.negated(value) : value;
    }

    /** Of two whole numbers that are as near, the larger. */
    private static Numeric round(Numeric value) {
        boolean isHalf = value.isFinite()
                && value.decimal().remainder(BigDecimal.ONE).abs().compareTo(new BigDecimal("0.5")) == 0;
        return value.rounded(isHalf ? RoundingMode.CEILING : RoundingMode.HALF_UP);
    }

    private String uuid() {
        byte[] bytes = new byte[16];
        around.chance().nextBytes(bytes);
        return UUID.nameUUIDFromBytes(bytes).toString();
    }
}
