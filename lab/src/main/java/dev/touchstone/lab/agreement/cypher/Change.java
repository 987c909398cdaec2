package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.cypher.syntax.Query;

/** One change to a query, chosen by chance. */
record Change(Pool pool, Vocabulary vocabulary, Choices choices) {

    PatternChanges patterns() {
        return new PatternChanges(pool, vocabulary, choices);
    }

    private ExpressionChanges expressions() {
        return new ExpressionChanges(pool, vocabulary, choices);
    }

    private ClauseChanges clauses() {
        return new ClauseChanges(expressions(), choices);
    }

    Query once(Query query, Query other) {
        return switch (choices.below(10)) {
            case 0, 1, 2, 3 -> expression(query);
            case 4, 5 -> pattern(query);
            case 6, 7 -> clause(query, other);
            default -> surrounding(query, other);
        };
    }

    private Query expression(Query query) {
        return switch (choices.below(9)) {
            case 0 -> expressions().literal(query);
            case 1 -> expressions().variable(query);
            case 2 -> expressions().key(query);
            case 3 -> expressions().operator(query);
            case 4 -> expressions().comparator(query);
            case 5 -> expressions().function(query);
            default -> expressions().expression(query);
        };
    }

    private Query pattern(Query query) {
        return switch (choices.below(7)) {
            case 0 -> patterns().direction(query);
            case 1 -> patterns().length(query);
            case 2 -> patterns().quantity(query);
            case 3 -> patterns().relaxed(query);
            case 4 -> patterns().optional(query);
            case 5 -> patterns().morePaths(query);
            default -> patterns().rename(query);
        };
    }

    private Query clause(Query query, Query other) {
        return switch (choices.below(8)) {
            case 0 -> clauses().where(query);
            case 1 -> clauses().order(query);
            case 2 -> clauses().sortedByColumns(query);
            case 3 -> clauses().distinct(query);
            case 4 -> clauses().aggregate(query);
            case 5 -> clauses().moreItems(query);
            case 6 -> clauses().dropped(query);
            default -> clauses().inserted(query, other);
        };
    }

    private Query surrounding(Query query, Query other) {
        Surroundings surroundings = new Surroundings(choices);
        return switch (choices.below(7)) {
            case 0, 1 -> surroundings.chained(query, other);
            case 2 -> surroundings.union(query, choices.chance(0.7) ? expression(query) : other);
            case 3 -> surroundings.called(query);
            case 4 -> surroundings.calledPerNode(query);
            case 5 -> surroundings.existing(query);
            default -> surroundings.counted(query);
        };
    }
}
