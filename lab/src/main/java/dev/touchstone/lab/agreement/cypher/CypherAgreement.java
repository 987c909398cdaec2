package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherText;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The reference against Neo4j, on queries that are put together by chance from those of the openCypher TCK. Every difference must be
 * explained, in {@link Explanations} and in docs/internals/cypher.md.
 *
 * @param differences where differences go, with their explanations
 * @param progress hears how many queries are done
 */
public record CypherAgreement(Neo4j engine, PrintWriter differences, IntConsumer progress) {
    /** Compares this many queries. */
    public AgreementCounts run(int queries, long seed) {
        List<Source> sources = Sources.all();
        Graphs graphs = new Graphs(sources);
        Variants variants = new Variants(Pool.of(sources), graphs, new Choices(seed));
        AgreementCounts counts = new AgreementCounts();
        for (List<Variant> group :
                byGraph(IntStream.range(0, queries).mapToObj(variants::variant).toList())) {
            compare(group, graphs, counts);
        }
        return counts;
    }

    private static List<List<Variant>> byGraph(List<Variant> variants) {
        Map<List<Query>, List<Variant>> groups = variants.stream()
                .sorted(Comparator.comparing(variant -> Writing.in(variant.query())))
                .collect(Collectors.groupingBy(Variant::setup, LinkedHashMap::new, Collectors.toList()));
        return List.copyOf(groups.values());
    }

    private void compare(List<Variant> group, Graphs graphs, AgreementCounts counts) {
        boolean fresh = false;
        for (Variant variant : group) {
            if (!fresh) {
                engine.begin(variant.setup().stream().map(CypherText::of).toList());
            }
            Verdict verdict = new Trial(variant, graphs.of(variant.setup()), engine).verdict();
            fresh = !Writing.in(variant.query());
            counts.add(verdict, isLegal(variant.query()));
            differences.print(VerdictText.of(verdict));
            differences.flush();
            progress.accept(counts.total());
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
}
