package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.StatementGenerator;
import dev.touchstone.core.oracle.Verifiable;
import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.statement.CypherQuery;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Random queries in Cypher. */
public record CypherStatementGenerator() implements StatementGenerator {

    /** What its queries are made of. */
    public static List<String> ingredients() {
        return Ingredient.names();
    }

    @Override
    public GeneratedStatement reading(Round round, Target target, int bindings, Choices choices) {
        return drawn(generator(round, target, choices).reading(bindings));
    }

    @Override
    public Optional<GeneratedStatement> writing(Round round, Target target, Choices choices) {
        return FunctionGroup.showGraph(target.dialect())
                ? Optional.of(drawn(generator(round, target, choices).writing()))
                : Optional.empty();
    }

    @Override
    public Optional<Verifiable> conditional(Round round, Target target, Choices choices) {
        return Optional.of(reading(round, target, 1, choices).first());
    }

    private static QueryGenerator generator(Round round, Target target, Choices choices) {
        return new QueryGenerator((PropertyGraph) round.dataset(), target.dialect(), round.limits(), choices);
    }

    private static GeneratedStatement drawn(Template template) {
        return new GeneratedStatement(new CypherQuery(template.query(), Map.of()), template.bindings());
    }
}
