package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.rewrite.InOtherWords;
import dev.touchstone.core.rewrite.Rewriting;
import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.generate.QueryGenerator;
import dev.touchstone.cypher.generate.Template;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Optional;

/**
 * A query in other words gives the same, no less, or as many.
 *
 * <pre>{@code
 * MATCH (a)-->(b) WHERE a.k > 3 RETURN b              2 rows
 * MATCH (a)-->(b) WITH * WHERE a.k > 3 RETURN b       3 rows     <- which are the same question
 * }</pre>
 *
 * @param widening whether the other words ask for less, and not for the same
 */
public record Rewording(boolean widening) implements Rewriting<CypherQuery, Query> {
    private static final double WRITES = 0.15;

    @Override
    public String example() {
        return widening
                ? "rows(MATCH (a)-->(b)) within rows(MATCH (a)--(b))"
                : "rows(MATCH (a)-->(b)) = rows(MATCH (b)<--(a))";
    }

    @Override
    public List<Rule<Query>> rules() {
        return Rules.ALL;
    }

    @Override
    public CypherQuery draw(Dataset dataset, Target target, Round round, Choices choices) {
        QueryGenerator generator =
                new QueryGenerator((PropertyGraph) dataset, target.dialect(), round.limits(), choices);
        boolean writes =
                !widening && choices.split("writes").chance(WRITES) && FunctionGroup.showGraph(target.dialect());
        Template template = writes ? generator.writing() : generator.reading(1);
        return new CypherQuery(template.query(), template.bindings().getFirst());
    }

    @Override
    public Optional<CypherQuery> read(Statement statement) {
        return statement instanceof CypherQuery query ? Optional.of(query) : Optional.empty();
    }

    @Override
    public Query query(CypherQuery statement) {
        return statement.query();
    }

    @Override
    public InOtherWords<Query> reworded(
            Dataset dataset, Target target, CypherQuery statement, Rule<Query> rule, int way) {
        return new Reworded(dataset, target.engine(), statement.query(), statement.parameters(), rule.name(), way);
    }

    @Override
    public boolean isWithin(Query query, Target target) {
        return Features.within(Fallbacks.within(query, target.dialect()), target.dialect());
    }
}
