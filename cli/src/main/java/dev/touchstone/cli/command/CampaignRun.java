package dev.touchstone.cli.command;

import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.event.Statistics;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.run.Campaign;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.LogSummary;
import dev.touchstone.cli.console.CampaignConsole;
import dev.touchstone.cli.console.CpuClock;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.InterruptHandler;
import dev.touchstone.cli.option.EngineOptions;
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
 * @param before its state so far
 * @param cpuTime its budget of CPU time, engines included
 */
record CampaignRun(
        EngineOptions engineOptions,
        Settings settings,
        CampaignFolder folder,
        FindingIntake intake,
        LogSummary before,
        Optional<Duration> cpuTime) {
    private static final long EVERY_MILLIS = 500;

    /** Plays to the end; the exit code. */
    int play(List<Ready> ready, List<Group> groups) throws IOException {
        AtomicInteger begun = new AtomicInteger();
        Listener counting = event -> begun.addAndGet(event instanceof GroupStarted ? 1 : 0);
        Statistics total = before.statistics();
        CampaignConsole console = new CampaignConsole(engineOptions.terminal(), settings, before.millis() > 0);
        Campaign campaign = new Campaign(
                settings,
                engineOptions.launcher(ready),
                engineOptions.json,
                intake,
                before.resume(),
                Listener.all(counting, folder.findings(), total, folder.logs(engineOptions.terminal()::line), console));
        InterruptHandler interruption = new InterruptHandler(campaign);
        CpuClock cpu = new CpuClock(folder.cpuBefore());
        Thread watch = Thread.ofVirtual().start(() -> watch(cpu, campaign, begun::get, groups.size()));
        try {
            campaign.run(groups);
        } finally {
            watch.interrupt();
            try {
                folder.end(total.totals(), cpu.read(), campaign.isStopped());
            } finally {
                console.close(total.totals(), folder.path(), campaign.isStopped());
                interruption.over();
            }
        }
        return ExitCode.of(total.totals()).code();
    }

    /** Ends the campaign when its CPU time is used up. Every language has the same share. */
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
