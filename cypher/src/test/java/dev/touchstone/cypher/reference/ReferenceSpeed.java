package dev.touchstone.cypher.reference;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How fast the reference is on queries of nine clauses and graphs of default size. Run by its name; no part of the tests. */
class ReferenceSpeed {
    private static final int QUERIES = 1000;
    private static final double MILLION = 1e6;

    private record Job(Query query, Graph graph) {}

    private final com.sun.management.ThreadMXBean thread =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void measure() {
        List<Job> jobs = jobs(false);
        run(jobs);
        System.out.println("default size: " + run(jobs));
        System.out.println("without any guidance: " + run(jobs(true)));
    }

    private static List<Job> jobs(boolean wild) {
        Dialect dialect = new Dialect("cypher", List.of(PropertyType.values()), List.of());
        List<Job> jobs = new ArrayList<>();
        for (int seed = 0; seed < QUERIES; seed++) {
            Choices choices = new Choices(seed);
            PropertyGraph dataset = (PropertyGraph) new CypherLanguage()
                    .dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("content"));
            String text = new NineClauses(dataset, wild, choices.split("query")).query();
            jobs.add(new Job(CypherParser.parse(text), Graph.of(dataset)));
        }
        return jobs;
    }

    private String run(List<Job> jobs) {
        long start = thread.getCurrentThreadCpuTime();
        double slowest = 0;
        double largest = 0;
        int tooLarge = 0;
        int empty = 0;
        long rows = 0;
        for (Job job : jobs) {
            long before = thread.getCurrentThreadCpuTime();
            long allocated = thread.getCurrentThreadAllocatedBytes();
            switch (Reference.DEFAULT.evaluate(job.query(), Map.of(), job.graph())) {
                case Result.Done done -> {
                    rows += done.rows().rows().size();
                    empty += done.rows().isEmpty() ? 1 : 0;
                }
                case Result.Failed failed when failed.kind() == CypherError.Kind.TOO_LARGE -> tooLarge++;
                case Result.Failed failed -> throw new IllegalStateException(failed.toString());
            }
            slowest = Math.max(slowest, (thread.getCurrentThreadCpuTime() - before) / MILLION);
            largest = Math.max(largest, (thread.getCurrentThreadAllocatedBytes() - allocated) / MILLION);
        }
        double seconds = (thread.getCurrentThreadCpuTime() - start) / 1e9;
        return "%.0f evaluations per CPU-second, the slowest %.1f ms, the largest allocated %.1f MB in all, %d too large, %d empty, %d rows"
                .formatted(jobs.size() / seconds, slowest, largest, tooLarge, empty, rows);
    }
}
