package dev.touchstone.gremlin.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import org.junit.jupiter.api.Test;

class GremlinStatementTest {
    @Test
    void itsPartsAreItsOwnStepsEachOnceInOrderOfTheirNames() {
        GremlinStatement statement = new GremlinStatement(Traversal.of(
                Call.of("V"), Call.of("out"), Call.of("where", Argument.nested(Call.of("values"))), Call.of("out")));
        assertThat(statement.parts()).containsExactly("V", "out", "where");
    }

    @Test
    void aTraversalWithoutStepsHasNoParts() {
        assertThat(new GremlinStatement(Traversal.of()).parts()).isEmpty();
    }
}
