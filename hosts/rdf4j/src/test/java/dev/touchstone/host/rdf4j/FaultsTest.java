package dev.touchstone.host.rdf4j;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import java.util.regex.PatternSyntaxException;
import org.eclipse.rdf4j.query.MalformedQueryException;
import org.eclipse.rdf4j.query.QueryEvaluationException;
import org.eclipse.rdf4j.query.QueryInterruptedException;
import org.junit.jupiter.api.Test;

class FaultsTest {

    @Test
    void aTextThatDoesNotParseIsASyntaxErrorUnlessTheStackOverflowed() {
        assertThat(Faults.meaning(new MalformedQueryException("Encountered"))).isEqualTo(Fault.SYNTAX);
        assertThat(Faults.meaning(new MalformedQueryException(new StackOverflowError())))
                .isEqualTo(Fault.INTERNAL);
    }

    @Test
    void aQueryThatRdf4jInterruptsIsATimeout() {
        assertThat(Faults.meaning(new QueryInterruptedException("too long"))).isEqualTo(Fault.TIMEOUT);
    }

    @Test
    void whatRdf4jWrapsMeansWhatIsInside() {
        assertThat(Faults.meaning(new QueryEvaluationException(new NullPointerException())))
                .isEqualTo(Fault.INTERNAL);
        assertThat(Faults.meaning(new QueryEvaluationException(new PatternSyntaxException("unclosed", "(", 0))))
                .isEqualTo(Fault.EVALUATION);
        assertThat(Faults.meaning(new QueryEvaluationException("a complaint"))).isEqualTo(Fault.EVALUATION);
    }

    @Test
    void aFunctionThatNobodyKnowsIsUnsupported() {
        assertThat(Faults.meaning(new QueryEvaluationException("Unknown function 'http://example.org/nope'")))
                .isEqualTo(Fault.UNSUPPORTED);
    }
}
