package dev.touchstone.cli;

import dev.touchstone.cli.CampaignFolder.Beginning;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Past;
import dev.touchstone.core.campaign.Score;
import dev.touchstone.core.campaign.Settings;
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

/** Sees to it that a campaign goes on as it was begun, or not at all: other cases on other engines would be another campaign. */
record Resumption(Workshop workshop) {
    /** How long it goes on, where its engines run, and what is not worth reporting. */
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
        ParseResult given = workshop.command.commandLine().getParseResult();
        if (!given.matchedPositionals().isEmpty()) {
            throw new UserMistake("--resume goes on with the engines that the campaign began with; name no others");
        }
        given.matchedOptions().stream()
                .map(option -> option.longestName())
                .filter(name -> !FREE.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new UserMistake(name + " was settled when the campaign began, and cannot go with --resume");
                });
    }

    void checkVersion(Beginning begun) {
        if (!begun.touchstone().equals(Version.number())) {
            throw new UserMistake("the campaign was begun by Touchstone " + begun.touchstone() + ", and this is "
                    + Version.number() + ", whose cases are others");
        }
    }

    /**
     * The engines of the campaign.
     *
     * @throws EngineUnavailable where one of them cannot be had
     */
    List<Ready> engines(Beginning begun) {
        Terminal terminal = workshop.terminal();
        workshop.checkServers(begun.engines().stream().map(EngineId::toString).toList());
        List<Ready> ready = new ArrayList<>();
        for (EngineId engine : begun.engines()) {
            ready.addAll(workshop.ready(List.of(engine.toString()), terminal.err(), new FetchLine(terminal)));
        }
        return ready;
    }

    /** Whether all is done that a campaign was to do, in every language. */
    boolean isOver(CampaignFolder folder, List<Group> groups, Settings settings, Optional<Duration> cpuTime)
            throws IOException {
        Past past = folder.journal().past();
        Duration used = folder.cpuBefore();
        return cpuTime.filter(limit -> used.compareTo(limit) >= 0).isPresent()
                || groups.stream()
                        .allMatch(group -> past.isOver(group.language().name(), settings));
    }

    /** Says what came of it, and changes nothing; the exit code is the one that it had. */
    int sayThatItIsOver(CampaignFolder folder) throws IOException {
        Terminal terminal = workshop.terminal();
        Score score = folder.journal().scoreboard().score();
        terminal.line("the campaign in " + folder.path() + " is over: it has had all its time, or all its rounds; "
                + "--minutes or --cpu-minutes gives it more time");
        new LastWords(score, folder.path(), false).lines().forEach(terminal::line);
        return ExitCode.of(score).code();
    }
}
