package dev.touchstone.sparql.generate;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.reference.value.Numeric;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What expressions can do with a term, or with all terms that a variable stands for. */
enum Kind {
    NUMBER,
    TEXT,
    LANGUAGE_TEXT,
    TRUTH,
    DATE,
    DATE_TIME,
    RESOURCE,
    /** IRIs and blank nodes. */
    NODE,
    /** Different ones, or one that no operator is for. */
    MIXED;

    /** Of these the standard says which comes first. */
    static final List<Kind> SORTED = List.of(NUMBER, TEXT, TRUTH, DATE_TIME, RESOURCE);

    /** Of these it says which is less. */
    static final List<Kind> COMPARED = List.of(NUMBER, NUMBER, TEXT, TRUTH, DATE_TIME);

    private static final double RESPELLED = 0.2;

    static Kind of(Term term) {
        return switch (term) {
            case Iri iri -> RESOURCE;
            case Blank blank -> NODE;
            case Literal literal -> of(literal);
        };
    }

    private static Kind of(Literal literal) {
        return switch (literal.datatype().replaceFirst(".*#", "")) {
            case "string" -> TEXT;
            case "langString" -> LANGUAGE_TEXT;
            case "boolean" -> literal.lexical().matches("true|false|0|1") ? TRUTH : MIXED;
            case "date" -> literal.lexical().matches("[0-9]{4}-[0-9]{2}-[0-9]{2}") ? DATE : MIXED;
            case "dateTime" -> literal.lexical().matches("[0-9T:.-]+Z") ? DATE_TIME : MIXED;
            default -> Numeric.of(literal).isPresent() ? NUMBER : MIXED;
        };
    }

    /** What both are. */
    Kind and(Kind other) {
        if (this == other) {
            return this;
        }
        boolean nodes = (this == RESOURCE && other == NODE) || (this == NODE && other == RESOURCE);
        return nodes ? NODE : MIXED;
    }

    /** What each variable stands for in these solutions. */
    static Map<String, Kind> in(List<Solution> solutions) {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        for (Solution solution : solutions) {
            for (String name : solution.names()) {
                kinds.merge(name, of(solution.get(name).orElseThrow()), Kind::and);
            }
        }
        return kinds;
    }

    /** A literal of this kind. */
    Literal random(MixedChoices mix) {
        return switch (this) {
            case NUMBER -> number(mix);
            case TEXT -> LiteralKind.STRING.canonical(mix);
            case LANGUAGE_TEXT -> LiteralKind.LANGUAGE_STRING.canonical(mix);
            case TRUTH -> LiteralKind.BOOLEAN.canonical(mix);
            case DATE -> LiteralKind.DATE.canonical(mix);
            case DATE_TIME -> LiteralKind.DATE_TIME.canonical(mix);
            case RESOURCE, NODE, MIXED -> mix.choices().pick(LiteralKind.KNOWN).canonical(mix);
        };
    }

    private static Literal number(MixedChoices mix) {
        LiteralKind kind = mix.choices()
                .pickOf(
                        LiteralKind.INTEGER,
                        LiteralKind.INTEGER,
                        LiteralKind.DECIMAL,
                        LiteralKind.DOUBLE,
                        LiteralKind.FLOAT);
        return mix.comes(Ingredient.RESPELLED, RESPELLED) ? kind.respelled(mix) : kind.canonical(mix);
    }
}
