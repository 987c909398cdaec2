package dev.touchstone.cli;

import dev.touchstone.core.campaign.Campaign;
import dev.touchstone.core.campaign.Event.GroupStarted;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Journal;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.campaign.Scoreboard;
import dev.touchstone.core.campaign.Settings;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.engines.Engines.Ready;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/**
 * A campaign as a user sees it: in a folder, on the console, and ended by Ctrl-C.
 *
 * @param before what it has done already
 * @param cpuTime how much processor time it may take, its engines included
 */
record Play(
        Workshop workshop,
        Settings settings,
        CampaignFolder folder,
        Desk desk,
        Journal before,
        Optional<Duration> cpuTime) {
    private static final long EVERY_MILLIS = 500;

    /** Plays to the end; the exit code. */
    int play(List<Ready> ready, List<Group> groups) throws IOException {
        AtomicInteger begun = new AtomicInteger();
        Listener counting = event -> begun.addAndGet(event instanceof GroupStarted ? 1 : 0);
        Scoreboard total = before.scoreboard();
        Console console = new Console(workshop.terminal(), settings, before.millis() > 0);
        Campaign campaign = new Campaign(
                settings,
                workshop.launcher(ready),
                workshop.json,
                desk,
                before.past(),
                Listener.all(counting, folder.findings(), total, folder.logs(workshop.terminal()::line), console));
        Interruption interruption = new Interruption(campaign);
        CpuClock cpu = new CpuClock(folder.cpuBefore());
        Thread watch = Thread.ofVirtual().start(() -> watch(cpu, campaign, begun::get, groups.size()));
        try {
            campaign.run(groups);
        } finally {
            watch.interrupt();
            try {
                folder.end(total.score(), cpu.read(), campaign.isStopped());
            } finally {
                console.close(total.score(), folder.path(), campaign.isStopped());
                interruption.over();
            }
        }
        return ExitCode.of(total.score()).code();
    }

    /** Ends the campaign when its processor time is used up. Every language has the same part of it. */
    private void watch(CpuClock cpu, Campaign campaign, IntSupplier begun, int languages) {
        try {
            while (true) {
                Thread.sleep(EVERY_MILLIS);
                Duration used = cpu.read();
                int language = begun.getAsInt();
                if (cpuTime.filter(limit -> used.compareTo(limit) > 0).isPresent()) {
                    campaign.stop();
                    return;
                }
                if (cpuTime.filter(limit -> used.multipliedBy(languages).compareTo(limit.multipliedBy(language)) > 0)
                        .isPresent()) {
                    campaign.leaveGroup();
                }
            }
        } catch (InterruptedException e) {
            // The campaign is over.
            Thread.currentThread().interrupt();
        }
    }
}
