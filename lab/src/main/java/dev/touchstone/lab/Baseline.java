package dev.touchstone.lab;

import java.util.ArrayList;
import java.util.List;

/**
 * A tool that the Gamera paper compares with, by an oracle of ours that is equivalent: Grand and GDsmith compare engines, GDBMeter divides
 * queries by a condition on one node.
 *
 * @param tool its name in the paper
 * @param edges how many edges a graph has; without any, all that a pattern finds are single nodes
 */
record Baseline(String tool, List<String> engines, String oracle, String edges) {
    private static final List<String> CYPHER = List.of("neo4j@", "falkordb");

    Baseline {
        engines = List.copyOf(engines);
    }

    /** All tools on these engines, as far as they are for them: what compares engines needs two of a language. */
    static List<Baseline> of(List<String> engines) {
        List<Baseline> all = new ArrayList<>();
        List<String> cypher = engines.stream().filter(Baseline::speaksCypher).toList();
        List<String> gremlin =
                engines.stream().filter(engine -> !speaksCypher(engine)).toList();
        if (gremlin.size() > 1) {
            all.add(new Baseline("Grand", gremlin, "agree", "200"));
        }
        if (cypher.size() > 1) {
            all.add(new Baseline("GDsmith", cypher, "agree", "200"));
        }
        engines.forEach(engine -> all.add(new Baseline("GDBMeter", List.of(engine), "partition", "0")));
        return all;
    }

    private static boolean speaksCypher(String engine) {
        return CYPHER.stream().anyMatch(engine::startsWith);
    }

    String name() {
        return engines.size() > 1
                ? "baseline-" + tool
                : "baseline-" + tool + "-" + engines.getFirst().replaceAll("[/@]", "-");
    }
}
