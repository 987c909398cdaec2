package dev.touchstone.lab.hunt;

import dev.touchstone.core.choice.Choices;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Small Cypher queries such as people write, on small graphs: one half expressions, one half clauses. */
record HandLikeQueries(CypherWords words, Choices choices) {
    HandLikeQueries(Choices choices) {
        this(CypherWords.read(), choices);
    }

    /** About so many, spread over the graphs; in the end those that write. */
    List<HandLike> some(int most) {
        List<List<String>> graphs = words.setups();
        Map<List<String>, Set<String>> queries = new LinkedHashMap<>();
        List<String> expressions = choices.shuffled(
                new ExpressionQueries(words.expressions(), choices).all().toList());
        for (String query : expressions.subList(0, Math.min(expressions.size(), most / 2))) {
            List<String> graph = query.contains("MATCH") ? graphs.get(choices.between(1, 3)) : graphs.getFirst();
            queries.computeIfAbsent(graph, any -> new LinkedHashSet<>()).add(query);
        }
        for (int i = 0; i < most / 2; i++) {
            queries.computeIfAbsent(choices.pick(graphs), any -> new LinkedHashSet<>())
                    .add(clauses());
        }
        List<HandLike> groups = new ArrayList<>();
        queries.forEach((graph, some) -> groups.add(new HandLike(graph, List.copyOf(some))));
        graphs.forEach(graph -> words.writes().forEach(write -> groups.add(new HandLike(graph, List.of(write)))));
        return groups;
    }

    private String clauses() {
        String match = choices.pick(words.matches());
        String condition = match.matches("(?s).*(WHERE|UNWIND|WITH).*") ? "" : choices.pick(words.conditions());
        List<String> results = new ArrayList<>(words.results().ofNodes());
        if (match.contains("[r") && match.contains("(m")) {
            results.addAll(words.results().ofTwo());
        }
        if (match.contains("p =")) {
            results.addAll(words.results().ofPaths());
            results.addAll(words.results().ofPaths());
        }
        String result = choices.pick(results);
        String between = choices.below(5) == 0 && !match.contains("(m")
                ? "WITH n "
                        + choices.pick(List.of(
                                "ORDER BY n.x ", "LIMIT 2 ", "ORDER BY n.x LIMIT 1 ", "WHERE n.x > 0 ", "SKIP 1 ", ""))
                : "";
        return (match + " " + condition + " " + between + "RETURN " + result).replaceAll(" +", " ");
    }
}
