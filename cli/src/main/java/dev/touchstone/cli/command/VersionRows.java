package dev.touchstone.cli.command;

import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.cli.option.LimitOption;
import dev.touchstone.cli.option.ReleaseOptions;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.triage.CaseRunner;
import dev.touchstone.triage.EnginePool;
import dev.touchstone.triage.History;
import dev.touchstone.triage.Releases.Every;
import dev.touchstone.triage.VersionLine;
import dev.touchstone.triage.VersionResult;
import dev.touchstone.triage.VersionSurvey;
import dev.touchstone.triage.VersionsFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Tries findings on many versions, and writes the results into the page of each. */
public final class VersionRows {
    private final EngineOptions engineOptions;
    private final LimitOption limitOption;
    private final Terminal terminal;
    private final Optional<Path> file;
    private final Map<Path, VersionsFile> files = new LinkedHashMap<>();

    /** With one file for all results, or one for each campaign. */
    public VersionRows(EngineOptions engineOptions, LimitOption limitOption, Terminal terminal, Optional<Path> file) {
        this.engineOptions = engineOptions;
        this.limitOption = limitOption;
        this.terminal = terminal;
        this.file = file;
    }

    public VersionsFile file(StoredFinding finding) {
        return files.computeIfAbsent(
                file.orElseGet(finding::versions), path -> new VersionsFile(path, engineOptions.json));
    }

    /** Tries the findings on the releases of the engine that is named, or of the one that each accuses. */
    public void fill(
            List<StoredFinding> findings, Optional<String> engine, ReleaseOptions releaseOptions, Every every) {
        Map<String, List<StoredFinding>> byEngine = byEngine(findings, engine);
        try (EnginePool pool =
                pool(byEngine.values().stream().flatMap(List::stream).toList())) {
            VersionSurvey survey = survey(pool);
            byEngine.forEach((name, those) -> {
                // All findings are tried on the version of each, so that their rows can be compared.
                List<String> found = those.stream()
                        .flatMap(finding -> finding.proposed().engines().stream())
                        .filter(asked -> asked.name().equals(name))
                        .map(EngineId::version)
                        .toList();
                survey.run(those, releaseOptions.chosen(name, every, found, engineOptions));
            });
        }
        findings.forEach(this::writePage);
    }

    public EnginePool pool(List<StoredFinding> findings) {
        List<EngineId> asked = findings.stream()
                .flatMap(finding -> finding.proposed().neededEngines().stream())
                .toList();
        return new EnginePool(engineOptions.source(), asked);
    }

    public VersionSurvey survey(EnginePool pool) {
        return new VersionSurvey(new CaseRunner(pool, limitOption.limit()), this::file, terminal);
    }

    private Map<String, List<StoredFinding>> byEngine(List<StoredFinding> findings, Optional<String> engine) {
        Map<String, List<StoredFinding>> byEngine = new TreeMap<>();
        for (StoredFinding finding : findings) {
            if (engine.isEmpty() && finding.accused().isServer()) {
                terminal.err()
                        .println("touchstone: " + finding.name()
                                + " was found on a server, which has one version; use --engine to name an engine");
            } else {
                byEngine.computeIfAbsent(engine.orElse(finding.accused().name()), name -> new ArrayList<>())
                        .add(finding);
            }
        }
        return byEngine;
    }

    /** The stored results of a finding, one history for each engine. */
    public List<History> histories(StoredFinding finding) {
        List<VersionResult> cells = file(finding).cells();
        Stream<String> engines = cells.stream()
                .filter(cell -> cell.finding().equals(finding.name()))
                .map(cell -> cell.engine().name())
                .distinct()
                .sorted();
        return engines.map(engine -> History.of(cells, finding.name(), engine)).toList();
    }

    private void writePage(StoredFinding finding) {
        Path page = finding.folder().resolve(FileNames.PAGE);
        List<History> histories = histories(finding);
        if (histories.isEmpty() || !Files.exists(page)) {
            return;
        }
        try {
            Path draft = Files.writeString(
                    page.resolveSibling(FileNames.PAGE + ".draft"),
                    VersionLine.into(Files.readString(page), histories));
            Files.move(draft, page, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + page, e);
        }
    }
}
