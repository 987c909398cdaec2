package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.triage.Bisection;
import dev.touchstone.core.triage.Cell;
import dev.touchstone.core.triage.Conclusion;
import dev.touchstone.core.triage.Fate;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone bisect} */
@Command(
        name = "bisect",
        description = "Finds the first bad and the first good release for a finding, by trying few of them.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone bisect touchstone-runs/…/findings/neo4j-crash-1a2b3c4d",
            "  touchstone bisect touchstone-runs/…/findings/neo4j-crash-1a2b3c4d --engine neo4j --from 4.2 --to 5.6",
            "",
            "Exit codes: 0 there is an answer, 2 there is none: no release could be judged, or it was bad more than once."
        })
final class BisectCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FINDING", description = "A case.json, or the folder of a finding.")
    Path path = Path.of("");

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "Releases of this engine (default: of the one that the finding accuses).")
    Optional<String> engine = Optional.empty();

    @Mixin
    Span span = new Span();

    @Mixin
    Patience patience = new Patience();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        Terminal terminal = workshop.terminal();
        List<StoredFinding> stored = StoredFinding.leading(path, workshop.json, terminal::line);
        if (stored.size() > 1) {
            throw new UserMistake("there are " + stored.size() + " findings in " + path + "; name one of them");
        }
        StoredFinding finding = stored.getFirst();
        String name = engine.orElse(finding.accused().name());
        Optional<String> found = Optional.of(finding.accused())
                .filter(accused -> accused.name().equals(name))
                .map(EngineId::version);
        VersionRows rows = new VersionRows(workshop, patience, terminal, Optional.empty());
        try (Fleet fleet = rows.fleet(stored)) {
            Survey survey = rows.survey(fleet);
            if (!survey.isSeenAtHome(finding)) {
                return ExitCode.INCONCLUSIVE.code();
            }
            Bisection bisection = new Bisection(span.releases(name, workshop).versions(), found);
            Conclusion conclusion = search(bisection, finding, name, survey, terminal);
            terminal.line(finding.name() + " on " + name + ": " + conclusion.sentence());
            boolean answered = !conclusion.points().isEmpty() && conclusion.isPlain();
            return (answered ? ExitCode.NOTHING_FOUND : ExitCode.INCONCLUSIVE).code();
        }
    }

    private static Conclusion search(
            Bisection begun, StoredFinding finding, String name, Survey survey, Terminal terminal) {
        Bisection bisection = begun;
        for (Optional<String> next = bisection.next(); next.isPresent(); next = bisection.next()) {
            EngineId version = new EngineId(name, next.get());
            terminal.status("trying " + version);
            Cell cell = attempt(finding, version, survey);
            survey.say(cell);
            bisection = bisection.with(next.get(), cell.fate());
        }
        return bisection.conclusion();
    }

    private static Cell attempt(StoredFinding finding, EngineId version, Survey survey) {
        try {
            return survey.attempt(finding, version);
        } catch (EngineUnavailable e) {
            return new Cell(finding.name(), version, Fate.INCONCLUSIVE, String.valueOf(e.getMessage()));
        } finally {
            survey.release(version);
        }
    }
}
