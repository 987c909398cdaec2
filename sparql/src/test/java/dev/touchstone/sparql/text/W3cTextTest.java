package dev.touchstone.sparql.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.suites.w3c.TestFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the W3C wrote, read, written and read again. */
class W3cTextTest {
    private static final Map<String, String> PREFIXES = Map.of("xsd", "http://www.w3.org/2001/XMLSchema#");

    private final Map<String, Integer> notCovered = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private int same;
    private int refused;

    @Test
    void everyQueryReadsBackToTheSameTree() {
        for (String name : TestFiles.ending(".rq")) {
            check(name, () -> {
                Query query = SparqlReader.query(TestFiles.text(name));
                assertThat(SparqlReader.query(SparqlText.of(query))).isEqualTo(query);
                assertThat(SparqlReader.query(new SparqlText(PREFIXES).write(query)))
                        .isEqualTo(query);
            });
        }
        assertThat(failures).isEmpty();
        assertThat(same).as("refused: %d, not covered: %s", refused, notCovered).isGreaterThan(600);
    }

    @Test
    void everyUpdateReadsBackToTheSameTree() {
        for (String name : TestFiles.ending(".ru")) {
            check(name, () -> {
                Update.Request request = SparqlReader.update(TestFiles.text(name));
                assertThat(SparqlReader.update(SparqlText.of(request))).isEqualTo(request);
            });
        }
        assertThat(failures).isEmpty();
        assertThat(same).as("refused: %d, not covered: %s", refused, notCovered).isGreaterThan(100);
    }

    private void check(String name, Runnable check) {
        try {
            check.run();
            same++;
        } catch (NotCovered e) {
            notCovered.merge(String.valueOf(e.getMessage()), 1, Integer::sum);
        } catch (SyntaxError e) {
            // Many of the files are there to be refused, and some are of SPARQL 1.0 alone.
            refused++;
        } catch (AssertionError | RuntimeException e) {
            failures.add(name + "\n   " + e);
        }
    }
}
