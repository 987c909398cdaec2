package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    private static final List<String> GUIDANCE = List.of("full", "none");

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "A folder for all of it.")
    Path out = Path.of("rd2");

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "10", description = "default: ${DEFAULT-VALUE}")
    int rounds = 10;

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Queries in a round (default: ${DEFAULT-VALUE}).")
    int cases = 1000;

    @Option(
            names = "--reduce-minutes",
            paramLabel = "N",
            defaultValue = "10",
            description = "How long to make the findings of a cell small (default: ${DEFAULT-VALUE}).")
    double reduceMinutes = 10;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    long seed = 1;

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() throws IOException {
        if (rounds < 1 || cases < 1 || !(reduceMinutes > 0)) {
            throw new UserMistake("--rounds, --cases and --reduce-minutes must be above 0");
        }
        Sequence sequence = new Sequence(out, workshop);
        for (String guidance : GUIDANCE) {
            sequence.campaign(guidance, campaign(guidance));
            String folder = sequence.folder(guidance).toString();
            if (Files.exists(Path.of(folder, CampaignFolder.RAW))) {
                sequence.once(guidance, "reduced", "reduce", folder, "--minutes", Double.toString(reduceMinutes));
            }
        }
        table().lines().forEach(workshop.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> campaign(String guidance) {
        List<String> arguments = new ArrayList<>(ENGINES);
        arguments.addAll(List.of("--oracle", "agree", "--guidance", guidance, "--seed", Long.toString(seed)));
        arguments.addAll(List.of("--rounds", Integer.toString(rounds), "--cases", Integer.toString(cases)));
        arguments.addAll(List.of("--datasets", "1", "--triples", "50", "--reduce", "0"));
        return arguments;
    }

    private Columns table() throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (String guidance : GUIDANCE) {
            Path folder = out.resolve(guidance);
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
