package dev.touchstone.lab.agreement.sparql;

import static dev.touchstone.lab.agreement.sparql.Shapes.aggregates;
import static dev.touchstone.lab.agreement.sparql.Shapes.calls;
import static dev.touchstone.lab.agreement.sparql.Shapes.casts;
import static dev.touchstone.lab.agreement.sparql.Shapes.has;
import static dev.touchstone.lab.agreement.sparql.Shapes.path;
import static dev.touchstone.lab.agreement.sparql.Shapes.throwing;

import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.reference.value.Xsd;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All differences between the reference and its peers that are known. The same list is in docs/internals/sparql.md. */
final class Explanations {
    private static final List<Explanation> OF_JENA = List.of(
            new Explanation(
                    "equality in strict mode",
                    "In strict mode, = of two IRIs, or of an IRI and a literal, is an error where they differ",
                    true,
                    Explanations::isGoneWithValues),
            new Explanation(
                    "a sequence backwards",
                    "^(p/q) is evaluated as p/q backwards, step by step in the wrong order",
                    false,
                    path(Path.Inverse.class, Path.Sequence.class)),
            new Explanation(
                    "errors that escape",
                    "A function throws what is no error of an expression, and the query ends",
                    true,
                    throwing("Node$NotLiteral", "is not a string")),
            new Explanation(
                    "a substring from before the beginning",
                    "SUBSTR with a place before the first, and no length, is empty",
                    false,
                    calls(Function.SUBSTR)),
            new Explanation("casts to boolean", "NaN becomes true", false, casts(Xsd.BOOLEAN)),
            new Explanation(
                    "the sum of one",
                    "It has the type of the one, though 0 is added to it",
                    false,
                    aggregates(AggregateFunction.SUM)),
            new Explanation(
                    "a literal for a verb",
                    "A solution that puts a literal where a verb stands in EXISTS ends the query",
                    true,
                    throwing("Unidentified predicate")),
            new Explanation(
                    "a blank node at a path",
                    "A blank node in the pattern that is the end of a sequence and stands elsewhere, too, is taken for two",
                    false,
                    has(Pattern.Triples.class, Shapes::hasBlankAtPath)),
            new Explanation(
                    "languages of what is no string",
                    "langMatches of a number is false, and no error",
                    false,
                    calls(Function.LANG_MATCHES)),
            new Explanation(
                    "nothing joined",
                    "GROUP_CONCAT(DISTINCT …) of nothing is nothing, and not the empty string",
                    false,
                    aggregates(AggregateFunction.GROUP_CONCAT)),
            new Explanation(
                    "rounding", "ROUND of a short stays a short, and is no integer", false, calls(Function.ROUND)),
            new Explanation("NaN compared", "It is greater than every number", false, Shapes::comparesNotANumber));

    private static final List<Explanation> OF_RDF4J = List.of(
            new Explanation(
                    "constants that are errors",
                    "An expression of constants that is an error ends the query while it is optimised",
                    true,
                    throwing("ValueExprEvaluationException")),
            new Explanation(
                    "nested repetitions",
                    "A path within + or * that is itself optional or repeated throws",
                    true,
                    throwing("vp.startValue")),
            new Explanation(
                    "casts of what is no number",
                    "xsd:integer of NaN or INF ends the query",
                    true,
                    throwing("NumberFormatException")),
            new Explanation(
                    "COALESCE of one", "It ends the query while it is optimised", true, throwing("Node has no parent")),
            new Explanation(
                    "repetitions within repetitions",
                    "A path within +, * or ? that is one of these itself: ends are lost, doubled or unbound",
                    false,
                    Shapes::hasNestedRepetition),
            new Explanation(
                    "the inverse of a negated set",
                    "The direction is forgotten",
                    false,
                    path(Path.Inverse.class, Path.Except.class)),
            new Explanation("length", "STRLEN counts units of UTF-16", false, calls(Function.STRLEN)),
            new Explanation(
                    "a substring from behind the end", "SUBSTR is an error there", false, calls(Function.SUBSTR)),
            new Explanation("infinity", "ABS writes it Infinity, which is no float", false, calls(Function.ABS)),
            new Explanation(
                    "what is not bound",
                    "isIRI and its kin are false of it, and no error",
                    false,
                    calls(Function.IS_IRI).or(calls(Function.IS_NUMERIC))),
            new Explanation(
                    "EXISTS",
                    "A filter in EXISTS, or one in an inner group, does not see what is bound around it",
                    false,
                    has(Expression.Exists.class)),
            new Explanation(
                    "variables of MINUS in SELECT *",
                    "SELECT * has columns for variables that are not in scope, with nothing in them",
                    true,
                    Difference::isGoneWithoutEmptyColumns),
            new Explanation("MINUS without shared variables", "It removes solutions", false, has(Pattern.Minus.class)),
            new Explanation(
                    "UNDEF beside a filter",
                    "A filter is asked of VALUES before what it is joined with",
                    false,
                    has(Pattern.ValuesRow.class, row -> row.cells().contains(Optional.empty()))),
            new Explanation(
                    "aggregates of errors",
                    "Aggregates leave out what is an error or unbound",
                    false,
                    aggregates(AggregateFunction.SUM)
                            .or(aggregates(AggregateFunction.AVG))
                            .or(aggregates(AggregateFunction.MIN))
                            .or(aggregates(AggregateFunction.MAX))),
            new Explanation(
                    "UNION in a join",
                    "A filter, or what is bound beside it, loses solutions",
                    false,
                    has(Pattern.Union.class)),
            new Explanation("casts to boolean", "A real other than zero becomes false", false, casts(Xsd.BOOLEAN)),
            new Explanation(
                    "plus",
                    "+ of what is no number is that, and no error",
                    false,
                    has(Expression.Unary.class, unary -> unary.operator() == Expression.UnaryOperator.PLUS)),
            new Explanation(
                    "the empty group counted",
                    "COUNT(*) of the one solution of an empty group is 0",
                    false,
                    aggregates(AggregateFunction.COUNT)),
            new Explanation(
                    "OPTIONAL in a join",
                    "A solution in which it binds nothing is lost, or gets a value from beside it",
                    false,
                    has(Pattern.Optionally.class)),
            new Explanation(
                    "groups of what is never bound",
                    "They are lost where the pattern binds nothing",
                    false,
                    has(Query.GroupKey.class)),
            new Explanation(
                    "booleans by value",
                    "A pattern with \"0\" finds false",
                    false,
                    has(Value.Literal.class, literal -> literal.datatype().equals(Xsd.BOOLEAN))),
            new Explanation(
                    "sorting",
                    "Of two rows that compare as equal the first comes twice",
                    false,
                    has(Query.SortKey.class)),
            new Explanation(
                    "sameTerm",
                    "One variable takes the place of the other, also in a path",
                    false,
                    calls(Function.SAME_TERM)),
            new Explanation(
                    "an inner SELECT",
                    "Variables that it does not project are taken for those around it",
                    false,
                    has(Pattern.SubSelect.class)),
            new Explanation(
                    "IN by terms",
                    "NaN is in a list with NaN, though it equals nothing",
                    false,
                    has(Expression.In.class)),
            new Explanation("COALESCE of an error", "The error of IF ends it", false, calls(Function.COALESCE)),
            new Explanation("rounding", "ROUND of a half goes away from zero", false, calls(Function.ROUND)),
            new Explanation(
                    "a variable for a filter",
                    "An IRI is true in it, and no error, beside another filter or a negated set",
                    false,
                    has(Pattern.Filter.class, filter -> filter.condition() instanceof Expression.Variable)),
            new Explanation(
                    "paths of no length",
                    "One is missed between a term and itself, or found of a term that is no node of the graph",
                    false,
                    has(Path.ZeroOrMore.class).or(has(Path.ZeroOrOne.class))),
            new Explanation(
                    "true or an error",
                    "|| of true and an error is an error, && of two errors is false, && of a number and true is the number",
                    false,
                    has(
                            Expression.Binary.class,
                            binary -> binary.operator() == Expression.BinaryOperator.OR
                                    || binary.operator() == Expression.BinaryOperator.AND)),
            new Explanation(
                    "BIND of nothing",
                    "What it does not bind is compatible with nothing afterwards",
                    false,
                    has(Pattern.Bind.class)),
            new Explanation("BNODE of no string", "It makes a blank node", false, calls(Function.BNODE)),
            new Explanation(
                    "a variable compared with itself",
                    "NaN equals itself there",
                    false,
                    has(Expression.Binary.class, binary -> binary.left().equals(binary.right()))));

    static final List<Explanation> ALL =
            Stream.of(OF_JENA, OF_RDF4J).flatMap(List::stream).toList();

    private Explanations() {}

    static Optional<Explanation> of(Difference difference) {
        List<Explanation> known = difference.peer() instanceof JenaPeer ? OF_JENA : OF_RDF4J;
        return known.stream().filter(each -> each.fits().test(difference)).findFirst();
    }

    /** The same where the query need not be small. */
    static Optional<Explanation> atOnce(Difference difference) {
        return of(difference).filter(Explanation::certain);
    }

    private static boolean isGoneWithValues(Difference difference) {
        return difference.peer() instanceof JenaPeer jena
                && Difference.judge(jena.withValues(), difference.question()) instanceof Verdict.Pass;
    }
}
