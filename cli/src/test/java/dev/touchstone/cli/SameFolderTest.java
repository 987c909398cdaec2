package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.report.Reproductions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of two campaigns that begin in one folder, one has it. */
class SameFolderTest {
    private static final Json JSON = new Json(Languages.installed());
    private static final Reproductions REPRODUCTIONS = new EngineOptions().reproductions();

    @TempDir
    Path folder = Path.of("");

    @Test
    void theSecondIsToldThatTheFolderIsInUseBeforeEitherHasWritten() throws IOException {
        Path out = folder.resolve("out");
        try (CampaignFolder first = CampaignFolder.create(Optional.of(out), JSON, REPRODUCTIONS)) {
            assertThat(first.path()).isEqualTo(out);
            assertThatThrownBy(() -> CampaignFolder.create(Optional.of(out), JSON, REPRODUCTIONS))
                    .isInstanceOf(UserMistake.class)
                    .hasMessageContaining("another process is writing into " + out);
        }
        assertThat(out).as("nothing began there").doesNotExist();
    }

    @Test
    void aFolderThatIsInUseIsNotTouchedAndOneLineSaysSo() throws IOException {
        Path out = folder.resolve("out");
        try (CampaignFolder first = CampaignFolder.create(Optional.of(out), JSON, REPRODUCTIONS)) {
            Shell second = Shell.touchstone("run", "kuzu@0.7.1", "--out", out.toString());
            assertThat(second.isRefused().err()).contains("another process is writing into");
            assertThat(first.path().resolve("campaign.json")).doesNotExist();
        }
    }

    @Test
    void aFolderOfSomebodyElsesGetsNoLock() throws IOException {
        Files.writeString(folder.resolve("theirs.txt"), "theirs");
        Shell.touchstone("run", "kuzu@0.7.1", "--out", folder.toString()).isRefused();
        assertThat(folder.resolve(".lock")).doesNotExist();
    }
}
