package dev.touchstone.lab.wild;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.sparql.reference.check.Legality;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlText;
import org.junit.jupiter.api.Test;

/** Trees that nobody would write: written, read, stored and checked. */
class WildTest {
    @Test
    void everyTreeReadsBackToItself() {
        for (int seed = 0; seed < 2000; seed++) {
            Query query = Wild.of(seed).query();
            String text = SparqlText.of(query);
            assertThat(SparqlReader.query(text)).as("seed %d: %s", seed, text).isEqualTo(query);
        }
    }

    @Test
    void everyTreeCanBeStored() {
        Json json = new Json(Languages.installed());
        for (int seed = 0; seed < 300; seed++) {
            Query query = Wild.of(seed).query();
            assertThat(json.read(json.storedLine(query), Query.class))
                    .as("seed %d", seed)
                    .isEqualTo(query);
        }
    }

    /** Many of them select nothing, or bind what is bound. */
    @Test
    void mostAreLegal() {
        int allowed = 0;
        for (int seed = 0; seed < 1000; seed++) {
            allowed += Legality.allows(Wild.of(seed).query()) ? 1 : 0;
        }
        assertThat(allowed).isGreaterThan(500);
    }
}
