package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import dev.touchstone.suites.examples.Example;
import dev.touchstone.suites.examples.Examples;
import dev.touchstone.suites.tck.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The queries of the openCypher TCK, and those of our own examples. */
public final class Sources {
    private Sources() {}

    public static List<Source> all() {
        List<Source> sources = new ArrayList<>();
        Scenario.all().stream()
                .filter(scenario -> !scenario.callsProcedure())
                .forEach(scenario -> of(scenario).ifPresent(sources::add));
        for (String topic : Examples.TOPICS) {
            Examples.about(topic).forEach(group -> sources.addAll(of(topic, group)));
        }
        return sources;
    }

    private static Optional<Source> of(Scenario scenario) {
        try {
            List<Query> setup =
                    scenario.setup().stream().map(CypherParser::parse).toList();
            Map<String, Value> parameters = new LinkedHashMap<>();
            scenario.parameters().forEach((name, text) -> parameters.put(name, literal(text)));
            return scenario.query()
                    .map(text -> new Source(scenario.name(), setup, CypherParser.parse(text), parameters));
        } catch (SyntaxError e) {
            // Some scenarios are about texts that are no Cypher.
            return Optional.empty();
        }
    }

    private static List<Source> of(String topic, Example.Group group) {
        List<Query> setup = List.of(CypherParser.parse(group.graph()));
        return group.examples().stream()
                .filter(example -> example.rows().isPresent())
                .map(example ->
                        new Source(topic + ": " + example.says(), setup, CypherParser.parse(example.query()), Map.of()))
                .toList();
    }

    /** The value of a constant expression. */
    static Value literal(String text) {
        Query query = CypherParser.parse("RETURN " + text + " AS value");
        Result.Done done = (Result.Done) Reference.DEFAULT.evaluate(query, Map.of(), new Graph());
        return done.rows().rows().getFirst().getFirst();
    }
}
