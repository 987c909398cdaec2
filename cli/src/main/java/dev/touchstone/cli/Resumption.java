package dev.touchstone.cli;

import dev.touchstone.cli.CampaignFolder.Beginning;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.Engines.Ready;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.ParseResult;

/** Sees to it that a campaign goes on as it was begun, or not at all: other cases on other engines would be another campaign. */
record Resumption(Workshop workshop) {
    /** How long it goes on, where its engines run, and what is not worth reporting. */
    private static final Set<String> FREE =
            Set.of("--resume", "--minutes", "--cpu-minutes", "--known", "--config", "--jdk", "--heap", "--disposable");

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
        workshop.checkPasswords(begun.engines().stream().map(EngineId::toString).toList());
        List<Ready> ready = new ArrayList<>();
        for (EngineId engine : begun.engines()) {
            ready.addAll(workshop.ready(List.of(engine.toString()), terminal.err(), new FetchLine(terminal)));
        }
        return ready;
    }
}
