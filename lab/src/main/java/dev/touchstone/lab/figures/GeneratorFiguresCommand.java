package dev.touchstone.lab.figures;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.generate.Limits.Guidance;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code touchstone figures generator} */
@Command(
        name = "generator",
        description = {
            "Measures the generators: queries with rows for each guidance, distinct shapes, queries per CPU-second,",
            "and the share of queries that have each construct."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone figures generator",
            "  touchstone figures generator --language cypher --queries 10000 --seed 2"
        })
public final class GeneratorFiguresCommand implements Callable<Integer> {
    private static final List<String> FIGURES =
            List.of("language", "guidance", "with rows", "distinct shapes", "per CPU-second");

    @Mixin
    FigureOptions options = new FigureOptions();

    @Override
    public Integer call() {
        List<StatementSampler> all = List.of(new CypherSampler(), new GremlinSampler(), new SparqlSampler());
        for (StatementSampler sampler :
                options.chosen(all, each -> each.language().name())) {
            show(sampler);
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    private void show(StatementSampler sampler) {
        Terminal terminal = options.terminal();
        String language = sampler.language().name();
        List<List<String>> rows = new ArrayList<>();
        List<List<String>> shares = new ArrayList<>();
        List<String> rare = new ArrayList<>();
        for (Guidance guidance : sampler.guidances()) {
            // The first queries of a JVM are slow.
            new GeneratorFigures(sampler, guidance, options.seed).measure(options.queries / 4, done -> {});
            String what = language + ", guidance " + guidance.name().toLowerCase(Locale.ROOT);
            GeneratorFigures figures = new GeneratorFigures(sampler, guidance, options.seed)
                    .measure(options.queries, done -> options.progress(what, done));
            rows.add(figures.row());
            if (guidance == Guidance.FULL) {
                figures.shares().forEach(shares::add);
                rare.addAll(figures.rare());
            }
        }
        new TextTable(FIGURES, rows).lines().forEach(terminal::line);
        terminal.line("");
        new TextTable(List.of(language + " construct", "share"), shares).lines().forEach(terminal::line);
        terminal.line("below 0.5 %: " + (rare.isEmpty() ? "none" : String.join(", ", rare)));
        terminal.line("");
    }
}
