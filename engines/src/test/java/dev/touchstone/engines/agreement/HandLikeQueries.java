package dev.touchstone.engines.agreement;

import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.syntax.Expression;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Every function, operator and clause of Cypher in small queries, on small graphs. The same seed, the same queries. */
final class HandLikeQueries {
    /**
     * What queries are put together from.
     *
     * @param graphs statements that make a graph, or nothing for an empty one
     */
    private record Words(
            List<String> graphs,
            List<String> values,
            List<String> ofTheGraph,
            List<String> matches,
            List<String> conditions,
            List<String> results,
            List<String> ofTwo,
            List<String> ofPaths,
            List<String> writes) {}

    private final Words words = words();
    private final Random random;

    HandLikeQueries(long seed) {
        this.random = new Random(seed);
    }

    /** About so many, spread over the graphs; in the end those that write. */
    List<HandLike> some(int most) {
        Map<List<String>, Set<String>> queries = new LinkedHashMap<>();
        List<String> all = new ArrayList<>();
        functions().forEach(all::add);
        operators().forEach(all::add);
        aggregations().forEach(all::add);
        Collections.shuffle(all, random);
        // One half expressions, one half clauses.
        all.subList(0, Math.min(all.size(), most / 2))
                .forEach(query -> queries.computeIfAbsent(
                                query.contains("MATCH") ? graphs().get(1 + random.nextInt(3)) : graphs().getFirst(),
                                graph -> new LinkedHashSet<>())
                        .add(query));
        for (int i = 0; i < most / 2; i++) {
            queries.computeIfAbsent(pick(graphs()), graph -> new LinkedHashSet<>())
                    .add(clauses());
        }
        List<HandLike> groups = new ArrayList<>();
        queries.forEach((graph, some) -> groups.add(new HandLike(graph, List.copyOf(some))));
        graphs().forEach(graph -> words.writes().forEach(write -> groups.add(new HandLike(graph, List.of(write)))));
        return groups;
    }

    private static Words words() {
        try (InputStream file = Objects.requireNonNull(HandLikeQueries.class.getResourceAsStream("hand-like.yaml"))) {
            return YAMLMapper.builder().build().readValue(file, Words.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<List<String>> graphs() {
        return words.graphs().stream()
                .map(graph -> graph.isEmpty() ? List.<String>of() : List.of(graph))
                .toList();
    }

    private <T> T pick(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private String value() {
        return pick(random.nextInt(4) == 0 ? words.ofTheGraph() : words.values());
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
                Stream.concat(words.values().stream(), words.ofTheGraph().stream())
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
        return calls.stream().flatMap(call -> Stream.of(call, around(call))).map(HandLikeQueries::asked);
    }

    private String around(String call) {
        return pick(List.of(
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
        Stream<String> others = Stream.generate(() -> pick(List.of(
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
        return Stream.concat(binary, others).map(HandLikeQueries::asked);
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

    private String clauses() {
        String match = pick(words.matches());
        String condition = match.matches("(?s).*(WHERE|UNWIND|WITH).*") ? "" : pick(words.conditions());
        List<String> results = new ArrayList<>(words.results());
        if (match.contains("[r") && match.contains("(m")) {
            results.addAll(words.ofTwo());
        }
        if (match.contains("p =")) {
            results.addAll(words.ofPaths());
            results.addAll(words.ofPaths());
        }
        String result = pick(results);
        String between = random.nextInt(5) == 0 && !match.contains("(m")
                ? "WITH n "
                        + pick(List.of(
                                "ORDER BY n.x ", "LIMIT 2 ", "ORDER BY n.x LIMIT 1 ", "WHERE n.x > 0 ", "SKIP 1 ", ""))
                : "";
        return (match + " " + condition + " " + between + "RETURN " + result).replaceAll(" +", " ");
    }
}
