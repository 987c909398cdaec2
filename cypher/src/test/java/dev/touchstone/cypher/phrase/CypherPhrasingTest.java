package dev.touchstone.cypher.phrase;

import dev.touchstone.contracts.PropertyGraphPhrasing;
import dev.touchstone.cypher.CypherLanguage;

class CypherPhrasingTest extends PropertyGraphPhrasing {
    CypherPhrasingTest() {
        super(new CypherLanguage(), new CypherPhrasings());
    }
}
