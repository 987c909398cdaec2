package dev.touchstone.cypher.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.generate.QueryGenerator;
import dev.touchstone.cypher.generate.Template;
import java.util.List;
import java.util.Optional;

/**
 * A query gives the same as its clauses, run one after the other (QuDi, carried over to Cypher).
 *
 * <pre>{@code
 * MATCH (a)-[r]->(b) MATCH (b)--(c) RETURN c                                         0 rows   <- two MATCHes taken for one
 * MATCH (a)-[r]->(b) RETURN a, r, b                                                  1 row
 * UNWIND $rows AS row MATCH (a) WHERE a.uid = row.a … MATCH (b)--(c) …        1 row
 * }</pre>
 */
public record Disassembling() implements Oracle {
    /** About so many statements are asked for one binding, so that a case takes no longer than one of {@code truth}. */
    private static final int STATEMENTS = 4;

    @Override
    public String name() {
        return "disassemble";
    }

    @Override
    public String why() {
        return "A query and its clauses, run one after the other on the rows of the clause before, do the same work.";
    }

    @Override
    public String example() {
        return "rows(c1 c2) = rows(UNWIND rows(c1) AS row c2)";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        PropertyGraph graph = (PropertyGraph) round.dataset();
        Template template = new QueryGenerator(graph, target.dialect(), round.limits(), choices.split("query"))
                .reading(Math.max(1, round.limits().bindings() / STATEMENTS));
        // The reference has worked out what the generator wrote, so that only the cuts are in question.
        return Optional.of(new PassedRows(graph, target.engine(), template.query(), template.bindings()))
                .filter(proposed -> Pieces.of(proposed.query()).isCut())
                .map(Case.class::cast);
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof CypherQuery query && dataset instanceof PropertyGraph graph
                ? Optional.of(new PassedRows(
                                graph, targets.getFirst().engine(), query.query(), List.of(query.parameters())))
                        .filter(Case::isLegal)
                        .map(Case.class::cast)
                : Optional.empty();
    }
}
