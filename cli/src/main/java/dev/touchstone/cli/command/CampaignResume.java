package dev.touchstone.cli.command;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.CampaignFolder.CampaignManifest;
import dev.touchstone.campaign.store.ResumeState;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.ProgramVersion;
import dev.touchstone.cli.console.SummaryLines;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.Engines.Ready;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ParseResult;

/** Continues a campaign with its original settings, or refuses: other cases on other engines would be another campaign. */
record CampaignResume(EngineOptions engineOptions) {
    /** What may change: how long it runs, where its engines run, and which findings are known. */
    private static final Set<String> FREE = Set.of(
            "--resume",
            "--minutes",
            "--cpu-minutes",
            "--known",
            "--config",
            "--jdk",
            "--heap",
            "--disposable",
            "--server");

    void checkOptions() {
        ParseResult given = engineOptions.command.commandLine().getParseResult();
        if (!given.matchedPositionals().isEmpty()) {
            throw new UserMistake("--resume cannot change the engines of the campaign");
        }
        given.matchedOptions().stream()
                .map(option -> option.longestName())
                .filter(name -> !FREE.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new UserMistake("--resume cannot change " + name);
                });
    }

    void checkVersion(CampaignManifest begun) {
        if (!begun.touchstone().equals(ProgramVersion.number())) {
            throw new UserMistake("the campaign was started by Touchstone " + begun.touchstone() + "; this is "
                    + ProgramVersion.number() + ", which generates other cases");
        }
    }

    /**
     * The engines of the campaign.
     *
     * @throws EngineUnavailable where one of them is unavailable
     */
    List<Ready> engines(CampaignManifest begun) {
        Terminal terminal = engineOptions.terminal();
        engineOptions.checkServers(
                begun.engines().stream().map(EngineId::toString).toList());
        List<Ready> ready = new ArrayList<>();
        for (EngineId engine : begun.engines()) {
            ready.addAll(engineOptions.ready(List.of(engine.toString()), terminal.err(), new FetchProgress(terminal)));
        }
        return ready;
    }

    /** Whether the campaign has used up its rounds or its time in every language. */
    boolean isOver(CampaignFolder folder, List<Group> groups, Settings settings, Optional<Duration> cpuTime)
            throws IOException {
        ResumeState resume = folder.log().resume();
        Duration used = folder.cpuBefore();
        return cpuTime.filter(limit -> used.compareTo(limit) >= 0).isPresent()
                || groups.stream()
                        .allMatch(group -> resume.isOver(group.language().name(), settings));
    }

    /** Prints the summary again, and changes nothing; returns the exit code of the campaign. */
    int sayThatItIsOver(CampaignFolder folder) throws IOException {
        Terminal terminal = engineOptions.terminal();
        CampaignTotals totals = folder.log().statistics().totals();
        terminal.line("the campaign in " + folder.path() + " is finished; extend it with --minutes or --cpu-minutes");
        new SummaryLines(totals, folder.path(), false).lines().forEach(terminal::line);
        return ExitCode.of(totals).code();
    }
}
