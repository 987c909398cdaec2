package dev.touchstone.lab.hunt;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.syntax.Expression;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Every function, operator and aggregation of Cypher with every kind of argument, each as a whole query. */
record ExpressionQueries(CypherWords.Expressions words, Choices choices) {
    Stream<String> all() {
        return Stream.of(functions(), operators(), aggregations()).flatMap(each -> each);
    }

    private String value() {
        return choices.pick(choices.below(4) == 0 ? words.ofTheGraph() : words.constants());
    }

    /** An expression as a whole query: what it names is matched before. */
    private static String asked(String expression) {
        String before = expression.matches("(?s).*\\bp\\b.*")
                ? "MATCH p = (n)-[r]->(m) "
                : expression.matches("(?s).*\\br(\\b|\\.).*")
                        ? "MATCH (n)-[r]->(m) "
                        : expression.matches("(?s).*\\bn\\b.*") ? "MATCH (n) " : "";
        return before + "RETURN " + expression + " AS v";
    }

    private Stream<String> functions() {
        return FunctionTable.all().stream()
                .filter(function -> !function.aggregates() && !function.name().equals("exists"))
                .sorted(Comparator.comparing(CypherFunction::name))
                .flatMap(this::calls);
    }

    private Stream<String> calls(CypherFunction function) {
        List<String> calls = new ArrayList<>();
        for (int arity = function.parameters().least();
                arity <= Math.min(function.parameters().most(), 3);
                arity++) {
            if (arity == 0) {
                calls.add(function.name() + "()");
            } else if (arity == 1) {
                Stream.concat(words.constants().stream(), words.ofTheGraph().stream())
                        .forEach(value -> calls.add(function.name() + "(" + value + ")"));
            } else {
                for (int i = 0; i < 60; i++) {
                    List<String> arguments =
                            Stream.generate(this::value).limit(arity).toList();
                    calls.add(function.name() + "(" + String.join(", ", arguments) + ")");
                }
            }
        }
        // What it gives, and something simple of it.
        return calls.stream().flatMap(call -> Stream.of(call, around(call))).map(ExpressionQueries::asked);
    }

    private String around(String call) {
        return choices.pick(List.of(
                        "%s IS NULL",
                        "toString(%s)",
                        "%s = %s",
                        "[%s, 1]",
                        "{k: %s}",
                        "size(%s)",
                        "%s + 1",
                        "%s IN [1, 'ab', null]",
                        "coalesce(%s, 0)",
                        "%s < 1"))
                .replace("%s", call);
    }

    private Stream<String> operators() {
        List<String> operators = Stream.concat(
                        Arrays.stream(Expression.BinaryOperator.values()).map(Expression.BinaryOperator::text),
                        Arrays.stream(Expression.Comparator.values()).map(Expression.Comparator::text))
                .toList();
        Stream<String> binary = operators.stream()
                .flatMap(operator -> Stream.generate(() -> value() + " " + operator + " " + value())
                        .limit(60));
        Stream<String> others = Stream.generate(() -> choices.pick(List.of(
                                "NOT %s",
                                "-%s",
                                "+%s",
                                "%s IS NULL",
                                "%s IS NOT NULL",
                                "%s[0]",
                                "%s[-1]",
                                "%s[1..]",
                                "%s[..-1]",
                                "%s['a']",
                                "%s.a",
                                "%s.year",
                                "%s.x",
                                "[q IN %s | q]",
                                "[q IN %s WHERE q > 1 | q + 1]",
                                "any(q IN %s WHERE q = 1)",
                                "all(q IN %s WHERE q > 0)",
                                "none(q IN %s WHERE q IS NULL)",
                                "single(q IN %s WHERE q = 1)",
                                "reduce(s = 0, q IN %s | s + q)",
                                "CASE %s WHEN 1 THEN 'a' ELSE 'b' END",
                                "CASE WHEN %s THEN 1 END",
                                "1 < %s < 3",
                                "%s AND null",
                                "%s OR true",
                                "[%s, %s]",
                                "{a: %s, b: 2}.a"))
                        .replace("%s", value()))
                .limit(600);
        return Stream.concat(binary, others).map(ExpressionQueries::asked);
    }

    private Stream<String> aggregations() {
        List<String> calls = new ArrayList<>();
        for (CypherFunction function :
                FunctionTable.all().stream().filter(CypherFunction::aggregates).toList()) {
            String name = function.name();
            String more = function.takes(1) ? "" : ", 0.5";
            for (String distinct : List.of("", "DISTINCT ")) {
                for (String of : List.of("n.x", "n.y", "n", "n.f", "n.none", "n.l", "1", "null")) {
                    calls.add("MATCH (n) RETURN " + name + "(" + distinct + of + more + ") AS v");
                }
                for (String list : List.of(
                        "[]",
                        "[null]",
                        "[1, 2, 2]",
                        "[1, 1.0]",
                        "[0.1, 0.2, 0.3]",
                        "['b', 'a']",
                        "[1, 'a']",
                        "[true, 1, [2]]",
                        "[{a: 1}, {b: 2}]",
                        "[duration('P1D'), duration('PT25H')]",
                        "[date('2020-01-01'), null]",
                        "[9223372036854775807, 1, -1]",
                        "[1e308, 1e308, -1e308]")) {
                    calls.add("UNWIND " + list + " AS n RETURN " + name + "(" + distinct + "n" + more + ") AS v");
                }
            }
        }
        return calls.stream();
    }
}
