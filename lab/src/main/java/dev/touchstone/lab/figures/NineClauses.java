package dev.touchstone.lab.figures;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Texts of queries of nine clauses about what is in a graph, to measure the reference with. A clause that leaves no rows or more than
 * two hundred is thrown away and another one tried, as a guided generator does.
 */
final class NineClauses {
    private final PropertyGraph graph;
    private final boolean unguided;
    private final Choices choices;
    private List<String> nodes = new ArrayList<>();
    private List<String> others = new ArrayList<>();
    private int names;

    /**
     * Queries about a graph.
     *
     * @param unguided whether clauses are kept whatever they leave
     */
    NineClauses(PropertyGraph graph, boolean unguided, Choices choices) {
        this.graph = graph;
        this.unguided = unguided;
        this.choices = choices;
    }

    String query() {
        String text = "";
        for (int clause = 1; clause < 9; clause++) {
            text = extended(text, clause == 1);
        }
        return text + "RETURN " + String.join(", ", all()) + " ORDER BY " + String.join(", ", all());
    }

    private String extended(String text, boolean first) {
        List<String> nodesBefore = List.copyOf(nodes);
        List<String> othersBefore = List.copyOf(others);
        while (true) {
            String longer = text + (first ? match(false) : clause()) + " ";
            long rows = unguided ? 1 : rows(longer);
            if (rows > 0 && rows <= 200) {
                return longer;
            }
            nodes = new ArrayList<>(nodesBefore);
            others = new ArrayList<>(othersBefore);
        }
    }

    private long rows(String text) {
        Result result = Reference.DEFAULT.evaluate(text + "RETURN 1", Map.of(), Graph.of(graph));
        return result instanceof Result.Done done ? done.rows().rows().size() : 0;
    }

    private String clause() {
        return switch (choices.below(8)) {
            case 0, 1, 2 -> match(false);
            case 3 -> match(true);
            case 4 -> unwind();
            case 5 -> aggregate();
            default -> project();
        };
    }

    private String match(boolean optional) {
        List<String> paths = new ArrayList<>();
        List<String> fresh = new ArrayList<>();
        int patterns = optional ? 1 : choices.between(1, 4);
        for (int pattern = 0; pattern < patterns; pattern++) {
            paths.add(path(fresh));
        }
        String where = fresh.isEmpty() ? "" : " WHERE " + condition(fresh);
        nodes.addAll(fresh);
        return (optional ? "OPTIONAL MATCH " : "MATCH ") + String.join(", ", paths) + where;
    }

    /** One to three edges one after the other, from a node that is known or has a property of its own. */
    private String path(List<String> fresh) {
        Edge edge = choices.pick(graph.edges());
        StringBuilder path = new StringBuilder();
        List<String> known = new ArrayList<>(nodes);
        known.addAll(fresh);
        if (!known.isEmpty() && choices.chance(0.7)) {
            path.append('(').append(choices.pick(known)).append(')');
        } else {
            String name = name(fresh);
            path.append('(')
                    .append(name)
                    .append(label(edge.from()))
                    .append(" {uid: ")
                    .append(edge.from())
                    .append("})");
        }
        for (int hop = choices.below(3); hop >= 0; hop--) {
            String type = choices.chance(0.5) ? "-[:" + edge.type() + "]-" : "--";
            path.append(choices.chance(0.3) ? "<" : "").append(type);
            if (path.indexOf("<" + type) < 0 && choices.chance(0.5)) {
                path.append('>');
            }
            path.append('(').append(name(fresh)).append(')');
        }
        return path.toString();
    }

    private String label(long key) {
        List<String> labels = graph.node(key).labels();
        return labels.isEmpty() ? "" : ":" + choices.pick(labels);
    }

    private String name(List<String> fresh) {
        String name = "n" + names++;
        fresh.add(name);
        return name;
    }

    private String condition(List<String> fresh) {
        return choices.pick(fresh) + ".uid > " + choices.below(50) + " AND (size(labels(" + choices.pick(fresh)
                + ")) >= 0 OR NOT " + choices.pick(fresh) + ".uid IN [1, 2, 3])";
    }

    private String unwind() {
        String name = "x" + names++;
        others.add(name);
        return "UNWIND [1, null, 'a'] AS " + name;
    }

    private String project() {
        List<String> kept = choices.some(nodes, 0.6);
        String name = "y" + names++;
        String expression = all().isEmpty() ? "1" : "coalesce(" + choices.pick(all()) + ", 1)";
        nodes = new ArrayList<>(kept);
        others = new ArrayList<>(List.of(name));
        List<String> items = new ArrayList<>(kept);
        items.add(expression + " AS " + name);
        return "WITH DISTINCT " + String.join(", ", items);
    }

    private String aggregate() {
        List<String> kept = choices.some(nodes, 0.3);
        String name = "z" + names++;
        nodes = new ArrayList<>(kept);
        others = new ArrayList<>(List.of(name));
        List<String> items = new ArrayList<>(kept);
        items.add("count(*) AS " + name);
        return "WITH " + String.join(", ", items);
    }

    private List<String> all() {
        List<String> all = new ArrayList<>(nodes);
        all.addAll(others);
        return all;
    }
}
