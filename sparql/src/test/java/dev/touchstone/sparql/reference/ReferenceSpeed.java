package dev.touchstone.sparql.reference;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How fast the reference is on wild queries over fifty triples. Run by its name; no part of the tests. */
class ReferenceSpeed {
    private static final int QUERIES = 3000;
    private static final double MILLION = 1e6;

    private final java.lang.management.ThreadMXBean thread = ManagementFactory.getThreadMXBean();

    @Test
    void measure() {
        List<Wild> jobs = new ArrayList<>();
        for (int seed = 0; seed < QUERIES; seed++) {
            jobs.add(Wild.of(seed));
        }
        run(jobs);
        System.out.println(run(jobs));
    }

    private String run(List<Wild> jobs) {
        long start = thread.getCurrentThreadCpuTime();
        double slowest = 0;
        int tooLarge = 0;
        int empty = 0;
        long rows = 0;
        for (Wild job : jobs) {
            long before = thread.getCurrentThreadCpuTime();
            switch (Reference.DEFAULT.evaluate(job.query(), GraphStore.of(job.graph()))) {
                case Result.Exhausted exhausted -> tooLarge++;
                case Result.Rows found -> {
                    rows += found.answer().rows().size();
                    empty += found.answer().isEmpty() ? 1 : 0;
                }
                case Result other -> rows++;
            }
            slowest = Math.max(slowest, (thread.getCurrentThreadCpuTime() - before) / MILLION);
        }
        double seconds = (thread.getCurrentThreadCpuTime() - start) / 1e9;
        return "%.0f evaluations per CPU-second, the slowest %.1f ms, %d too large, %d empty, %d rows"
                .formatted(jobs.size() / seconds, slowest, tooLarge, empty, rows);
    }
}
