package dev.touchstone.cli.command;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.cli.option.LimitOption;
import dev.touchstone.cli.option.ReleaseOptions;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.CaseRunner;
import dev.touchstone.triage.CrossExamination;
import dev.touchstone.triage.CrossFile;
import dev.touchstone.triage.CurvePicture;
import dev.touchstone.triage.EnginePool;
import dev.touchstone.triage.FindingMerge;
import dev.touchstone.triage.History;
import dev.touchstone.triage.Releases.Every;
import dev.touchstone.triage.VersionResult;
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
            "Counts what campaigns found, and how fast: failing cases (N_D), findings, and distinct sets of versions that "
                    + "reproduce a finding (N_VDD).",
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
public final class TriageCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "OUT",
            arity = "1..*",
            description = "The folder of a campaign; several folders are merged.")
    List<Path> folders = new ArrayList<>();

    @Option(
            names = "--versions",
            description = "First try the findings on other versions, as `touchstone versions` does.")
    boolean versions;

    @Option(
            names = "--every",
            paramLabel = "SERIES",
            defaultValue = "minor",
            description =
                    "With --versions: the newest release of each series, or every release: ${COMPLETION-CANDIDATES} "
                            + "(default: ${DEFAULT-VALUE}).")
    Every every = Every.MINOR;

    @Option(
            names = "--merge",
            description =
                    "Merge findings that the same versions of an engine reproduce and that fail the same way: with one error "
                            + "at one place, or by one oracle with the same difference on statements of the same "
                            + "parts. Wrong results that no release has fixed stay apart.")
    boolean merge;

    @Option(names = "--cross", description = "Run each finding through every other oracle and report which detect it.")
    boolean cross;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description =
                    "With --cross: compare with this engine; repeatable " + "(default: the newest other version).")
    List<String> others = new ArrayList<>();

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME",
            split = ",",
            description = "With --cross: only these oracles or families (default: all).")
    List<String> oracles = new ArrayList<>();

    @Mixin
    ReleaseOptions releaseOptions = new ReleaseOptions();

    @Mixin
    LimitOption limitOption = new LimitOption();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() {
        Terminal terminal = engineOptions.terminal();
        VersionRows rows = new VersionRows(engineOptions, limitOption, terminal, Optional.empty());
        List<StoredFinding> findings = findings(read());
        if (versions && !findings.isEmpty()) {
            rows.fill(findings, Optional.empty(), releaseOptions, every);
        }
        if (merge) {
            FindingMerge merger = new FindingMerge(finding -> row(finding, rows));
            read().forEach(campaign -> merger.in(campaign).forEach(terminal::line));
        }
        List<CampaignResult> campaigns = read();
        List<VersionResult> cells = findings(campaigns).stream()
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
                .map(folder -> CampaignResult.read(folder, engineOptions.json))
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
        List<EngineId> named = others.stream()
                .map(name -> engineOptions.engine(name, terminal))
                .toList();
        List<EngineId> asked = new ArrayList<>(named);
        findings.forEach(finding -> asked.addAll(finding.proposed().neededEngines()));
        try (EnginePool pool = new EnginePool(engineOptions.source(), asked)) {
            CrossExamination examiner = new CrossExamination(
                    new CaseRunner(pool, limitOption.limit()),
                    engineOptions.languages,
                    terminal,
                    accused -> named.isEmpty() ? newestOther(accused) : withLanguageOf(accused, named),
                    oracles);
            findings.forEach(
                    finding -> CrossFile.beside(finding, engineOptions.json).begin());
            terminal.line("");
            terminal.line("detected by (found: original oracle; ?: unknown; -: not applicable)");
            CrossExamination.Table table = examiner.of(findings, this::tell);
            new TextTable(table.header(), table.lines()).lines().forEach(terminal::line);
        }
    }

    private void tell(StoredFinding finding, Map<String, String> oracles) {
        CrossFile.beside(finding, engineOptions.json).append(finding.name(), oracles);
    }

    private List<EngineId> newestOther(EngineId accused) {
        if (accused.isServer()) {
            return List.of();
        }
        return releaseOptions.releases(accused.name(), engineOptions).versions().reversed().stream()
                .filter(version -> !version.equals(accused.version()))
                .limit(1)
                .map(version -> new EngineId(accused.name(), version))
                .toList();
    }

    /** Engines are compared only with those of the same language; the language of a server shows when it is contacted. */
    private List<EngineId> withLanguageOf(EngineId accused, List<EngineId> named) {
        return named.stream()
                .filter(engine -> !engine.equals(accused))
                .filter(engine -> engine.isServer()
                        || accused.isServer()
                        || language(engine).equals(language(accused)))
                .toList();
    }

    private String language(EngineId engine) {
        return engineOptions.catalogue.named(engine.name()).orElseThrow().language();
    }
}
