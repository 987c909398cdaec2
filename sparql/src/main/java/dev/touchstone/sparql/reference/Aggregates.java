package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Arithmetic;
import dev.touchstone.sparql.reference.value.Orderability;
import dev.touchstone.sparql.reference.value.PermittedDifferences;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The value of an aggregate over a group. An error in one solution is an error of all, except to COUNT and SAMPLE.
 *
 * @param measured whether only the length of a text is wanted, so that the order of its parts does not matter
 */
record Aggregates(Expressions expressions, boolean measured) {

    Optional<Term> evaluate(Aggregate aggregate, List<Solution> members) {
        Run run = expressions.scope().run();
        if (aggregate.operand().isEmpty()) {
            if (aggregate.distinct()) {
                run.tellsApart(members);
            }
            long count = aggregate.distinct() ? members.stream().distinct().count() : members.size();
            return Optional.of(Terms.integer(count));
        }
        List<Optional<Term>> values = members.stream()
                .map(member -> expressions.evaluate(aggregate.operand().get(), Row.of(member)))
                .toList();
        List<Optional<Term>> counted =
                aggregate.distinct() ? values.stream().distinct().toList() : values;
        if (aggregate.distinct()) {
            run.tellsApartTerms(values);
        }
        List<Term> known = counted.stream().flatMap(Optional::stream).toList();
        run.note(open(aggregate.function(), known, counted.size() - known.size()));
        return switch (aggregate.function()) {
            case COUNT -> Optional.of(Terms.integer(known.size()));
            case SAMPLE -> sample(known, expressions);
            default -> known.size() < counted.size() ? Optional.empty() : evaluate(aggregate, known, expressions);
        };
    }

    /**
     * An error among the values: it is the least for ORDER BY, by which MIN and MAX go, and one of those that SAMPLE may take. Of nothing but
     * errors the average is 0 by its definition, and an error by that of the sum in it.
     */
    private Optional<String> open(AggregateFunction function, List<Term> known, int errors) {
        return switch (function) {
            case MIN, MAX, SAMPLE -> PermittedDifferences.where(errors > 0, "an error in " + function);
            case AVG -> PermittedDifferences.where(errors > 0 && known.isEmpty(), "AVG of nothing but errors");
            case GROUP_CONCAT ->
                PermittedDifferences.where(
                        !measured && known.stream().distinct().count() > 1, "the order within GROUP_CONCAT");
            case COUNT, SUM -> Optional.empty();
        };
    }

    private static Optional<Term> evaluate(Aggregate aggregate, List<Term> values, Expressions expressions) {
        expressions.scope().run().note(PermittedDifferences.inAggregate(aggregate.function(), values));
        return switch (aggregate.function()) {
            case SUM -> sum(values, expressions.scope().run());
            case AVG ->
                values.isEmpty()
                        ? Optional.of(Terms.integer(0))
                        : sum(values, expressions.scope().run())
                                .flatMap(sum ->
                                        Arithmetic.apply(BinaryOperator.DIVIDE, sum, Terms.integer(values.size())));
            case MIN ->
                values.stream().map(Optional::of).min(Orderability.ORDER).flatMap(least -> least);
            case MAX ->
                values.stream().map(Optional::of).max(Orderability.ORDER).flatMap(most -> most);
            case GROUP_CONCAT -> concat(values, aggregate.separator().orElse(" "), expressions);
            case COUNT, SAMPLE -> throw new IllegalArgumentException("counts errors otherwise");
        };
    }

    private static Optional<Term> sample(List<Term> values, Expressions expressions) {
        expressions.scope().run().note(PermittedDifferences.inAggregate(AggregateFunction.SAMPLE, values));
        return values.stream().findFirst();
    }

    private static Optional<Term> sum(List<Term> values, Run run) {
        Optional<Term> sum = Optional.of(Terms.integer(0));
        for (Term value : values) {
            sum = sum.flatMap(before -> Arithmetic.apply(BinaryOperator.ADD, before, value));
        }
        run.note(sum.filter(PermittedDifferences::isBeyond).isPresent(), PermittedDifferences.LARGE);
        return sum;
    }

    private static Optional<Term> concat(List<Term> values, String separator, Expressions expressions) {
        List<String> texts = new ArrayList<>();
        for (Term value : values) {
            switch (value) {
                case Blank blank -> {
                    return Optional.empty();
                }
                case Iri iri -> texts.add(iri.value());
                case Literal literal -> texts.add(literal.lexical());
            }
        }
        String joined = String.join(separator, texts);
        expressions.scope().run().budget().spend(joined.length());
        return Optional.of(Terms.string(joined));
    }
}
