package dev.touchstone.engines.agreement;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.examples.Example;
import dev.touchstone.cypher.examples.Examples;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.tck.Scenario;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencypher.tools.tck.api.ExecQuery$;
import org.opencypher.tools.tck.api.Execute;
import org.opencypher.tools.tck.api.InitQuery$;
import org.opencypher.tools.tck.api.Parameters;
import org.opencypher.tools.tck.api.Step;
import scala.jdk.javaapi.CollectionConverters;

/** The queries of the openCypher TCK, and those of our own examples. */
final class Sources {
    private Sources() {}

    static List<Source> all() {
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
        List<Query> setup = new ArrayList<>();
        Map<String, Value> parameters = new LinkedHashMap<>();
        try {
            for (Step step : scenario.steps()) {
                if (step instanceof Parameters given) {
                    CollectionConverters.asJava(given.values())
                            .forEach((name, value) -> parameters.put(name, literal(value.toString())));
                } else if (step instanceof Execute execute && execute.qt() == InitQuery$.MODULE$) {
                    setup.add(CypherParser.parse(execute.query()));
                } else if (step instanceof Execute execute && execute.qt() == ExecQuery$.MODULE$) {
                    Query query = CypherParser.parse(execute.query());
                    return Optional.of(new Source(scenario.name(), setup, query, parameters));
                }
            }
        } catch (SyntaxError e) {
            // Some scenarios are about texts that are no Cypher.
            return Optional.empty();
        }
        return Optional.empty();
    }

    private static List<Source> of(String topic, Example.Group group) {
        List<Query> setup = List.of(CypherParser.parse(group.graph()));
        return group.examples().stream()
                .filter(example -> example.rows().isPresent())
                .map(example ->
                        new Source(topic + ": " + example.says(), setup, CypherParser.parse(example.query()), Map.of()))
                .toList();
    }

    private static Value literal(String text) {
        Query query = CypherParser.parse("RETURN " + text + " AS value");
        Result.Done done = (Result.Done) Reference.DEFAULT.evaluate(query, Map.of(), new Graph());
        return done.rows().rows().getFirst().getFirst();
    }
}
