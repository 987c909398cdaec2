package dev.touchstone.lab.figures;

import dev.touchstone.campaign.settings.RoundShape;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.report.Construct;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Counts what a generator writes with one degree of guidance. */
final class GeneratorFigures {
    private static final int STATEMENTS_PER_ROUND = 20;
    private static final double RARE = 0.005;
    private static final RoundSize SIZE = new RoundSize(1, STATEMENTS_PER_ROUND);

    private final StatementSampler sampler;
    private final Guidance guidance;
    private final long seed;
    private final Set<String> shapes = new LinkedHashSet<>();
    private final Map<String, Integer> constructs = new TreeMap<>();
    private final CpuTimer cpu = new CpuTimer();
    private int statements;
    private int judged;
    private int withRows;

    GeneratorFigures(StatementSampler sampler, Guidance guidance, long seed) {
        this.sampler = sampler;
        this.guidance = guidance;
        this.seed = seed;
    }

    /** Draws this many statements. */
    GeneratorFigures measure(int count, IntConsumer progress) {
        for (int number = 0; number < count; number++) {
            Choices round = new Choices(seed).split("round", number / STATEMENTS_PER_ROUND);
            RoundShape shape = SIZE.shape(sampler.language().ingredients(), round.split("shape"));
            Limits limits = shape.limits().withBindings(1).withGuidance(guidance);
            Dataset dataset = sampler.language()
                    .dataset(shape.content(), sampler.dialect(), round.split("schema"), round.split("content"));
            int drawn = number;
            Choices choices = new Choices(seed).split("query", number);
            count(cpu.time(() -> sampler.draw(dataset, limits, drawn, choices)), dataset);
            progress.accept(number + 1);
        }
        return this;
    }

    private void count(Statement statement, Dataset dataset) {
        statements++;
        shapes.add(sampler.shape(statement));
        Optional<Boolean> hasRows = sampler.hasRows(statement, dataset);
        judged += hasRows.isPresent() ? 1 : 0;
        withRows += hasRows.orElse(false) ? 1 : 0;
        Stream.concat(
                        sampler.language().report().constructs(statement).stream()
                                .map(Construct::name),
                        sampler.patterns(statement))
                .distinct()
                .forEach(name -> constructs.merge(name, 1, Integer::sum));
    }

    /** The cells of a row: language, guidance, and the figures. */
    List<String> row() {
        return List.of(
                sampler.language().name(),
                guidance.name().toLowerCase(Locale.ROOT),
                judged == 0 ? "-" : percent(withRows, judged),
                shapes.size() + " of " + statements,
                String.format(Locale.ROOT, "%.0f", statements / cpu.seconds()));
    }

    /** The constructs, each with the share of the statements that have it. */
    Stream<List<String>> shares() {
        return constructs.entrySet().stream()
                .map(entry -> List.of(entry.getKey(), percent(entry.getValue(), statements)));
    }

    /** The constructs that fewer than one of 200 statements has. */
    List<String> rare() {
        return constructs.entrySet().stream()
                .filter(entry -> entry.getValue() < RARE * statements)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static String percent(int part, int whole) {
        return String.format(Locale.ROOT, "%.2f %%", 100.0 * part / whole);
    }
}
