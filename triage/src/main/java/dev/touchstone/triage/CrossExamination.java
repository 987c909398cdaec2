package dev.touchstone.triage;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.OracleSelection;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Shows findings to the other oracles: each builds its own case from the dataset and the statement, and sees it or not.
 *
 * @param others the engines that an engine may be compared with
 * @param asked the oracles, as {@link OracleSelection} reads them, or none for all
 */
public record CrossExamination(
        CaseRunner runner,
        Languages languages,
        Messages messages,
        Function<EngineId, List<EngineId>> others,
        List<String> asked) {
    public static final String FOUND = "found";
    public static final String SEES = "sees";
    private static final String NO = "no";
    private static final String UNKNOWN = "?";
    private static final String NOT_APPLICABLE = "-";

    /**
     * What became of each finding: its name, the names of the oracles, and whether each sees it.
     *
     * @param known hears of each row as soon as it is known
     */
    public Table of(List<StoredFinding> findings, BiConsumer<StoredFinding, Map<String, String>> known) {
        Map<String, Map<String, String>> rows = new LinkedHashMap<>();
        for (StoredFinding finding : findings) {
            messages.status("cross-examining " + finding.name());
            Map<String, String> row = row(finding);
            rows.put(finding.name(), row);
            known.accept(finding, row);
        }
        return new Table(rows);
    }

    /** A row for each finding, by name; a column for each oracle that any of them has. */
    public record Table(Map<String, Map<String, String>> rows) {

        public List<String> header() {
            return Stream.concat(Stream.of("finding"), oracles()).toList();
        }

        public List<List<String>> lines() {
            return rows.entrySet().stream()
                    .map(row -> Stream.concat(
                                    Stream.of(row.getKey()),
                                    oracles().map(oracle -> row.getValue().getOrDefault(oracle, NOT_APPLICABLE)))
                            .toList())
                    .toList();
        }

        private Stream<String> oracles() {
            return rows.values().stream().flatMap(row -> row.keySet().stream()).distinct();
        }
    }

    private Map<String, String> row(StoredFinding finding) {
        Map<String, String> row = new LinkedHashMap<>();
        try {
            List<Target> targets = targets(finding.accused());
            Language language = languages.named(targets.getFirst().dialect().language());
            JudgedRun own = runner.insistently(finding.proposed());
            Optional<Statement> subject = subject(finding.proposed(), own.transcript());
            for (Oracle oracle : OracleSelection.from(asked, new Group(language, targets).oracles())) {
                boolean itself = finding.oracle().filter(oracle.name()::equals).isPresent();
                row.put(
                        oracle.name(),
                        itself ? word(own.verdict(), FOUND) : ask(oracle, finding, targets, subject, language));
            }
        } catch (EngineUnavailable e) {
            messages.warning(finding.name() + ": " + e.getMessage());
        }
        return row;
    }

    /** The accused, and those it is compared with if they are available: most oracles need none. */
    private List<Target> targets(EngineId accused) {
        List<EngineId> engines = new ArrayList<>(others.apply(accused));
        engines.addFirst(accused);
        try {
            return runner.engines().targets(engines);
        } catch (EngineUnavailable e) {
            messages.warning("compared with no other engine: " + e.getMessage());
            return runner.engines().targets(List.of(accused));
        }
    }

    /** What the case is about; else what went wrong visibly, or else what was asked first; not with ids of the engine's own, which mean nothing elsewhere. */
    private static Optional<Statement> subject(Case proposed, Transcript transcript) {
        return proposed.subject()
                .or(() -> transcript.entries().stream()
                        .filter(entry -> !(entry.outcome() instanceof Outcome.Rows)
                                && !entry.step().namesIds())
                        .map(Entry::statement)
                        .findFirst())
                .or(() -> proposed.subject(transcript));
    }

    private String ask(
            Oracle oracle,
            StoredFinding finding,
            List<Target> targets,
            Optional<Statement> subject,
            Language language) {
        if (subject.filter(asked -> language.allows(oracle, asked)).isEmpty()) {
            return NOT_APPLICABLE;
        }
        return oracle.about(finding.proposed().dataset(), targets, subject.get())
                .map(proposed -> word(runner.insistently(proposed).verdict(), SEES))
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
