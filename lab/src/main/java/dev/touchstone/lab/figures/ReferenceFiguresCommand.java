package dev.touchstone.lab.figures;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.lab.figures.ReferenceSampler.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code touchstone figures reference} */
@Command(
        name = "reference",
        description = {
            "Measures the reference evaluators: evaluations per CPU-second, and the slowest one.",
            "Every query is evaluated twice; only the second, warm time counts. Gremlin's reference is an engine."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  touchstone figures reference", "  touchstone figures reference --language sparql --queries 3000"})
public final class ReferenceFiguresCommand implements Callable<Integer> {
    private static final List<String> FIGURES =
            List.of("language", "queries", "per CPU-second", "slowest", "too large", "empty", "rows");

    @Mixin
    FigureOptions options = new FigureOptions();

    @Override
    public Integer call() {
        List<ReferenceSampler> all = List.of(
                new CypherReferenceSampler(false), new CypherReferenceSampler(true), new SparqlReferenceSampler());
        List<List<String>> rows = options.chosen(all, ReferenceSampler::language).stream()
                .map(this::row)
                .toList();
        new TextTable(FIGURES, rows).lines().forEach(options.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> row(ReferenceSampler sampler) {
        List<Supplier<Effect>> queries = new ArrayList<>();
        for (int number = 0; number < options.queries; number++) {
            queries.add(sampler.query(new Choices(options.seed).split("query", number)));
            options.progress(sampler.language() + ", " + sampler.description(), number + 1);
        }
        evaluated(queries, new CpuTimer());
        CpuTimer cpu = new CpuTimer();
        List<Effect> effects = evaluated(queries, cpu);
        return List.of(
                sampler.language(),
                sampler.description(),
                String.format(Locale.ROOT, "%.0f", queries.size() / cpu.seconds()),
                String.format(Locale.ROOT, "%.1f ms", cpu.longestMillis()),
                Long.toString(effects.stream().filter(Effect::isTooLarge).count()),
                Long.toString(effects.stream()
                        .filter(effect -> effect.rows() == 0 && !effect.isTooLarge())
                        .count()),
                Long.toString(effects.stream().mapToLong(Effect::rows).sum()));
    }

    private static List<Effect> evaluated(List<Supplier<Effect>> queries, CpuTimer cpu) {
        return queries.stream().map(cpu::time).toList();
    }
}
