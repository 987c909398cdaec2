package dev.touchstone.host.jena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.apache.jena.atlas.lib.NotImplemented;
import org.apache.jena.query.QueryBuildException;
import org.apache.jena.query.QueryCancelledException;
import org.apache.jena.query.QueryException;
import org.apache.jena.query.QueryExecException;
import org.apache.jena.query.QueryParseException;
import org.apache.jena.riot.RiotException;
import org.apache.jena.shared.JenaException;
import org.apache.jena.sparql.ARQInternalErrorException;
import org.apache.jena.sparql.expr.ExprEvalException;
import org.apache.jena.update.UpdateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FaultsTest {

    @Test
    void aTextThatDoesNotParseIsASyntaxError() {
        assertThat(Faults.meaning(new QueryParseException("Encountered", 1, 2))).isEqualTo(Fault.SYNTAX);
        assertThat(Faults.meaning(new RiotException("Illegal object"))).isEqualTo(Fault.SYNTAX);
    }

    @Test
    void aWrongNumberOfArgumentsIsASyntaxError() {
        assertThat(Faults.meaning(new QueryBuildException("takes one argument")))
                .isEqualTo(Fault.SYNTAX);
    }

    @Test
    void whatTheParserWrapsMeansWhatIsInside() {
        assertThat(Faults.meaning(new QueryException("wrapped", new QueryParseException("inside", 1, 2))))
                .isEqualTo(Fault.SYNTAX);
        assertThat(Faults.meaning(new QueryException("bad port", new JenaException("bad port"))))
                .isEqualTo(Fault.SYNTAX);
        assertThat(Faults.meaning(new QueryException("(", new PatternSyntaxException("unclosed", "(", 0))))
                .isEqualTo(Fault.EVALUATION);
        assertThat(Faults.meaning(new QueryException("null", new NullPointerException())))
                .isEqualTo(Fault.INTERNAL);
    }

    @Test
    void aStackThatOverflowsInTheParserIsNoSyntaxError() {
        assertThat(Faults.meaning(new QueryParseException("null", new StackOverflowError(), -1, -1)))
                .isEqualTo(Fault.INTERNAL);
    }

    @Test
    void anExpressionOrAnUpdateThatHasNoResultIsAnEvaluationError() {
        assertThat(Faults.meaning(new ExprEvalException("bad pattern"))).isEqualTo(Fault.EVALUATION);
        assertThat(Faults.meaning(new UpdateException("No such graph"))).isEqualTo(Fault.EVALUATION);
    }

    @Test
    void whatJenaSaysItCannotDoIsUnsupported() {
        assertThat(Faults.meaning(new QueryExecException("Unregistered aggregate")))
                .isEqualTo(Fault.UNSUPPORTED);
        assertThat(Faults.meaning(new NotImplemented("not yet"))).isEqualTo(Fault.UNSUPPORTED);
    }

    @Test
    void aCancelledQueryIsATimeout() {
        assertThat(Faults.meaning(new QueryCancelledException())).isEqualTo(Fault.TIMEOUT);
    }

    static Stream<Throwable> defects() {
        return Stream.of(
                new ARQInternalErrorException("broken"),
                new NullPointerException(),
                new ClassCastException(),
                new IndexOutOfBoundsException(),
                new UnsupportedOperationException(),
                new StackOverflowError(),
                new JenaException("something"),
                new QueryException("without a cause"));
    }

    @ParameterizedTest
    @MethodSource("defects")
    void everythingElseIsInternal(Throwable defect) {
        assertThat(Faults.meaning(defect)).isEqualTo(Fault.INTERNAL);
    }
}
