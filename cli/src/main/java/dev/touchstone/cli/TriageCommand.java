package dev.touchstone.cli;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.triage.Cell;
import dev.touchstone.core.triage.CurvePicture;
import dev.touchstone.core.triage.History;
import dev.touchstone.core.triage.Releases.Every;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone triage} */
@Command(
        name = "triage",
        description = {
            "Says what campaigns found, and how fast: the number of failing cases (N_D), of findings, and of distinct sets of "
                    + "versions that reproduce a finding (N_VDD).",
            "The curves over time are printed, and drawn into triage.svg in the first folder."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone triage touchstone-runs/20261115-120000",
            "  touchstone triage touchstone-runs/20261115-120000 --versions --from 4.0 --to 4.4 --merge",
            "  touchstone triage touchstone-runs/20261115-120000 --cross",
            "",
            "Exit codes: 0 there is no finding, 1 there are some."
        })
final class TriageCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "OUT",
            arity = "1..*",
            description = "The folder of a campaign; of several, the union counts.")
    List<Path> folders = new ArrayList<>();

    @Option(
            names = "--versions",
            description = "First try the findings on other versions, as `touchstone versions` does.")
    boolean versions;

    @Option(
            names = "--every",
            paramLabel = "SERIES",
            defaultValue = "minor",
            description = "With --versions: one release a series, or every release: ${COMPLETION-CANDIDATES} "
                    + "(default: ${DEFAULT-VALUE}).")
    Every every = Every.MINOR;

    @Option(
            names = "--merge",
            description =
                    "Put findings into one folder that the same versions of one engine reproduce and that fail in one "
                            + "way: with one error at one place, or by one oracle in one difference between statements "
                            + "of the same parts. Wrong results that no version has mended stay apart.")
    boolean merge;

    @Option(
            names = "--cross",
            description = "Show each finding to every other oracle that applies, and say who sees it.")
    boolean cross;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "With --cross: compare with this engine; may be given more than once "
                    + "(default: the newest other version).")
    List<String> others = new ArrayList<>();

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME",
            split = ",",
            description = "With --cross: show them to these oracles or families only (default: all).")
    List<String> oracles = new ArrayList<>();

    @Mixin
    Span span = new Span();

    @Mixin
    Patience patience = new Patience();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        Terminal terminal = workshop.terminal();
        VersionRows rows = new VersionRows(workshop, patience, terminal, Optional.empty());
        List<StoredFinding> findings = findings(read());
        if (versions && !findings.isEmpty()) {
            rows.fill(findings, Optional.empty(), span, every);
        }
        if (merge) {
            Merge merger = new Merge(finding -> row(finding, rows));
            read().forEach(campaign -> merger.in(campaign).forEach(terminal::line));
        }
        List<CampaignResult> campaigns = read();
        List<Cell> cells = findings(campaigns).stream()
                .map(rows::file)
                .distinct()
                .flatMap(file -> file.cells().stream())
                .distinct()
                .toList();
        TriageReport report = new TriageReport(campaigns, cells);
        report.lines().forEach(terminal::line);
        draw(report, terminal);
        if (cross && !findings.isEmpty()) {
            crossExamine(findings(campaigns), terminal);
        }
        return (report.curves().firstSeen().isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS).code();
    }

    private List<CampaignResult> read() {
        return folders.stream()
                .map(folder -> CampaignResult.read(folder, workshop.json))
                .toList();
    }

    private static List<StoredFinding> findings(List<CampaignResult> campaigns) {
        return campaigns.stream()
                .flatMap(campaign -> campaign.findings().stream())
                .toList();
    }

    private static History row(StoredFinding finding, VersionRows rows) {
        return History.of(
                rows.file(finding).cells(), finding.name(), finding.accused().name());
    }

    private void draw(TriageReport report, Terminal terminal) {
        Path picture = folders.getFirst().resolve("triage.svg");
        String names = folders.stream()
                .map(folder -> folder.toAbsolutePath().normalize().getFileName().toString())
                .collect(Collectors.joining(", "));
        try {
            Files.writeString(picture, CurvePicture.of(report.curves(), "Failures over time: " + names));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + picture, e);
        }
        terminal.line("the curves are drawn in " + picture);
    }

    private void crossExamine(List<StoredFinding> findings, Terminal terminal) {
        List<EngineId> named =
                others.stream().map(name -> workshop.engine(name, terminal)).toList();
        List<EngineId> asked = new ArrayList<>(named);
        findings.forEach(finding -> asked.addAll(finding.proposed().neededEngines()));
        try (Fleet fleet = new Fleet(workshop, terminal, asked)) {
            CrossExamination examination = new CrossExamination(
                    new Rerun(fleet, patience.limit()),
                    workshop,
                    accused -> named.isEmpty() ? newestOther(accused) : withLanguageOf(accused, named),
                    oracles);
            findings.forEach(finding -> CrossFile.beside(finding, workshop.json).begin());
            terminal.line("");
            terminal.line(
                    "who sees what (found: the oracle that made the finding; ?: nothing can be said; -: does not apply)");
            examination.of(findings, terminal, this::tell).lines().forEach(terminal::line);
        }
    }

    private void tell(StoredFinding finding, Map<String, String> oracles) {
        CrossFile.beside(finding, workshop.json).append(finding.name(), oracles);
    }

    private List<EngineId> newestOther(EngineId accused) {
        if (accused.isServer()) {
            return List.of();
        }
        return span.releases(accused.name(), workshop).versions().reversed().stream()
                .filter(version -> !version.equals(accused.version()))
                .limit(1)
                .map(version -> new EngineId(accused.name(), version))
                .toList();
    }

    /** Engines are only compared with those that speak the same language; a server is asked which one it speaks. */
    private List<EngineId> withLanguageOf(EngineId accused, List<EngineId> named) {
        return named.stream()
                .filter(engine -> !engine.equals(accused))
                .filter(engine -> engine.isServer()
                        || accused.isServer()
                        || language(engine).equals(language(accused)))
                .toList();
    }

    private String language(EngineId engine) {
        return workshop.catalogue.named(engine.name()).orElseThrow().language();
    }
}
