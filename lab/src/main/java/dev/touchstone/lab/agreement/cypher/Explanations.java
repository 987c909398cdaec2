package dev.touchstone.lab.agreement.cypher;

import static dev.touchstone.lab.agreement.cypher.Fits.calls;
import static dev.touchstone.lab.agreement.cypher.Fits.engineBreaks;
import static dev.touchstone.lab.agreement.cypher.Fits.engineSays;
import static dev.touchstone.lab.agreement.cypher.Fits.has;
import static dev.touchstone.lab.agreement.cypher.Fits.kind;
import static dev.touchstone.lab.agreement.cypher.Fits.referenceEnds;
import static dev.touchstone.lab.agreement.cypher.Fits.referenceSays;
import static dev.touchstone.lab.agreement.cypher.Fits.rows;

import dev.touchstone.cypher.syntax.Clause;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** All differences between the reference and Neo4j 5.26 that are known and allowed. The same list is in docs/internals/cypher.md. */
final class Explanations {
    private static final Optional<String> UNDOCUMENTED = Optional.empty();

    /** What Neo4j refuses, and the reference does not. */
    private static final List<Explanation> REFUSED = List.of(
            new Explanation(
                    "types at compile time",
                    "Neo4j infers types and refuses a query before it runs; the reference refuses what it meets",
                    manual("values-and-types/"),
                    engineSays("Type mismatch", "defined with conflicting type", "Coercion of list to boolean")),
            new Explanation(
                    "no shadowing in subqueries",
                    "Neo4j refuses every variable in EXISTS and COUNT that hides one outside, in list comprehensions as well",
                    manual("subqueries/existential/"),
                    engineSays("is shadowing a variable with the same name")),
            new Explanation(
                    "RETURN * of what is outside",
                    "In EXISTS and COUNT, Neo4j wants a variable of the subquery's own for RETURN *",
                    UNDOCUMENTED,
                    engineSays("RETURN * is not allowed when there are no variables in scope")
                            .and(has(Shapes::isSubquery))),
            new Explanation(
                    "aggregating beside what is outside",
                    "Variables outside EXISTS and COUNT are the same for all rows in it; Neo4j takes them for grouping keys",
                    manual("functions/aggregating/"),
                    engineSays(
                                    "implicit grouping expressions",
                                    "not possible to access variables declared before",
                                    "Cannot use aggregation in ORDER BY")
                            .and(has(Shapes::isSubquery))),
            new Explanation(
                    "no aggregations of subqueries that aggregate",
                    "Neo4j takes an aggregation in a subquery for one in the aggregation around it",
                    UNDOCUMENTED,
                    engineSays("Can't use aggregate functions inside of aggregate functions")
                            .and(has(Shapes::isSubquery))),
            new Explanation(
                    "UNION without RETURN in COUNT",
                    "Neo4j has it in EXISTS, and with UNION ALL",
                    UNDOCUMENTED,
                    engineSays("Query cannot conclude with").and(has(Shapes::isSubquery))),
            new Explanation(
                    "no subqueries in MERGE",
                    "Neo4j does not have them",
                    UNDOCUMENTED,
                    engineSays("Subquery expressions are not allowed in a MERGE clause")),
            new Explanation(
                    "WITH * first in a CALL",
                    "Neo4j takes it for the import, which cannot sort or filter, even where there is nothing to import",
                    manual("subqueries/call-subquery/"),
                    engineSays("Importing WITH should consist only of simple references")),
            new Explanation(
                    "two kinds of repetition in one MATCH",
                    "Neo4j allows no relationship of variable length beside a quantified path",
                    manual("patterns/reference/"),
                    engineSays("Mixing variable-length relationships")),
            new Explanation(
                    "no properties in shortestPath",
                    "Neo4j does not have them",
                    manual("patterns/reference/"),
                    engineSays("This is currently not supported")),
            new Explanation(
                    "truncate of null",
                    "Neo4j has no answer for it, where the reference has null as for other functions",
                    UNDOCUMENTED,
                    engineSays("Invalid call signature for Truncate")),
            new Explanation(
                    "parameters are looked for first",
                    "Neo4j runs nothing without all parameters, the reference fails when it needs one",
                    manual("syntax/parameters/"),
                    engineSays("Expected parameter(s)")));

    /** What the reference refuses, and Neo4j does not. */
    private static final List<Explanation> ALLOWED = List.of(
            new Explanation(
                    "a relationship twice in a pattern",
                    "The TCK has an error where two relationships have one name, Neo4j 5 finds nothing",
                    tck("clauses/match/Match3.feature"),
                    referenceSays("Two relationships of one pattern are both named")),
            new Explanation(
                    "a single value as a list",
                    "Where Neo4j does not know the type beforehand, it takes a single value for a list of one; the TCK has an error",
                    tck("expressions/list/List5.feature"),
                    referenceSays("no list").or(referenceSays("tail does not take"))),
            new Explanation(
                    "truth values that are none",
                    "Where Neo4j does not know the type beforehand, AND, OR, XOR and NOT take maps, lists and strings; the TCK has an error",
                    tck("expressions/boolean/Boolean1.feature"),
                    referenceSays("expected a boolean")),
            new Explanation(
                    "joining values to a string",
                    "Where Neo4j does not know the type beforehand, + joins a temporal value, a point or a boolean to a string",
                    manual("expressions/string-operators/"),
                    referenceSays("cannot join to a string")),
            new Explanation(
                    "null in a temporal map",
                    "Neo4j takes a component that is null for one that is not given, but not in durations",
                    UNDOCUMENTED,
                    referenceSays("no ").and(referenceEnds(": null"))),
            new Explanation(
                    "percentile of nothing",
                    "Neo4j looks at the share, and whether it is one, only where there is a value",
                    UNDOCUMENTED,
                    referenceSays("percentile")),
            new Explanation(
                    "split at several strings",
                    "Neo4j's split also takes a list of delimiters; the reference does not have this yet",
                    manual("functions/string/"),
                    referenceSays("split does not take a list")),
            new Explanation(
                    "names in a subquery that sorts",
                    "After an aggregation, a subquery in ORDER BY can use the names of variables that are gone anew; the reference still knows them",
                    UNDOCUMENTED,
                    referenceSays("The variable").and(has(Shapes::sortsBySubquery))),
            new Explanation(
                    "MERGE of what refers to itself",
                    "Neo4j 5 lets a property in MERGE ask for the element that is being merged",
                    UNDOCUMENTED,
                    referenceSays("There is no variable").and(has(Clause.Merge.class::isInstance))));

    /** What Neo4j does wrong, as far as we can tell. */
    private static final List<Explanation> BUGS = List.of(
            new Explanation(
                    "aggregation of nothing in a subquery",
                    "In EXISTS and COUNT, Neo4j passes the variables outside through WITH and ORDER BY, where they become grouping keys: of no "
                            + "rows there is no group, and so not the one row that an aggregation has. With a bare RETURN there is",
                    UNDOCUMENTED,
                    kind(Verdict.Kind.ROWS, Verdict.Kind.ONLY_REFERENCE_FAILS).and(has(Shapes::aggregatesInSubquery))),
            new Explanation(
                    "range in the wrong direction",
                    "range(0, 1, -3) is empty by the TCK; Neo4j divides the distance by the step, cuts off, and gives [0]",
                    tck("expressions/list/List11.feature"),
                    rows().and(has(Shapes::isSteppedRange))),
            new Explanation(
                    "a type twice",
                    "Where Neo4j only has to count, it adds up numbers by type, and counts [:T|T] twice",
                    tck("clauses/match/Match3.feature"),
                    rows().and(has(Shapes::repeatsType))),
            new Explanation(
                    "sorting distinct paths",
                    "RETURN DISTINCT p ORDER BY p is refused where the pattern of p has elements without names: Neo4j looks for the names that it "
                            + "gave them",
                    UNDOCUMENTED,
                    engineSays("UNNAMED")),
            new Explanation(
                    "a value that is no node as a node",
                    "Where a variable of unknown type is no node, the reference finds nothing, and Neo4j fails in several ways, one of them a "
                            + "ClassCastException",
                    UNDOCUMENTED,
                    engineBreaks("ClassCastException").or(engineSays("Expected a Node", "Expected to find a node"))));

    /** What may be this way or the other. */
    private static final List<Explanation> FREE = List.of(
            new Explanation(
                    "shortestPath meets a node and itself",
                    "That is an error in both; which pairs are met before other conditions rule them out is up to the engine",
                    manual("patterns/reference/"),
                    engineSays("start and end nodes are the same")
                            .or(referenceSays("no shortest path from a node to itself"))),
            new Explanation(
                    "what nobody needs is not evaluated",
                    "Neo4j leaves out columns that nobody reads, stops where AND, OR or a quantifier is decided, and filters in an order of "
                            + "its own; the reference evaluates everything as it stands, and so meets errors that Neo4j does not",
                    UNDOCUMENTED,
                    some(Fits::referenceFailsRunning).and(has(Shapes::isLazy))),
            new Explanation(
                    "evaluated early",
                    "Neo4j evaluates what is constant before it runs, and a condition before one that stands left of it or in an earlier "
                            + "clause, and so meets errors that the reference does not",
                    UNDOCUMENTED,
                    some(Fits::engineFailsRunning).and(has(Shapes::isLazy))),
            new Explanation(
                    "lists in another order",
                    "keys() and labels() give names in any order, and collect() takes rows in the order in which they come",
                    manual("functions/list/"),
                    rows().and(calls("keys", "labels", "collect", "properties")).and(Loosely::same)),
            new Explanation(
                    "MERGE in both directions",
                    "Which way the relationship points that it creates depends on which of two rows comes first",
                    manual("clauses/merge/"),
                    kind(Verdict.Kind.GRAPH_AFTERWARDS).and(has(Shapes::mergesEitherWay))),
            new Explanation(
                    "nodes and maps are compared",
                    "Neo4j orders nodes, relationships, paths and maps with < and its kin, where openCypher has null",
                    Optional.of(
                            "https://github.com/opencypher/openCypher/blob/master/cip/1.accepted/CIP2016-06-14-Define-comparability-and-"
                                    + "equality-as-well-as-orderability-and-equivalence.adoc"),
                    rows().and(has(Shapes::isOrdering))));

    static final List<Explanation> ALL =
            Stream.of(BUGS, REFUSED, ALLOWED, FREE).flatMap(List::stream).toList();

    private Explanations() {}

    static Optional<Explanation> of(Verdict.Different difference) {
        return ALL.stream()
                .filter(explanation -> explanation.fits().test(difference))
                .findFirst();
    }

    private static Predicate<Verdict.Different> some(Predicate<Verdict.Different> condition) {
        return condition;
    }

    private static Optional<String> manual(String page) {
        return Optional.of("https://neo4j.com/docs/cypher-manual/5/" + page);
    }

    private static Optional<String> tck(String feature) {
        return Optional.of("https://github.com/opencypher/openCypher/blob/master/tck/features/" + feature);
    }
}
