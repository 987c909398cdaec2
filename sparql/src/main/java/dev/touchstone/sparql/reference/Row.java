package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Blank;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an expression is evaluated for: a solution, and where solutions were grouped those of its group. */
final class Row {
    private final Solution solution;
    private final Optional<List<Solution>> members;
    private final Map<String, Blank> labels;

    private Row(Solution solution, Optional<List<Solution>> members, Map<String, Blank> labels) {
        this.solution = solution;
        this.members = members;
        this.labels = labels;
    }

    static Row of(Solution solution) {
        return new Row(solution, Optional.empty(), new HashMap<>());
    }

    /** A group: what its solutions have in common, and they. */
    static Row of(Solution common, List<Solution> members) {
        return new Row(common, Optional.of(members), new HashMap<>());
    }

    /** The same with more known of it. */
    Row with(Solution extended) {
        return new Row(extended, members, labels);
    }

    Solution solution() {
        return solution;
    }

    Optional<List<Solution>> members() {
        return members;
    }

    /** The blank node that a label stands for in this row: the same wherever it is asked for. */
    Blank labelled(String label, Run run) {
        return labels.computeIfAbsent(label, any -> run.freshBlank());
    }
}
