package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A statement whose answer can be compared with the right one, in the terms of its language. */
public interface Verifiable extends Statement {

    /** The same statement with these values of its parameters. */
    Verifiable bound(Map<String, Value> values);

    /** Whether an engine that speaks this dialect can be asked it, and takes it as the language means it. */
    boolean isWithin(Dialect dialect);

    /** What the language's own evaluator says of it, whatever its parameters; empty where the reference of the language is an engine. */
    Optional<ReferenceResults> reference(Dataset dataset);

    /** What the evaluator says of it with the values that its parameters have. */
    @Override
    default Expectation expectation(Dataset dataset) {
        return reference(dataset)
                .map(results -> results.of(parameters()).expectation())
                .orElseGet(Expectation.Unsaid::new);
    }

    /** Why the language does not settle its answer on a dataset that is loaded once; empty where it does. */
    Optional<String> undeterminedOn(Dataset dataset);

    /** An answer with its columns in the order that the statement gives them. */
    Answer aligned(Answer answer);

    /** How an answer to it differs from another: in their order where the statement asks for one. */
    Difference difference(Answer expected, Answer actual);

    /** The statements that show the nodes and the edges after it; none where it only reads. */
    List<Statement> looks();

    /** How what one of the looks shows differs from what it should show. */
    Difference lookDifference(int look, Answer expected, Answer actual);
}
