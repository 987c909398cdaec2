package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which parts of the Gamera paper an engine is asked, by what its dialect says of it; the bugs that it is known for are left out. */
class RelationsAskedTest {
    private static final Set<String> FAMILIES = Set.of("elementary", "compound", "dynamic");
    private static final int SEEDS = 60;
    private static final Json JSON = new Json(Languages.installed());

    /** What a stored case has if it asks it. */
    private static final Map<String, Pattern> PARTS = new TreeMap<>(Map.ofEntries(
            part("in both directions", "\"either\":true"),
            part("reached by any number", "\"(within|most)\":0"),
            part("counted to any length", "(path-count|leaf-addition|node-removal).*\"most\":0"),
            part("up to 5 hops", "\"is\":\"hops\",[^{}]*\"count\":5|\"bond\":\\{\"is\":\"hops\",\"count\":5"),
            part("number of paths", "path-count"),
            part("paths to a new node", "leaf-addition"),
            part("union of paths", "way-union"),
            part("union of nodes", "set-algebra\",\"whole\":\\{\"is\":\"union"),
            part("union of edges", "edge-algebra\",\"joint\":\"ANY"),
            part("intersection of edges", "edge-algebra\",\"joint\":\"ALL"),
            part("outside", "\"operator\":\"APART\""),
            part("neither at least nor less", "\"operator\":\"NEITHER\""),
            part("edges with a property", "\"types\":[^{}]*\"test\":\\{[^{}]*\"operator\":\"PRESENT\""),
            part(
                    "removal of a node's property",
                    "node-membership.*(\"on\":\"NODE\"[^{}]*\"value\":null|\"come\":\\[\\])"),
            part("removal of an edge's property", "edge-membership.*\"on\":\"EDGE\"[^{}]*\"value\":null"),
            part("removal of a node on a path", "node-removal"),
            part("addition", "\"oracle\":\"addition\""),
            part("deletion", "\"oracle\":\"deletion\""),
            part("update", "\"oracle\":\"update\""),
            part("irrelevant", "\"oracle\":\"irrelevant\"")));

    private static Map.Entry<String, Pattern> part(String name, String pattern) {
        return Map.entry(name, Pattern.compile(pattern));
    }

    @ParameterizedTest
    @CsvSource({
        "neo4j@5.26.0, ''",
        "falkordb@4.16.3, counted to any length",
        "redisgraph@2.12.10, 'counted to any length, union of paths'",
        "kuzu@0.11.2, 'counted to any length, reached by any number, removal of a node on a path, union of paths'",
        "tinkergraph@3.8.1, ''",
        "jena@5.6.0, 'counted to any length, edges with a property, intersection of edges, removal of an edge''s property, union of edges, union of paths'",
    })
    void allButWhatItCannotBeAsked(String engine, String without) {
        Set<String> missing = new TreeSet<>(PARTS.keySet());
        missing.removeAll(asked(target(engine)));
        assertThat(String.join(", ", missing)).isEqualTo(without);
    }

    private static Target target(String engine) {
        EngineId id = EngineId.parse(engine);
        Entry entry = Catalogue.standard().named(id.name()).orElseThrow();
        List<Defect> defects = entry.defects(id.version());
        return new Target(id, entry.dialect(id.version()), List.of(), Optional.empty(), defects)
                .withhold(defects.stream().map(Defect::feature).toList());
    }

    private static Set<String> asked(Target target) {
        Language language = Languages.installed().named(target.dialect().language());
        List<String> cases = new ArrayList<>();
        for (Oracle oracle : language.oracles()) {
            if (FAMILIES.contains(oracle.family()) && !oracle.name().equals("partition")) {
                LongStream.range(0, SEEDS)
                        .mapToObj(seed -> propose(language, oracle, target, seed))
                        .flatMap(Optional::stream)
                        .forEach(cases::add);
            }
        }
        Set<String> found = new TreeSet<>();
        PARTS.forEach((part, pattern) -> {
            if (cases.stream().anyMatch(pattern.asPredicate())) {
                found.add(part);
            }
        });
        return found;
    }

    private static Optional<String> propose(Language language, Oracle oracle, Target target, long seed) {
        Dialect dialect = target.dialect();
        Choices choices = new Choices(seed);
        Dataset dataset = language.dataset(
                new DatasetSettings(8, 10, 20, 3, 3, 6, DatasetSettings.Density.DEFAULT),
                dialect,
                choices.split("schema"),
                choices.split("dataset"));
        return oracle.propose(new Round(1, dataset, List.of(target), dialect, Limits.DEFAULT), choices.split("case"))
                .map(proposed -> JSON.brief(proposed) + "\"oracle\":\"" + oracle.name() + "\"");
    }
}
