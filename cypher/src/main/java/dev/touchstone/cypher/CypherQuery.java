package dev.touchstone.cypher;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.Scopes;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.Powers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A Cypher statement given by its syntax tree: it is written in the dialect of whoever is asked. */
public record CypherQuery(Query query, Map<String, Value> parameters) implements Statement {
    /** Parameters that the query does not name are left out: some engines refuse them. */
    public CypherQuery {
        parameters = Ordered.copyOf(mentioned(query, parameters));
    }

    private static Map<String, Value> mentioned(Query query, Map<String, Value> parameters) {
        if (parameters.isEmpty()) {
            return parameters;
        }
        Set<String> names = named(query);
        Map<String, Value> mentioned = new LinkedHashMap<>(parameters);
        mentioned.keySet().retainAll(names);
        return mentioned;
    }

    @Override
    public String text(Dialect dialect) {
        return CypherText.of(query, dialect);
    }

    @Override
    public List<String> powers(Dialect dialect) {
        return Powers.in(text(dialect));
    }

    @Override
    public boolean writes() {
        return Writes.in(query);
    }

    /** Optional matching is a part of its own. */
    @Override
    public List<String> parts() {
        return Tree.nodes(query)
                .filter(Clause.class::isInstance)
                .map(clause -> clause instanceof Clause.Match match && match.optional()
                        ? "OptionalMatch"
                        : clause.getClass().getSimpleName())
                .distinct()
                .sorted()
                .toList();
    }

    private static Set<String> named(Query query) {
        return Tree.nodes(query)
                .filter(Expression.Parameter.class::isInstance)
                .map(parameter -> ((Expression.Parameter) parameter).name())
                .collect(Collectors.toSet());
    }

    /** Also where no row ever asks for it, a parameter needs a value; and of several columns of a star nobody knows which comes first. */
    @Override
    public boolean isLegal() {
        return Semantics.allows(query) && parameters.keySet().containsAll(named(query)) && !returnsStars();
    }

    private boolean returnsStars() {
        return query.parts().stream()
                        .anyMatch(part -> part.clauses().getLast() instanceof Clause.Return last
                                && last.projection().star())
                && Scopes.returned(query, List.of()).size() > 1;
    }

    @Override
    public Expectation expectation(Dataset dataset) {
        if (!(dataset instanceof PropertyGraph content)) {
            return new Expectation.Unsaid();
        }
        Graph graph = Graph.of(content);
        return switch (Reference.DEFAULT.evaluate(query, parameters, graph)) {
            // Whether one answer alone is right is not known either.
            case Result.Failed failed -> new Expectation.Open("the reference says " + failed.detail());
            case Result.Done done ->
                Reference.DEFAULT
                        .undetermined(query, parameters, graph)
                        .<Expectation>map(Expectation.Open::new)
                        .orElseGet(() -> new Expectation.Known(done.answer()));
        };
    }
}
