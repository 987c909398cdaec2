package dev.touchstone.cli;

import dev.touchstone.core.campaign.Campaign;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.campaign.Past;
import dev.touchstone.core.campaign.Scoreboard;
import dev.touchstone.core.campaign.Settings;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.engines.Engines.Ready;
import java.util.List;

/** A campaign as a user sees it: in a folder, on the console, and ended by Ctrl-C. */
record Play(Workshop workshop, Settings settings, CampaignFolder folder, Desk desk, Past past) {

    /** Plays to the end; the exit code. */
    int play(List<Ready> ready, List<Group> groups) {
        Scoreboard total = new Scoreboard();
        Console console = new Console(workshop.terminal(), settings);
        Campaign campaign = new Campaign(
                settings,
                workshop.launcher(ready),
                workshop.json,
                desk,
                past,
                Listener.all(total, folder.writer(), console));
        Interruption interruption = new Interruption(campaign);
        try {
            campaign.run(groups);
        } finally {
            try {
                folder.end(total.score(), campaign.isStopped());
                console.close(total.score(), folder.path(), campaign.isStopped());
            } finally {
                interruption.over();
            }
        }
        return ExitCode.of(total.score()).code();
    }
}
