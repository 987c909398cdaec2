package dev.touchstone.cli.command;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.cli.option.LimitOption;
import dev.touchstone.cli.option.ReleaseOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.triage.Bisection;
import dev.touchstone.triage.Conclusion;
import dev.touchstone.triage.EnginePool;
import dev.touchstone.triage.Fate;
import dev.touchstone.triage.VersionResult;
import dev.touchstone.triage.VersionSurvey;
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
        description = "Finds the releases in which a finding appears and is fixed, by binary search.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone bisect touchstone-runs/…/findings/neo4j-crash-1a2b3c4d",
            "  touchstone bisect touchstone-runs/…/findings/neo4j-crash-1a2b3c4d --engine neo4j --from 4.2 --to 5.6",
            "",
            "Exit codes: 0 there is an answer, 2 inconclusive: no release could be judged, or several ranges are affected."
        })
public final class BisectCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FINDING", description = "A case.json, or the folder of a finding.")
    Path path = Path.of("");

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "Releases of this engine (default: the accused engine).")
    Optional<String> engine = Optional.empty();

    @Mixin
    ReleaseOptions releaseOptions = new ReleaseOptions();

    @Mixin
    LimitOption limitOption = new LimitOption();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() {
        Terminal terminal = engineOptions.terminal();
        List<StoredFinding> stored = StoredFinding.leading(path, engineOptions.json, terminal::line);
        if (stored.size() > 1) {
            throw new UserMistake("there are " + stored.size() + " findings in " + path + "; name one of them");
        }
        StoredFinding finding = stored.getFirst();
        String name = engine.orElse(finding.accused().name());
        Optional<String> found = Optional.of(finding.accused())
                .filter(accused -> accused.name().equals(name))
                .map(EngineId::version);
        VersionRows rows = new VersionRows(engineOptions, limitOption, terminal, Optional.empty());
        try (EnginePool pool = rows.pool(stored)) {
            VersionSurvey survey = rows.survey(pool);
            if (!survey.isSeenAtHome(finding)) {
                return ExitCode.INCONCLUSIVE.code();
            }
            Bisection bisection =
                    new Bisection(releaseOptions.releases(name, engineOptions).versions(), found);
            Conclusion conclusion = search(bisection, finding, name, survey, terminal);
            terminal.line(finding.name() + " on " + name + ": " + conclusion.sentence());
            boolean answered = !conclusion.points().isEmpty() && conclusion.isPlain();
            return (answered ? ExitCode.NOTHING_FOUND : ExitCode.INCONCLUSIVE).code();
        }
    }

    private static Conclusion search(
            Bisection begun, StoredFinding finding, String name, VersionSurvey survey, Terminal terminal) {
        Bisection bisection = begun;
        for (Optional<String> next = bisection.next(); next.isPresent(); next = bisection.next()) {
            EngineId version = new EngineId(name, next.get());
            terminal.status("trying " + version);
            VersionResult cell = attempt(finding, version, survey);
            survey.say(cell);
            bisection = bisection.with(next.get(), cell.fate());
        }
        return bisection.conclusion();
    }

    private static VersionResult attempt(StoredFinding finding, EngineId version, VersionSurvey survey) {
        try {
            return survey.attempt(finding, version);
        } catch (EngineUnavailable e) {
            return new VersionResult(finding.name(), version, Fate.INCONCLUSIVE, String.valueOf(e.getMessage()));
        } finally {
            survey.release(version);
        }
    }
}
