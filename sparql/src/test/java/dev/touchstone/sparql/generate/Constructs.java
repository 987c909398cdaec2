package dev.touchstone.sparql.generate;

import dev.touchstone.core.tree.StoredName;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.reference.value.Numeric;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Path.Except;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import dev.touchstone.sparql.syntax.Verb;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of the constructs that a query has. */
final class Constructs {
    private static final Set<String> BASE = Set.of("integer", "decimal", "float", "double");

    private Constructs() {}

    static Set<String> of(Query query) {
        return Tree.nodes((Record) query).flatMap(Constructs::names).collect(Collectors.toSet());
    }

    /** Every construct, by the place that has it: those of the types, of the enums, and of what is left out where it is not wanted. */
    static Stream<String> names(Record node) {
        Stream<String> own = StoredName.of(node).stream();
        return Stream.concat(own, parts(node));
    }

    private static Stream<String> parts(Record node) {
        return switch (node) {
            case Unary unary -> Stream.of("unary " + unary.operator().text());
            case Binary binary -> Stream.of(binary.operator().text());
            case Call call -> Stream.of(call.function().text(), group(call.function()));
            case Cast cast -> Stream.of("cast " + cast.datatype().value().replaceAll(".*#", ""));
            case In in -> Stream.of(in.not() ? "NOT IN" : "IN");
            case Exists exists -> Stream.of(exists.not() ? "NOT EXISTS" : "EXISTS");
            case Aggregate aggregate -> aggregate(aggregate);
            case Except except -> except.backward().isEmpty() ? Stream.of() : Stream.of("!(^:p)");
            case Verb.Any any -> Stream.of("?predicate");
            case ValuesRow row ->
                row.cells().stream().anyMatch(cell -> cell.isEmpty()) ? Stream.of("UNDEF") : Stream.of();
            case InGraph graph -> Stream.of(graph.name() instanceof Expression.Variable ? "GRAPH ?g" : "GRAPH :g");
            case Filter filter -> root(filter.condition());
            case Select select -> select(select);
            case Item item -> item.expression().isPresent() ? Stream.of("SELECT (… AS ?x)") : Stream.of();
            case Modifiers modifiers -> modifiers(modifiers);
            case SortKey key -> Stream.of(key.descending() ? "DESC" : "ASC");
            case GroupKey key -> groupKey(key);
            case Literal literal -> literal(literal);
            default -> Stream.of();
        };
    }

    /** Functions that are one as far as drawing goes count together. */
    private static String group(dev.touchstone.sparql.syntax.Function function) {
        return switch (function) {
            case YEAR, MONTH, DAY, HOURS, MINUTES, SECONDS, TIMEZONE, TZ -> "parts of dates";
            case MD5, SHA1, SHA256, SHA384, SHA512 -> "hashes";
            case NOW, RAND, UUID, STRUUID, BNODE -> "chance and the time";
            case ABS, ROUND, CEIL, FLOOR -> "rounding";
            default -> function.text();
        };
    }

    private static Stream<String> aggregate(Aggregate aggregate) {
        String name = aggregate.function() + (aggregate.operand().isEmpty() ? "(*)" : "");
        return Stream.of(
                        Stream.of(aggregate.function().toString()),
                        aggregate.distinct() ? Stream.of(name + " DISTINCT") : Stream.of(name),
                        aggregate.separator().isPresent() ? Stream.of("SEPARATOR") : Stream.<String>of())
                .flatMap(names -> names);
    }

    /** What stands at the root of a filter that is no condition by itself. */
    private static Stream<String> root(Expression condition) {
        return switch (condition) {
            case Binary(var operator, var left, var right) when operator.strength() > 3 -> Stream.of("FILTER(number)");
            case Call call
            when Library.giving(Kind.TEXT).stream().anyMatch(entry -> entry.function() == call.function()) ->
                Stream.of("FILTER(text)");
            case Call call
            when Library.giving(Kind.NUMBER).stream().anyMatch(entry -> entry.function() == call.function()) ->
                Stream.of("FILTER(number)");
            default -> Stream.of();
        };
    }

    private static Stream<String> select(Select select) {
        return Stream.of(
                select.items().isEmpty() ? "SELECT *" : "SELECT ?x",
                select.duplicates().toString());
    }

    private static Stream<String> modifiers(Modifiers modifiers) {
        Map<String, Boolean> has = Map.of(
                "GROUP BY",
                !modifiers.groupBy().isEmpty(),
                "HAVING",
                !modifiers.having().isEmpty(),
                "ORDER BY",
                !modifiers.orderBy().isEmpty(),
                "LIMIT",
                modifiers.limit().isPresent(),
                "OFFSET",
                modifiers.offset().isPresent(),
                "VALUES at the end",
                modifiers.values().isPresent());
        return has.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey);
    }

    private static Stream<String> groupKey(GroupKey key) {
        return key.name().isPresent()
                ? Stream.of("GROUP BY (… AS ?x)")
                : key.expression() instanceof Expression.Variable ? Stream.of() : Stream.of("GROUP BY (…)");
    }

    private static Stream<String> literal(Literal literal) {
        String type = literal.datatype().replaceAll(".*#", "");
        return Stream.concat(
                Stream.of("literal " + (Numeric.of(literal).isPresent() && !BASE.contains(type) ? "derived" : type)),
                Numeric.of(literal).stream().flatMap(number -> number(number, literal)));
    }

    private static Stream<String> number(Numeric number, Literal literal) {
        boolean extreme = !number.isFinite()
                || number.decimal().abs().compareTo(new BigDecimal("1e6")) > 0
                || (number.decimal().signum() != 0 && number.decimal().abs().compareTo(new BigDecimal("1e-6")) < 0);
        boolean respelled = BASE.contains(literal.datatype().replaceAll(".*#", ""))
                && !number.literal().equals(literal);
        return Stream.of(extreme ? "number beyond 10^6 or below 10^-6" : "", respelled ? "number not canonical" : "")
                .filter(name -> !name.isEmpty());
    }

    /** Everything that there is, as far as it can be enumerated. */
    static Set<String> all() {
        return Stream.of(
                        enumerated(dev.touchstone.sparql.syntax.Function.values(), Constructs::group),
                        enumerated(Expression.BinaryOperator.values(), Expression.BinaryOperator::text),
                        enumerated(Expression.UnaryOperator.values(), each -> "unary " + each.text()),
                        enumerated(Expression.AggregateFunction.values(), Object::toString),
                        enumerated(Expression.AggregateFunction.values(), each -> each + " DISTINCT"),
                        enumerated(Query.Duplicates.values(), Object::toString),
                        Stream.of("integer", "decimal", "float", "double", "boolean", "string", "dateTime")
                                .map(type -> "cast " + type),
                        Stream.of(
                                        "integer",
                                        "decimal",
                                        "float",
                                        "double",
                                        "boolean",
                                        "string",
                                        "dateTime",
                                        "date",
                                        "langString",
                                        "derived")
                                .map(type -> "literal " + type),
                        Stream.of(
                                "FILTER(number)",
                                "FILTER(text)",
                                "number beyond 10^6 or below 10^-6",
                                "number not canonical",
                                "GROUP BY",
                                "GROUP BY (…)",
                                "GROUP BY (… AS ?x)",
                                "HAVING",
                                "ORDER BY",
                                "ASC",
                                "DESC",
                                "LIMIT",
                                "OFFSET",
                                "VALUES at the end",
                                "SEPARATOR",
                                "UNDEF",
                                "COUNT(*)",
                                "COUNT(*) DISTINCT",
                                "IN",
                                "NOT IN",
                                "EXISTS",
                                "NOT EXISTS",
                                "GRAPH ?g",
                                "GRAPH :g",
                                "?predicate",
                                "!(^:p)",
                                "SELECT *",
                                "SELECT ?x",
                                "SELECT (… AS ?x)"),
                        stored())
                .flatMap(names -> names)
                .collect(Collectors.toSet());
    }

    private static <T> Stream<String> enumerated(T[] values, Function<T, String> name) {
        return Stream.of(values).map(name);
    }

    /** The records of the syntax by the names that they are stored under. */
    private static Stream<String> stored() {
        return Stream.of(
                        dev.touchstone.sparql.syntax.Path.class,
                        dev.touchstone.sparql.syntax.Pattern.class,
                        Expression.class,
                        Expression.Node.class,
                        Query.class)
                .flatMap(type -> Stream.of(type.getPermittedSubclasses()))
                .filter(Class::isRecord)
                .map(type -> List.of(type.getAnnotationsByType(com.fasterxml.jackson.annotation.JsonTypeName.class))
                        .getFirst()
                        .value());
    }
}
