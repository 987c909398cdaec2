package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Arithmetic;
import dev.touchstone.sparql.reference.value.Casts;
import dev.touchstone.sparql.reference.value.Comparability;
import dev.touchstone.sparql.reference.value.Numeric;
import dev.touchstone.sparql.reference.value.PermittedDifferences;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.reference.value.Truth;
import dev.touchstone.sparql.reference.value.Xsd;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Values of expressions. An empty value is an error, as an unbound variable is. */
record Expressions(Scope scope) {
    /** Those that give a number back that they need not change. */
    private static final Set<Function> ROUNDING = Set.of(Function.ABS, Function.ROUND, Function.CEIL, Function.FLOOR);

    /** Whether a condition holds; an error is no. */
    boolean holds(Expression condition, Row row) {
        return truth(condition, row).orElse(false);
    }

    Optional<Term> evaluate(Expression expression, Row row) {
        scope.run().budget().spend(1);
        return switch (expression) {
            case Variable variable -> variable(variable.name(), row);
            case Constant constant -> Optional.of(constant.term());
            case Expression compound -> {
                Optional<Term> value = compound(compound, row);
                value.ifPresent(scope.run()::worksOut);
                yield value;
            }
        };
    }

    private Optional<Term> compound(Expression expression, Row row) {
        return switch (expression) {
            case Variable variable -> throw new IllegalArgumentException("not compound: " + variable);
            case Constant constant -> throw new IllegalArgumentException("not compound: " + constant);
            case Unary unary -> unary(unary, row);
            case Binary binary -> binary(binary, row);
            case In in -> in(in, row).map(found -> Terms.of(found != in.not()));
            case Exists exists -> Optional.of(Terms.of(exists(exists, row) != exists.not()));
            case Call call -> call(call, row);
            case Cast cast -> evaluate(cast.operand(), row).flatMap(term -> cast(cast, term));
            case Aggregate aggregate ->
                new Aggregates(this, false)
                        .evaluate(
                                aggregate,
                                row.members()
                                        .orElseThrow(() ->
                                                new IllegalArgumentException("an aggregate where nothing is grouped")));
        };
    }

    /** A variable that is no key of its group has the value of any of the group's solutions. */
    private Optional<Term> variable(String name, Row row) {
        return row.solution()
                .get(name)
                .or(() -> scope.fixed().get(name))
                .or(() -> row.members()
                        .filter(members -> !members.isEmpty())
                        .flatMap(members -> members.getFirst().get(name)));
    }

    private Optional<Term> cast(Cast cast, Term term) {
        scope.run().note(PermittedDifferences.inCast(cast.datatype().value(), term));
        if (cast.datatype().value().equals(Xsd.STRING)) {
            scope.run().compares(term);
        }
        return spelled(term, Casts.apply(cast.datatype().value(), term)).map(this::sized);
    }

    /** A number that was worked out, and that an engine need not be able to hold. */
    private Term sized(Term number) {
        scope.run().note(PermittedDifferences.isBeyond(number), PermittedDifferences.LARGE);
        return number;
    }

    /** A number that comes of the same number: an engine may leave it as it was written. */
    private Optional<Term> spelled(Term operand, Optional<? extends Term> value) {
        value.filter(number -> PermittedDifferences.isRespelled(operand, number))
                .ifPresent(scope.run()::mayBeWrittenOtherwise);
        return value.map(term -> term);
    }

    private Optional<Boolean> truth(Expression expression, Row row) {
        Optional<Term> value = evaluate(expression, row);
        scope.run()
                .note(value.filter(PermittedDifferences::inTruth).isPresent(), "the truth of a string with a language");
        value.ifPresent(this::sized);
        return value.flatMap(Truth::of);
    }

    private Optional<Term> unary(Unary unary, Row row) {
        return switch (unary.operator()) {
            case NOT -> truth(unary.operand(), row).map(value -> Terms.of(!value));
            case MINUS ->
                evaluate(unary.operand(), row).flatMap(Arithmetic::negate).map(this::sized);
            case PLUS ->
                evaluate(unary.operand(), row)
                        .flatMap(term -> spelled(term, Numeric.of(term).map(Numeric::literal)));
        };
    }

    private Optional<Term> binary(Binary binary, Row row) {
        return switch (binary.operator()) {
            case AND ->
                Truth.and(truth(binary.left(), row), truth(binary.right(), row)).map(Terms::of);
            case OR ->
                Truth.or(truth(binary.left(), row), truth(binary.right(), row)).map(Terms::of);
            default -> {
                Optional<Term> left = evaluate(binary.left(), row);
                Optional<Term> right = evaluate(binary.right(), row);
                yield left.isPresent() && right.isPresent()
                        ? operation(binary, left.get(), right.get())
                        : Optional.empty();
            }
        };
    }

    private Optional<Term> operation(Binary binary, Term left, Term right) {
        scope.run().note(PermittedDifferences.inOperation(binary.operator(), left, right));
        return switch (binary.operator()) {
            case EQUAL -> Comparability.equal(left, right).map(Terms::of);
            case UNEQUAL -> Comparability.equal(left, right).map(equal -> Terms.of(!equal));
            case LESS, GREATER, LESS_OR_EQUAL, GREATER_OR_EQUAL ->
                Comparability.compare(binary.operator(), left, right).map(Terms::of);
            default -> {
                Optional<Term> value = Arithmetic.apply(binary.operator(), left, right);
                // A quotient that does not end is cut off somewhere, which matters only where it is used further.
                scope.run()
                        .note(
                                binary.operator() != BinaryOperator.DIVIDE
                                        && value.filter(PermittedDifferences::isBeyond)
                                                .isPresent(),
                                PermittedDifferences.LARGE);
                yield value;
            }
        };
    }

    /** {@code x IN (a, b)} is {@code x = a || x = b}. */
    private Optional<Boolean> in(In in, Row row) {
        Optional<Term> subject = evaluate(in.subject(), row);
        // Nothing is in the empty list (17.4.1.9), and an error in an operand is an error (17.2).
        scope.run().note(subject.isEmpty() && in.items().isEmpty(), "an error in an empty list");
        Optional<Boolean> found = Optional.of(false);
        for (Expression item : in.items()) {
            Optional<Term> term = evaluate(item, row);
            found = Truth.or(found, subject.flatMap(one -> term.flatMap(other -> equal(one, other))));
        }
        return found;
    }

    private Optional<Boolean> equal(Term left, Term right) {
        scope.run().note(PermittedDifferences.inOperation(BinaryOperator.EQUAL, left, right));
        return Comparability.equal(left, right);
    }

    private boolean exists(Exists exists, Row row) {
        return !new Patterns(scope.substituting(row.solution()))
                .group(exists.group())
                .isEmpty();
    }

    private Optional<Term> call(Call call, Row row) {
        if (!call.function().takes(call.arguments().size())) {
            throw new IllegalArgumentException("wrong number of arguments: " + call);
        }
        return switch (call.function()) {
            case BOUND ->
                Optional.of(Terms.of(call.arguments().getFirst() instanceof Variable variable
                        && variable(variable.name(), row).isPresent()));
            case IF ->
                truth(call.arguments().getFirst(), row)
                        .flatMap(holds -> evaluate(call.arguments().get(holds ? 1 : 2), row));
            case COALESCE ->
                call.arguments().stream()
                        .flatMap(argument -> evaluate(argument, row).stream())
                        .findFirst();
            case BNODE -> blank(call, row);
            default -> strict(call, row);
        };
    }

    private Optional<Term> blank(Call call, Row row) {
        if (call.arguments().isEmpty()) {
            return Optional.of(scope.run().freshBlank());
        }
        Optional<Term> label = evaluate(call.arguments().getFirst(), row);
        if (label.isPresent() && label.get() instanceof Literal(String lexical, String datatype, String language)) {
            // Stores take other literals for their text, which is more than the standard has, and no wrong answer.
            scope.run().note(!datatype.equals(Xsd.STRING), "BNODE of what is no string");
            return datatype.equals(Xsd.STRING) ? Optional.of(row.labelled(lexical, scope.run())) : Optional.empty();
        }
        return Optional.empty();
    }

    /** Of a GROUP_CONCAT that is only measured the order does not matter, and of chance and the time not what it is, but of which kind. */
    private Optional<Term> argument(Call call, Expression argument, Row row) {
        if (PermittedDifferences.seesKindAlone(call.function(), argument)) {
            return scope.run().functions().apply(((Call) argument).function(), List.of());
        }
        return call.function() == Function.STRLEN
                        && argument instanceof Aggregate aggregate
                        && row.members().isPresent()
                ? new Aggregates(this, true).evaluate(aggregate, row.members().get())
                : evaluate(argument, row);
    }

    private Optional<Term> strict(Call call, Row row) {
        List<Term> arguments = new ArrayList<>();
        for (Expression argument : call.arguments()) {
            argument(call, argument, row).ifPresent(arguments::add);
        }
        if (arguments.size() < call.arguments().size()) {
            return Optional.empty();
        }
        Run run = scope.run();
        run.note(PermittedDifferences.inCall(call.function(), arguments));
        if (call.function() == Function.STR || call.function() == Function.SAME_TERM) {
            arguments.forEach(run::compares);
        }
        Optional<Term> value = run.functions().apply(call.function(), arguments);
        value.filter(term -> PermittedDifferences.isWrittenAtWill(call.function(), term))
                .ifPresent(run::mayBeWrittenOtherwise);
        return ROUNDING.contains(call.function()) ? spelled(arguments.getFirst(), value) : value;
    }
}
