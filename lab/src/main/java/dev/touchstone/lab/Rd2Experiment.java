package dev.touchstone.lab;

import dev.touchstone.cli.command.TriageReport;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.lab.cell.CellRunner;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.Curves;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code touchstone experiment rd2} */
@Command(
        name = "rd2",
        description = {
            "Repeats the experiment of the RD2 paper: Jena 3.3.0 and RDF4J 3.6.0 against each other, 10 rounds of 1,000 queries on 50 triples.",
            "Once as Touchstone does it, and once without guidance by the data, as RD2 does."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment rd2 --out rd2",
            "  touchstone experiment rd2 --out rd2 --rounds 1 --cases 100 --reduce-minutes 1"
        })
final class Rd2Experiment implements Callable<Integer> {
    private static final List<String> ENGINES = List.of("jena@3.3.0", "rdf4j@3.6.0");
    private static final double REDUCE_MINUTES = 10;
    private static final List<String> GUIDANCE = List.of("full", "none");

    /** With MarkLogic as a third store, and six discrepancies after its authors had looked at them. */
    private static final List<String> PAPER = List.of("the paper", "10000", "94.5", "30 %", "445", "6");

    @Mixin
    ExperimentOptions options = new ExperimentOptions();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        CellRunner sequence = CellRunner.in(options.out, engineOptions);
        for (String guidance : GUIDANCE) {
            sequence.campaign(guidance, campaign(guidance));
            sequence.reduce(guidance, options.reduceMinutes.orElse(REDUCE_MINUTES));
        }
        table().lines().forEach(engineOptions.terminal()::line);
        engineOptions.terminal().line("");
        engineOptions.terminal().line("Discrepancies over the time of a cell, in tenths");
        growth().lines().forEach(engineOptions.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> campaign(String guidance) {
        List<String> arguments = new ArrayList<>(ENGINES);
        arguments.addAll(List.of("--oracle", "agree", "--guidance", guidance, "--triples", "50"));
        arguments.addAll(ExperimentOptions.AS_IN_THE_PAPERS);
        arguments.addAll(options.campaign(options.rounds, options.cases));
        return arguments;
    }

    private GrowthTable growth() {
        List<GrowthTable.Row> rows = new ArrayList<>();
        for (String guidance : GUIDANCE) {
            Path folder = options.out.resolve(guidance);
            if (CellSummary.in(folder, engineOptions.json).isPresent()) {
                rows.add(new GrowthTable.Row(
                        guidance,
                        new TriageReport(List.of(CampaignResult.read(folder, engineOptions.json)), List.of()).curves(),
                        Curves.Point::discrepancies));
            }
        }
        return new GrowthTable(rows);
    }

    private TextTable table() throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (String guidance : GUIDANCE) {
            Path folder = options.out.resolve(guidance);
            Optional<CellSummary> summary = CellSummary.in(folder, engineOptions.json);
            if (summary.isPresent()) {
                rows.add(List.of(
                        guidance,
                        summary.get().cases(),
                        summary.get().secondsOfARound(),
                        summary.get().nonEmpty(),
                        summary.get().failed(),
                        Integer.toString(CampaignResult.read(folder, engineOptions.json)
                                .findings()
                                .size())));
            }
        }
        rows.add(PAPER);
        return new TextTable(
                List.of("guidance", "cases", "seconds a round", "non-empty", "discrepancies", "signatures"), rows);
    }
}
