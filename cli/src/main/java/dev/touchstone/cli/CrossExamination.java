package dev.touchstone.cli;

import dev.touchstone.cli.Rerun.Seen;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Selected;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Shows findings to the other oracles: each builds its own case from the dataset and the statement, and sees it or not.
 *
 * @param others the engines that an engine may be compared with
 * @param asked the oracles, as {@link Selected} reads them, or none for all
 */
record CrossExamination(Rerun rerun, Workshop workshop, Function<EngineId, List<EngineId>> others, List<String> asked) {
    static final String FOUND = "found";
    static final String SEES = "sees";
    private static final String NO = "no";
    private static final String UNKNOWN = "?";
    private static final String NOT_APPLICABLE = "-";

    /** A table: a row a finding, a column an oracle. Each row is told as soon as it is known. */
    Columns of(List<StoredFinding> findings, Terminal terminal, BiConsumer<StoredFinding, Map<String, String>> told) {
        Map<String, Map<String, String>> rows = new LinkedHashMap<>();
        Set<String> oracles = new LinkedHashSet<>();
        for (StoredFinding finding : findings) {
            terminal.status("cross-examining " + finding.name());
            Map<String, String> row = row(finding);
            rows.put(finding.name(), row);
            told.accept(finding, row);
            oracles.addAll(row.keySet());
        }
        List<String> header = new ArrayList<>(oracles);
        header.addFirst("finding");
        return new Columns(
                header,
                rows.entrySet().stream().map(entry -> line(entry, oracles)).toList());
    }

    private static List<String> line(Map.Entry<String, Map<String, String>> row, Set<String> oracles) {
        List<String> cells = new ArrayList<>();
        cells.add(row.getKey());
        oracles.forEach(oracle -> cells.add(row.getValue().getOrDefault(oracle, NOT_APPLICABLE)));
        return cells;
    }

    private Map<String, String> row(StoredFinding finding) {
        Map<String, String> row = new LinkedHashMap<>();
        try {
            List<Target> targets = targets(finding.accused());
            Language language =
                    workshop.languages.named(targets.getFirst().dialect().language());
            Seen own = rerun.insistently(finding.proposed());
            Optional<Step> step = step(finding, own.transcript());
            for (Oracle oracle : Selected.from(asked, new Group(language, targets).oracles())) {
                boolean itself = finding.oracle().filter(oracle.name()::equals).isPresent();
                row.put(
                        oracle.name(),
                        itself ? word(own.verdict(), FOUND) : ask(oracle, finding, targets, step, language));
            }
        } catch (EngineUnavailable e) {
            rerun.fleet().terminal().err().println("touchstone: " + finding.name() + ": " + e.getMessage());
        }
        return row;
    }

    /** The accused, and those it is compared with if they can be had: most oracles need none. */
    private List<Target> targets(EngineId accused) {
        List<EngineId> engines = new ArrayList<>(others.apply(accused));
        engines.addFirst(accused);
        try {
            return rerun.fleet().targets(engines);
        } catch (EngineUnavailable e) {
            rerun.fleet().terminal().err().println("touchstone: compared with no other engine: " + e.getMessage());
            return rerun.fleet().targets(List.of(accused));
        }
    }

    /** What the case is about; else the step that went wrong visibly, or else the first; not one with ids of the engine's own, which mean nothing elsewhere. */
    private static Optional<Step> step(StoredFinding finding, Transcript transcript) {
        Case proposed = finding.proposed();
        if (proposed.subject().isPresent()) {
            return proposed.subject()
                    .map(subject -> subject.writes()
                            ? Step.write(finding.accused(), subject)
                            : Step.read(finding.accused(), subject));
        }
        List<Entry> entries = transcript.entries();
        return entries.stream()
                .filter(entry -> !(entry.outcome() instanceof Outcome.Rows) && standsAlone(entry.step()))
                .findFirst()
                .or(() -> entries.stream().findFirst())
                .map(Entry::step);
    }

    private static boolean standsAlone(Step step) {
        return step.statement().parameters().values().stream()
                .flatMap(value -> Tree.nodes((Record) value))
                .noneMatch(Value.NativeId.class::isInstance);
    }

    private String ask(
            Oracle oracle, StoredFinding finding, List<Target> targets, Optional<Step> step, Language language) {
        if (step.filter(asked -> language.lets(oracle, asked.statement())).isEmpty()) {
            return NOT_APPLICABLE;
        }
        return oracle.about(finding.proposed().dataset(), targets, step.get().statement())
                .map(proposed -> word(rerun.insistently(proposed).verdict(), SEES))
                .orElse(NOT_APPLICABLE);
    }

    private static String word(Verdict verdict, String yes) {
        return switch (verdict) {
            case Verdict.Fail fail -> yes;
            case Verdict.Pass pass -> NO;
            case Verdict.Unknown unknown -> UNKNOWN;
        };
    }
}
