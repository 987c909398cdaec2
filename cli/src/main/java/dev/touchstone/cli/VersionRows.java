package dev.touchstone.cli;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.triage.Cell;
import dev.touchstone.core.triage.History;
import dev.touchstone.core.triage.Releases.Every;
import dev.touchstone.core.triage.VersionLine;
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

/** Looks at findings on many versions, and writes into the page of each what came out. */
final class VersionRows {
    private final Workshop workshop;
    private final Patience patience;
    private final Terminal terminal;
    private final Optional<Path> file;
    private final Map<Path, CellFile> files = new LinkedHashMap<>();

    /** With one file for all that comes out, or one for each campaign. */
    VersionRows(Workshop workshop, Patience patience, Terminal terminal, Optional<Path> file) {
        this.workshop = workshop;
        this.patience = patience;
        this.terminal = terminal;
        this.file = file;
    }

    CellFile file(StoredFinding finding) {
        return files.computeIfAbsent(file.orElseGet(finding::versions), path -> new CellFile(path, workshop.json));
    }

    /** Tries the findings on the releases of the engine that is named, or of the one that each accuses. */
    void fill(List<StoredFinding> findings, Optional<String> engine, Span span, Every every) {
        Map<String, List<StoredFinding>> byEngine = byEngine(findings, engine);
        try (Fleet fleet =
                fleet(byEngine.values().stream().flatMap(List::stream).toList())) {
            Survey survey = survey(fleet);
            byEngine.forEach((name, those) -> {
                // What one was found on is asked of all, so that their rows can be compared.
                List<String> found = those.stream()
                        .flatMap(finding -> finding.proposed().engines().stream())
                        .filter(asked -> asked.name().equals(name))
                        .map(EngineId::version)
                        .toList();
                survey.run(those, span.chosen(name, every, found, workshop));
            });
        }
        findings.forEach(this::writePage);
    }

    Fleet fleet(List<StoredFinding> findings) {
        List<EngineId> asked = findings.stream()
                .flatMap(finding -> finding.proposed().neededEngines().stream())
                .toList();
        return new Fleet(workshop, terminal, asked);
    }

    Survey survey(Fleet fleet) {
        return new Survey(new Rerun(fleet, patience.limit()), this::file, terminal);
    }

    private Map<String, List<StoredFinding>> byEngine(List<StoredFinding> findings, Optional<String> engine) {
        Map<String, List<StoredFinding>> byEngine = new TreeMap<>();
        for (StoredFinding finding : findings) {
            if (engine.isEmpty() && finding.accused().isServer()) {
                terminal.err()
                        .println("touchstone: " + finding.name()
                                + " was found on a server, which has one version; name an engine with --engine");
            } else {
                byEngine.computeIfAbsent(engine.orElse(finding.accused().name()), name -> new ArrayList<>())
                        .add(finding);
            }
        }
        return byEngine;
    }

    /** What is known of a finding, one history for each engine. */
    List<History> histories(StoredFinding finding) {
        List<Cell> cells = file(finding).cells();
        Stream<String> engines = cells.stream()
                .filter(cell -> cell.finding().equals(finding.name()))
                .map(cell -> cell.engine().name())
                .distinct()
                .sorted();
        return engines.map(engine -> History.of(cells, finding.name(), engine)).toList();
    }

    private void writePage(StoredFinding finding) {
        Path page = finding.folder().resolve("README.md");
        List<History> histories = histories(finding);
        if (histories.isEmpty() || !Files.exists(page)) {
            return;
        }
        try {
            Path draft = Files.writeString(
                    page.resolveSibling("README.md.draft"), VersionLine.into(Files.readString(page), histories));
            Files.move(draft, page, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + page, e);
        }
    }
}
