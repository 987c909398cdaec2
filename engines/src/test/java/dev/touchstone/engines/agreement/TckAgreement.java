package dev.touchstone.engines.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The reference against Neo4j 5.26, on queries that are put together by chance from those of the openCypher TCK.
 *
 * <p>It takes minutes, so it is no part of the build: {@code mvn -pl engines -am package -Dtest=TckAgreement
 * -Dsurefire.failIfNoSpecifiedTests=false -Dqueries=2000 -Dseed=1}. Every difference must be explained, in {@link Explanations} and in
 * docs/internals/cypher.md.
 */
class TckAgreement {
    private static final Path DIFFERENCES = Path.of("target", "agreement.txt");

    @Test
    void everyDifferenceIsExplained() throws IOException {
        int queries = Integer.getInteger("queries", 2000);
        long seed = Long.getLong("seed", 1);
        List<Source> sources = Sources.all();
        Graphs graphs = new Graphs(sources);
        Variants variants = new Variants(Pool.of(sources), graphs, new Choices(seed));
        Files.createDirectories(DIFFERENCES.toAbsolutePath().getParent());
        Files.writeString(DIFFERENCES, "");
        Tally counts = new Tally();
        try (Neo4j engine = new Neo4j()) {
            for (List<Variant> group : byGraph(
                    IntStream.range(0, queries).mapToObj(variants::variant).toList())) {
                compare(group, graphs, engine, counts);
            }
        }
        System.out.println(queries + " queries of seed " + seed + "\n" + counts);
        assertThat(counts.unexplained()).as("see " + DIFFERENCES).isZero();
    }

    private static List<List<Variant>> byGraph(List<Variant> variants) {
        Map<List<Query>, List<Variant>> groups = variants.stream()
                .sorted(Comparator.comparing(variant -> Writing.in(variant.query())))
                .collect(Collectors.groupingBy(Variant::setup, LinkedHashMap::new, Collectors.toList()));
        return List.copyOf(groups.values());
    }

    private static void compare(List<Variant> group, Graphs graphs, Neo4j engine, Tally counts) throws IOException {
        boolean fresh = false;
        for (Variant variant : group) {
            if (!fresh) {
                engine.begin(variant.setup().stream().map(CypherText::of).toList());
            }
            Verdict verdict = new Trial(variant, graphs.of(variant.setup()), engine).verdict();
            fresh = !Writing.in(variant.query());
            counts.add(verdict, isLegal(variant.query()));
            Files.writeString(DIFFERENCES, describe(verdict), StandardOpenOption.APPEND);
        }
    }

    private static boolean isLegal(Query query) {
        try {
            Semantics.check(query);
            return true;
        } catch (CypherError e) {
            return false;
        }
    }

    private static String describe(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Same same -> "";
            case Verdict.LeftOut leftOut -> "";
            case Verdict.Broken(Variant variant, RuntimeException thrown) ->
                describe(variant, "BROKEN") + thrown + " at " + thrown.getStackTrace()[0] + "\n";
            case Verdict.Different difference ->
                describe(
                                difference.variant(),
                                difference.kind() + ": "
                                        + Explanations.of(difference)
                                                .map(Explanation::name)
                                                .orElse("UNEXPLAINED"))
                        + "reference: " + words(difference.reference()) + "\nengine:    "
                        + words(difference.engine()) + "\n";
        };
    }

    private static String describe(Variant variant, String title) {
        String setup = variant.setup().stream().map(CypherText::of).collect(Collectors.joining(";\n  "));
        String parameters = variant.parameters().isEmpty() ? "" : "parameters " + variant.parameters() + "\n";
        return "---- " + variant.number() + " " + title + "\n  " + setup + "\n> " + CypherText.of(variant.query())
                + "\n" + parameters;
    }

    private static String words(Result result) {
        return switch (result) {
            case Result.Failed failed -> failed.kind() + " " + failed.detail() + ": " + failed.message();
            case Result.Done done -> Notes.of(done.answer());
        };
    }

    private static String words(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows ? Notes.of(rows.answer()) : outcome.summary();
    }
}
