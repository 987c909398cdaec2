package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign that is killed again and again, its engines too, leaves nothing torn behind and comes to the same end. */
class KillTrialTest {
    private static final int KILLS = 4;

    @TempDir
    Path folder = Path.of("");

    @Test
    void whatIsKilledAtAnyMomentIsWholeAndGoesOn() throws Exception {
        KilledCampaign killed = new KilledCampaign(folder.resolve("killed"), "1");
        Choices choices = new Choices(21);
        int kills = 0;
        while (kills < KILLS && !killed.goOnAndKill(choices)) {
            kills++;
        }
        killed.goOnToTheEnd();
        SmallCampaign whole = new SmallCampaign(folder.resolve("whole"));
        SmallCampaign.touchstone(whole.arguments("0"));
        assertThat(killed.campaign().digests()).hasSize(SmallCampaign.ROUNDS).isEqualTo(whole.digests());
    }
}
