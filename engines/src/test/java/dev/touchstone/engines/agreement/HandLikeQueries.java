package dev.touchstone.engines.agreement;

import dev.touchstone.cypher.reference.value.Aggregations;
import dev.touchstone.cypher.reference.value.Functions;
import dev.touchstone.cypher.reference.value.ScalarFunction;
import dev.touchstone.cypher.syntax.Expression;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** Every function, operator and clause of Cypher in small queries, on small graphs. The same seed, the same queries. */
final class HandLikeQueries {
    private static final List<List<String>> GRAPHS = List.of(
            List.of(),
            List.of("CREATE (:A {x: 1})"),
            List.of(
                    "CREATE (:Z {z: 0}), (a:B:A {y: 'ab', x: 1}), (b:A {x: 2, y: 'b', f: 1.5}), (c:C:B {x: -3, t: true}), "
                            + "(:A {x: 1}), (a)-[:T {k: 2, j: 1}]->(b), (a)-[:T {k: 2}]->(b), (b)-[:U]->(c), (c)-[:T]->(c), (c)-[:U {k: 0}]->(a)"),
            List.of(
                    "CREATE (a:A {l: [3, 1, 2], d: date('2020-02-29'), s: ''}), (b:B {l: [], d: date('2019-12-31'), s: 'Ä'}), "
                            + "(a)-[:T {w: 0.1}]->(b)-[:T {w: 0.2}]->(:C)-[:T {w: 0.3}]->(a)"));

    private static final List<String> VALUES = List.of(
            "1",
            "0",
            "-3",
            "7",
            "2.5",
            "0.1",
            "-0.0",
            "1e10",
            "'ab'",
            "''",
            "'1'",
            "'2020-02-29'",
            "true",
            "false",
            "null",
            "[1, 2, 3]",
            "[]",
            "[1, null]",
            "['b', 'a']",
            "{a: 1}",
            "{b: 1, a: 2}",
            "date('2020-02-29')",
            "localtime('12:30:15.5')",
            "time('12:30+01:00')",
            "localdatetime('2020-02-29T12:30')",
            "datetime('2020-02-29T12:30Z')",
            "duration('P1M2DT3S')",
            "point({x: 1, y: 2})",
            "point({longitude: 10, latitude: 50})",
            "9223372036854775807",
            "0.0 / 0",
            "1.0 / 0");

    private static final List<String> OF_THE_GRAPH =
            List.of("n", "n.x", "n.y", "n.l", "r", "r.k", "p", "labels(n)", "keys(n)", "id(n)", "properties(n)");

    private static final List<String> MATCHES = List.of(
            "MATCH (n)",
            "MATCH (n:A)",
            "MATCH (n:A:B)",
            "MATCH (n {x: 1})",
            "MATCH (n)-[r]->(m)",
            "MATCH (n)-[r]-(m)",
            "MATCH (n)<-[r:T]-(m)",
            "MATCH (n)-[r:T|U]->(m:A)",
            "MATCH (n)-[r*1..2]->(m)",
            "MATCH (n)-[*0..1]-(m)",
            "MATCH p = (n)-[*..2]->(m)",
            "MATCH (n)-->(m)-->(o)",
            "MATCH (n), (m)",
            "MATCH (n) OPTIONAL MATCH (n)-[r]->(m)",
            "OPTIONAL MATCH (n:None)",
            "MATCH (n) MATCH (m:B)",
            "MATCH (n)-[r]->(n)",
            "UNWIND [1, 2, 2, null] AS n",
            "UNWIND [] AS n",
            "WITH 1 AS n",
            "MATCH (n) WITH n.x AS n",
            "MATCH (n) WITH DISTINCT n.x AS n",
            "MATCH p = shortestPath((n)-[*]->(m)) WHERE n <> m",
            "MATCH (n) WHERE (n)-->() WITH n",
            "MATCH (n) CALL { WITH n MATCH (n)-->(m) RETURN m }",
            "CALL { MATCH (n) RETURN n LIMIT 1 }",
            "MATCH (n) UNWIND keys(n) AS k",
            "MATCH (n) UNWIND labels(n) AS k");

    private static final List<String> CONDITIONS = List.of(
            "",
            "",
            "",
            "WHERE n.x > 0",
            "WHERE n.x = 1 OR n.y = 'b'",
            "WHERE NOT n.x > 0",
            "WHERE n.x IS NULL",
            "WHERE n.x IS NOT NULL",
            "WHERE n:A",
            "WHERE n:A AND NOT n:B",
            "WHERE n.x IN [1, 2, null]",
            "WHERE n.y STARTS WITH 'a'",
            "WHERE n.y =~ 'a.*'",
            "WHERE exists((n)-->())",
            "WHERE (n)-[:T]->()",
            "WHERE NOT (n)-->()",
            "WHERE EXISTS { MATCH (n)-->(q) WHERE q.x > 0 }",
            "WHERE COUNT { (n)--() } > 1",
            "WHERE 0 < n.x < 3",
            "WHERE size(labels(n)) = 1",
            "WHERE 'A' IN labels(n)",
            "WHERE id(n) = 0",
            "WHERE any(k IN keys(n) WHERE k = 'x')",
            "WHERE n.x / 0 > 1",
            "WHERE n.none = 1 XOR true");

    private static final List<String> RESULTS = List.of(
            "n",
            "*",
            "count(*)",
            "count(n)",
            "count(DISTINCT n)",
            "collect(n)",
            "labels(n)",
            "keys(n)",
            "id(n)",
            "elementId(n)",
            "properties(n)",
            "n.x",
            "n.x AS x, n.y AS y",
            "DISTINCT n.x",
            "sum(n.x)",
            "avg(n.x)",
            "min(n.x), max(n.y)",
            "n.x, count(*)",
            "labels(n), count(*)",
            "collect(n.x)",
            "collect(DISTINCT n.x)",
            "size(collect(n.x))",
            "n {.x, .y}",
            "n {.*}",
            "[k IN keys(n) | n[k]]",
            "[(n)-->(q) | q.x]",
            "size([(n)-->(q) | q])",
            "head(labels(n))",
            "CASE n.x WHEN 1 THEN 'one' ELSE 'other' END",
            "CASE WHEN n.x > 1 THEN n.x END",
            "coalesce(n.x, 0)",
            "exists(n.x)",
            "n.x + 1",
            "toString(n.x)",
            "n = n",
            "n.x ORDER BY n.x",
            "n.x AS x ORDER BY x DESC",
            "n ORDER BY n.x",
            "n ORDER BY n",
            "n.x ORDER BY n.y, n.x",
            "n.x AS x ORDER BY x LIMIT 1",
            "n.x AS x ORDER BY x SKIP 1 LIMIT 2",
            "n LIMIT 1",
            "n SKIP 1",
            "n LIMIT 0",
            "DISTINCT labels(n)",
            "reduce(s = 0, k IN keys(n) | s + 1)",
            "percentileCont(n.x, 0.5), stDev(n.x)",
            "max(n)",
            "min(labels(n))",
            "COUNT { (n)-->() }",
            "EXISTS { (n)-->() }",
            "n.x IN [1, 2]",
            "n:A",
            "id(n) >= 0",
            "n.x AS x UNION MATCH (n) RETURN n.y AS x",
            "n.x AS x UNION ALL RETURN 1 AS x");

    private static final List<String> OF_TWO = List.of(
            "r",
            "type(r)",
            "startNode(r) = n",
            "endNode(r)",
            "m",
            "n, m",
            "n.x, m.x",
            "n.x < m.x",
            "n < m",
            "n = m",
            "id(n) < id(m)",
            "id(r)",
            "r.k",
            "properties(r)",
            "keys(r)",
            "count(r)",
            "collect(type(r))",
            "type(r), count(*)",
            "size(r)",
            "last(r)");

    private static final List<String> OF_PATHS = List.of(
            "p", "length(p)", "nodes(p)", "relationships(p)", "[q IN nodes(p) | q.x]", "head(nodes(p))", "count(p)");

    private static final List<String> WRITES = List.of(
            "CREATE (n:N {x: 1}) RETURN n",
            "CREATE (n) RETURN id(n)",
            "CREATE (:N)-[r:R {k: 1}]->(:N) RETURN r",
            "MATCH (n) SET n.z = 1",
            "MATCH (n) SET n.z = n.x RETURN n.z",
            "MATCH (n) SET n += {z: 2} RETURN n",
            "MATCH (n:A) SET n = {x: 9} RETURN n",
            "MATCH (n) SET n:New RETURN labels(n)",
            "MATCH (n) REMOVE n.x RETURN n",
            "MATCH (n:A) REMOVE n:A RETURN n",
            "MERGE (n:A {x: 1}) RETURN n",
            "MERGE (n:M {x: 1}) ON CREATE SET n.c = 1 RETURN n.c",
            "MERGE (n:A {x: 1}) ON MATCH SET n.m = 1 RETURN n.m",
            "MATCH (a), (b) MERGE (a)-[:S]->(b)",
            "MATCH (a:A) MERGE (a)-[r:T]->(b) RETURN r",
            "MATCH (n:C) DETACH DELETE n",
            "MATCH ()-[r:U]->() DELETE r",
            "MATCH (n) WITH n LIMIT 1 SET n.first = true",
            "FOREACH (i IN [1, 2] | CREATE (:F {i: i}))",
            "MATCH (n) DETACH DELETE n",
            "UNWIND [1, 2] AS i CREATE (n:U {i: i}) RETURN n.i",
            "MATCH (n) SET n.z = null RETURN n",
            "MATCH (n:A) CREATE (n)-[:NEW]->(:X {x: n.x})",
            "MATCH (n)-[r]->(m) SET r.k = n.x + m.x RETURN r.k",
            "CREATE (n {l: [1, 2], s: 'x'}) RETURN n.l, n.s",
            "CREATE (n {d: date('2020-01-01')}) RETURN n.d",
            "MATCH (n) DELETE n",
            "CREATE (n {x: null}) RETURN keys(n)",
            "MATCH (n) SET n.a = 1, n.b = 2 RETURN keys(n)");

    private final Random random;

    HandLikeQueries(long seed) {
        this.random = new Random(seed);
    }

    /** About so many, spread over the graphs; in the end those that write. */
    List<HandLike> some(int most) {
        Map<List<String>, Set<String>> queries = new LinkedHashMap<>();
        GRAPHS.forEach(graph -> queries.put(graph, new LinkedHashSet<>()));
        List<String> all = new ArrayList<>();
        functions().forEach(all::add);
        operators().forEach(all::add);
        aggregations().forEach(all::add);
        Collections.shuffle(all, random);
        // One half expressions, one half clauses.
        all.subList(0, Math.min(all.size(), most / 2))
                .forEach(query -> queries.get(
                                query.contains("MATCH") ? GRAPHS.get(1 + random.nextInt(3)) : GRAPHS.getFirst())
                        .add(query));
        for (int i = 0; i < most / 2; i++) {
            queries.get(pick(GRAPHS)).add(clauses());
        }
        List<HandLike> groups = new ArrayList<>();
        queries.forEach((graph, some) -> groups.add(new HandLike(graph, List.copyOf(some))));
        GRAPHS.forEach(graph -> WRITES.forEach(write -> groups.add(new HandLike(graph, List.of(write)))));
        return groups;
    }

    private <T> T pick(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private String value() {
        return pick(random.nextInt(4) == 0 ? OF_THE_GRAPH : VALUES);
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
        return Functions.all().stream()
                .sorted(Comparator.comparing(ScalarFunction::name))
                .flatMap(this::calls);
    }

    private Stream<String> calls(ScalarFunction function) {
        List<String> calls = new ArrayList<>();
        for (int arity = function.least(); arity <= Math.min(function.most(), 3); arity++) {
            if (arity == 0) {
                calls.add(function.name() + "()");
            } else if (arity == 1) {
                Stream.concat(VALUES.stream(), OF_THE_GRAPH.stream())
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
        List<String> names = Stream.of(
                        "count",
                        "sum",
                        "avg",
                        "min",
                        "max",
                        "collect",
                        "stDev",
                        "stDevP",
                        "percentileDisc",
                        "percentileCont")
                .filter(name -> Aggregations.arity(name).isPresent())
                .toList();
        List<String> calls = new ArrayList<>();
        for (String name : names) {
            String more = Aggregations.arity(name).orElseThrow() > 1 ? ", 0.5" : "";
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
        String match = pick(MATCHES);
        String condition = match.matches("(?s).*(WHERE|UNWIND|WITH).*") ? "" : pick(CONDITIONS);
        List<String> results = new ArrayList<>(RESULTS);
        if (match.contains("[r") && match.contains("(m")) {
            results.addAll(OF_TWO);
        }
        if (match.contains("p =")) {
            results.addAll(OF_PATHS);
            results.addAll(OF_PATHS);
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
