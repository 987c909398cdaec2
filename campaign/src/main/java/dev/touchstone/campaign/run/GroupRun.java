package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.ResumeState;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Oracle;
import java.util.List;

/** What the workers of one group share. */
record GroupRun(
        Settings settings,
        Group group,
        List<Oracle> oracles,
        Json json,
        ResumeState resume,
        Listener listener,
        Rounds rounds) {
    GroupRun {
        oracles = List.copyOf(oracles);
    }

    String language() {
        return group.language().name();
    }
}
