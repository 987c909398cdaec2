package dev.touchstone.sparql.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.generate.QueryGenerator;
import dev.touchstone.sparql.reference.GraphStore;
import java.util.List;
import java.util.Optional;

/**
 * A query gives the same as the elements of its group, run one after the other (QuDi, carried over to SPARQL).
 *
 * <pre>{@code
 * SELECT * { ?a :p ?b OPTIONAL { ?b :q ?c } MINUS { ?a :r ?c } }       1 row   <- MINUS taken before OPTIONAL
 * SELECT ?a ?b { ?a :p ?b }                                            2 rows
 * SELECT ?a ?b ?c { VALUES (?a ?b) { … } OPTIONAL { ?b :q ?c } }       2 rows
 * SELECT * { VALUES (?a ?b ?c) { … (:x :y UNDEF) } MINUS { … } }       2 rows
 * }</pre>
 */
public record Disassembling() implements Oracle {
    private static final int TRIES = 5;

    @Override
    public String name() {
        return "disassemble";
    }

    @Override
    public String why() {
        return "A query and the elements of its group, run one after the other on the solutions of the one before, do the same work.";
    }

    @Override
    public String example() {
        return "rows({ e1 e2 }) = rows({ VALUES rows(e1) e2 })";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        RdfGraph graph = (RdfGraph) round.dataset();
        GraphStore store = GraphStore.of(graph);
        for (int i = 0; i < TRIES; i++) {
            SparqlQuery query = new SparqlQuery(
                    new QueryGenerator(graph, target.dialect(), round.limits(), choices.split("query", i)).query());
            // The reference has worked out what the generator wrote, so that only the cuts are in question.
            if (Pieces.of(query.query()).isPassable(store)) {
                return Optional.of(new PassedSolutions(graph, target.engine(), query));
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof SparqlQuery query
                ? Optional.of(new PassedSolutions(dataset, targets.getFirst().engine(), query))
                        .filter(Case::isLegal)
                        .map(Case.class::cast)
                : Optional.empty();
    }
}
