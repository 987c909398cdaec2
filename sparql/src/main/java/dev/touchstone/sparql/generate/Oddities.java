package dev.touchstone.sparql.generate;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;

/** Expressions without a value, and expressions whose value nobody knows, of which something is known all the same. */
record Oddities(Expressions expressions) {

    /** An expression that is an error by the standard, whatever the data. */
    Expression error(Kind kind) {
        Expression resource = new Constant(new Iri(RdfGenerator.NAMESPACE + "r1"));
        Expression unbound = new Variable(expressions.setting().names().variable());
        Expression nothing = Expressions.string("none");
        return switch (kind) {
            case NUMBER ->
                expressions
                        .choices()
                        .pickOf(
                                unbound,
                                new Binary(
                                        BinaryOperator.DIVIDE,
                                        expressions.leaf(Kind.NUMBER),
                                        Expressions.constant("0")),
                                new Cast(new Iri(LiteralKind.XSD + "integer"), nothing),
                                Call.of(Function.STRLEN, resource),
                                Call.of(Function.ABS, resource));
            case TEXT ->
                expressions
                        .choices()
                        .pickOf(
                                unbound,
                                Call.of(Function.UCASE, resource),
                                Call.of(Function.LANG, resource),
                                Call.of(Function.CONCAT, nothing, unbound));
            case TRUTH ->
                expressions
                        .choices()
                        .pickOf(
                                unbound,
                                resource,
                                new Cast(new Iri(LiteralKind.XSD + "boolean"), nothing),
                                Call.of(Function.CONTAINS, resource, nothing),
                                new Binary(BinaryOperator.EQUAL, unbound, Expressions.constant("1")),
                                new Binary(BinaryOperator.UNEQUAL, Expressions.constant("1"), unbound));
            case RESOURCE -> expressions.choices().pickOf(unbound, Call.of(Function.DATATYPE, resource));
            case DATE, DATE_TIME, LANGUAGE_TEXT, NODE, MIXED -> unbound;
        };
    }

    /** What is chance or the time, and has one type, one length or one kind all the same. */
    Expression chance(Kind kind) {
        return switch (kind) {
            case NUMBER -> Call.of(Function.STRLEN, Call.of(Function.STRUUID));
            case RESOURCE ->
                Call.of(
                        Function.DATATYPE,
                        Call.of(expressions.choices().pickOf(Function.NOW, Function.RAND, Function.STRUUID)));
            default ->
                Call.of(
                        expressions
                                .choices()
                                .pickOf(Function.IS_IRI, Function.IS_NUMERIC, Function.IS_LITERAL, Function.IS_BLANK),
                        Call.of(expressions
                                .choices()
                                .pickOf(Function.NOW, Function.RAND, Function.UUID, Function.STRUUID, Function.BNODE)));
        };
    }
}
