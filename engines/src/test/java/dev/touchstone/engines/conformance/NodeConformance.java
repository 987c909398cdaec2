package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.statement.Text;
import java.util.Optional;

/** A store that is a package for Node.js, which must be there with npm. */
abstract class NodeConformance extends SparqlConformance {

    /** Blank nodes have other labels in every answer, and language tags come in lower case. */
    @Override
    void assertHolds(Dataset dataset) {
        assertThat(new Comparison(Sameness.TYPED).asMultisets(expected(dataset), content()))
                .satisfies(difference -> assertThat(difference.isNone())
                        .as(difference.toString())
                        .isTrue());
    }

    @Override
    Statement unsupported() {
        return new Text("SELECT (<http://example.org/nosuchfunction>(1) AS ?x) {}");
    }

    /** So deep that the stack does not suffice. */
    @Override
    Optional<Statement> internalError() {
        return Optional.of(new Text("SELECT * { FILTER(" + "(".repeat(20_000) + "1" + ")".repeat(20_000) + ") }"));
    }
}
