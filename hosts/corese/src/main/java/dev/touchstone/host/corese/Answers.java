package dev.touchstone.host.corese;

import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Table;
import fr.inria.corese.core.Graph;
import fr.inria.corese.core.kgram.api.core.Edge;
import fr.inria.corese.core.kgram.api.core.Node;
import fr.inria.corese.core.kgram.core.Mapping;
import fr.inria.corese.core.kgram.core.Mappings;
import fr.inria.corese.core.sparql.triple.parser.ASTQuery;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The forms of answers as tables. */
final class Answers {
    private Answers() {}

    static Table of(Mappings answer, int maxRows) {
        ASTQuery query = answer.getAST();
        if (query.isAsk()) {
            return new Table(List.of("ask"), List.of(List.of(!answer.isEmpty())), true);
        }
        if (query.isSelect()) {
            return solutions(answer, maxRows);
        }
        if (query.isConstruct() || query.isDescribe()) {
            return graph((Graph) answer.getGraph(), maxRows);
        }
        throw new NotSupported("answer this form of query as a table");
    }

    static Table nothing() {
        return new Table(List.of(), List.of(), true);
    }

    private static Table solutions(Mappings answer, int maxRows) {
        List<Node> variables = answer.getSelect();
        List<List<Object>> rows = new ArrayList<>();
        for (Mapping solution : answer) {
            if (rows.size() < maxRows) {
                rows.add(row(solution, variables));
            }
        }
        return new Table(
                variables.stream().map(node -> node.getLabel().substring(1)).collect(Collectors.toList()),
                rows,
                answer.size() <= maxRows);
    }

    private static List<Object> row(Mapping solution, List<Node> variables) {
        List<Object> row = new ArrayList<>(variables.size());
        for (Node variable : variables) {
            row.add(Terms.of(solution.getValue(variable)));
        }
        return row;
    }

    private static Table graph(Graph made, int maxRows) {
        List<List<Object>> rows = new ArrayList<>();
        for (Edge edge : made.getEdges()) {
            rows.add(Arrays.asList(
                    Terms.of(edge.getSubjectValue()),
                    Terms.of(edge.getPropertyValue()),
                    Terms.of(edge.getObjectValue())));
        }
        List<List<Object>> first = rows.subList(0, Math.min(maxRows, rows.size()));
        return new Table(List.of("subject", "predicate", "object"), first, rows.size() <= maxRows);
    }
}
