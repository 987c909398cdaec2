package dev.touchstone.cli;

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

    @Mixin
    ExperimentOptions options = new ExperimentOptions();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() throws IOException {
        Sequence sequence = Sequence.in(options.out, workshop);
        for (String guidance : GUIDANCE) {
            sequence.campaign(guidance, campaign(guidance));
            sequence.reduce(guidance, options.reduceMinutes.orElse(REDUCE_MINUTES));
        }
        table().lines().forEach(workshop.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> campaign(String guidance) {
        List<String> arguments = new ArrayList<>(ENGINES);
        arguments.addAll(List.of("--oracle", "agree", "--guidance", guidance, "--triples", "50"));
        arguments.addAll(options.campaign(options.rounds, options.cases));
        return arguments;
    }

    private Columns table() throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (String guidance : GUIDANCE) {
            Path folder = options.out.resolve(guidance);
            Optional<CellSummary> summary = CellSummary.in(folder, workshop.json);
            if (summary.isPresent()) {
                rows.add(List.of(
                        guidance,
                        summary.get().cases(),
                        summary.get().secondsOfARound(),
                        summary.get().nonEmpty(),
                        summary.get().failed(),
                        Integer.toString(CampaignResult.read(folder, workshop.json)
                                .findings()
                                .size())));
            }
        }
        return new Columns(
                List.of("guidance", "cases", "seconds a round", "non-empty", "discrepancies", "signatures"), rows);
    }
}
