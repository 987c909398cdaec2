package dev.touchstone.cypher.rewrite;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.rewrite.InOtherWords;
import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.CypherStatement;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.GraphContent;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A query in Cypher, and the same in other words. Of one that writes, the graphs afterwards are compared as well. */
@JsonTypeName("Reworded")
public record Reworded(
        Dataset dataset,
        EngineId engine,
        Query query,
        Map<String, Value> parameters,
        @Keyword String rule,
        int way) implements InOtherWords<Query> {
    public Reworded {
        parameters = Ordered.copyOf(parameters);
    }

    @Override
    public List<Rule<Query>> rules() {
        return Rules.ALL;
    }

    @Override
    public Statement statement(Query asked) {
        return new CypherQuery(asked, parameters);
    }

    @Override
    public Optional<String> undetermined(Query asked) {
        return Reference.DEFAULT.undetermined(asked, parameters, Graph.of((PropertyGraph) dataset));
    }

    @Override
    public List<Statement> looks() {
        return Writes.in(query)
                ? List.of(
                        new CypherStatement(GraphContent.NODES, Map.of()),
                        new CypherStatement(GraphContent.EDGES, Map.of()))
                : List.of();
    }

    @Override
    public Verdict effects(List<Outcome> first, List<Outcome> second) {
        Verdict verdict = Verdict.pass();
        for (Outcome look : Stream.concat(first.stream(), second.stream()).toList()) {
            verdict = verdict.and(Survival.amongOthers(engine, look));
        }
        return first.isEmpty() || !(verdict instanceof Verdict.Pass)
                ? verdict
                : compared(content(first), content(second));
    }

    private static GraphContent content(List<Outcome> looks) {
        return new GraphContent(rows(looks.get(0)), rows(looks.get(1)));
    }

    private static List<List<Value>> rows(Outcome look) {
        return ((Outcome.Rows) look).answer().rows();
    }

    private Verdict compared(GraphContent first, GraphContent second) {
        return first.isSameAs(second)
                ? Verdict.pass()
                : new Verdict.Fail(
                        Verdict.Kind.WRONG_RESULT,
                        engine,
                        first.nodesOf(second).isNone() ? "graph: edges" : "graph: nodes",
                        "A statement and the same in other words leave different graphs.");
    }
}
