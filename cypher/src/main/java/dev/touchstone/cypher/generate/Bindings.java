package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Progress;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds further values for the parameters of a query, with which it still finds something, and something else than before. */
record Bindings(Draft draft, Graph graph, Choices choices) {
    /** After this many bindings that find nothing, or nothing new, the search ends. */
    private static final int PATIENCE = 8;

    /** What a query comes to: the rows that reach its last projection, and the answer. */
    private record Found(int reached, List<List<Value>> rows) {}

    List<Map<String, Value>> of(Query query, int wanted) {
        Map<String, Value> first = new LinkedHashMap<>(draft.parameters());
        List<Map<String, Value>> bindings = new ArrayList<>(List.of(first));
        List<String> names = first.keySet().stream()
                .filter(name -> draft.pool(name).size() > 1)
                .toList();
        if (names.isEmpty() || wanted < 2) {
            return bindings;
        }
        Optional<Found> last = run(query, first);
        for (int misses = 0; misses < PATIENCE && bindings.size() < wanted; misses++) {
            Map<String, Value> drawn = redraw(bindings.getLast(), names);
            Optional<Found> found = run(query, drawn);
            boolean another = found.isPresent()
                    && found.get().reached() > 0
                    && !found.get().rows().equals(last.map(Found::rows).orElse(List.of()));
            if (another) {
                bindings.add(drawn);
                last = found;
                misses = -1;
            }
        }
        return bindings;
    }

    private Map<String, Value> redraw(Map<String, Value> last, List<String> names) {
        Map<String, Value> drawn = new LinkedHashMap<>(last);
        String one = choices.pick(names);
        for (String name : names) {
            if (name.equals(one) || choices.chance(0.2)) {
                drawn.put(name, choices.pick(draft.pool(name)));
            }
        }
        return drawn;
    }

    private Optional<Found> run(Query query, Map<String, Value> parameters) {
        int reached = 0;
        List<List<Value>> rows = new ArrayList<>();
        for (Query.Part part : query.parts()) {
            Optional<Progress> progress = Optional.of(Progress.start(graph, draft.steps()));
            for (Clause clause : part.clauses()) {
                if (progress.isEmpty()) {
                    return Optional.empty();
                }
                if (clause instanceof Clause.Return) {
                    reached += progress.get().size();
                }
                progress = progress.get().then(clause, parameters);
            }
            if (progress.isEmpty() || progress.get().size() > draft.limits().rows()) {
                return Optional.empty();
            }
            rows.addAll(progress.get().rows());
        }
        boolean distinct = query.parts().size() > 1 && !query.all();
        return Optional.of(
                new Found(reached, distinct ? rows.stream().distinct().toList() : rows));
    }
}
