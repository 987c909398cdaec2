package dev.touchstone.lab.agreement.sparql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class SparqlAgreementTest {
    private static final int QUERIES = 60;

    static {
        // What RDF4J asserts of itself is its own affair, and off where it is used.
        SparqlAgreementTest.class.getClassLoader().setPackageAssertionStatus("org.eclipse.rdf4j", false);
    }

    @Test
    void everyDifferenceIsExplained() {
        StringWriter differences = new StringWriter();
        SparqlAgreement agreement = new SparqlAgreement(new PrintWriter(differences), done -> {});
        agreement.run(QUERIES, 1);
        assertThat(agreement.unexplained()).as("%s", differences).isZero();
        assertThat(agreement.lines()).anyMatch(line -> line.endsWith(" same"));
    }
}
