package dev.touchstone.core.fake;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Composition;
import dev.touchstone.core.oracle.Partitionable;
import dev.touchstone.core.oracle.ReferenceResults;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A statement that any condition divides in this way. */
public record Verified(String words, Composition composition) implements Partitionable {

    @Override
    public String text(Dialect dialect) {
        return words;
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return List.of();
    }

    @Override
    public Verified bound(Map<String, Value> values) {
        return this;
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return true;
    }

    @Override
    public Optional<ReferenceResults> reference(Dataset dataset) {
        return Optional.empty();
    }

    @Override
    public Optional<String> undeterminedOn(Dataset dataset) {
        return Optional.empty();
    }

    @Override
    public Answer aligned(Answer answer) {
        return answer;
    }

    @Override
    public Difference difference(Answer expected, Answer actual) {
        return new Comparison(Sameness.TYPED).asMultisets(expected.rows(), actual.rows());
    }

    @Override
    public List<Statement> looks() {
        return List.of();
    }

    @Override
    public Difference lookDifference(int look, Answer expected, Answer actual) {
        return difference(expected, actual);
    }

    @Override
    public List<Integer> conditions(Dataset dataset) {
        return List.of(0);
    }

    @Override
    public Optional<Partition> partition(int place) {
        return Optional.of(new Partition(this, this, this, this, "neither", composition));
    }

    @Override
    public Map<String, Value> parameters() {
        return Map.of();
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public Optional<String> undetermined() {
        return Optional.empty();
    }

    @Override
    public boolean isLegal() {
        return true;
    }

    @Override
    public List<String> parts() {
        return List.of();
    }

    @Override
    public Expectation expectation(Dataset dataset) {
        return new Expectation.Unsaid();
    }
}
