package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What every engine that speaks Cypher must do. */
abstract class CypherConformance extends EngineConformance {

    /** Where an engine lacks a feature, what its probe asks can perhaps be said otherwise; then the answer is the same. */
    @Test
    void answersTheSameWhereAFeatureIsSaidOtherwise() {
        Dialect dialect = session().target().dialect();
        List<String> surprises = new ArrayList<>();
        for (Probe probe : new CypherLanguage().probes()) {
            Query query = CypherParser.parse(probe.statement().text(dialect));
            if (!Features.within(query, dialect) && Features.within(Fallbacks.within(query, dialect), dialect)) {
                load(probe.dataset());
                String text = CypherText.of(query, dialect);
                Outcome outcome = run(new Text(text));
                if (!isAnswer(probe, outcome)) {
                    surprises.add(text + ": " + outcome);
                }
            }
        }
        assertThat(surprises).isEmpty();
    }
}
