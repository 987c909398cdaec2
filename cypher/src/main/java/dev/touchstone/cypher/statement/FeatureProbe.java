package dev.touchstone.cypher.statement;

import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.ProbeGraph;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.List;
import java.util.Map;

/** The statement that shows whether an engine has a feature. */
public final class FeatureProbe {
    private FeatureProbe() {}

    public static Probe of(Feature feature) {
        List<List<Value>> rows = feature.answer().stream().map(List::of).toList();
        return new Probe(
                feature.key(),
                ProbeGraph.GRAPH,
                new CypherStatement(feature.query(), Map.of()),
                rows,
                feature.refused());
    }
}
