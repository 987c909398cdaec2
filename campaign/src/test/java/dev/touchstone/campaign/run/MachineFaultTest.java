package dev.touchstone.campaign.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.core.MachineFault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A campaign that cannot write any more ends at once. */
@Timeout(30)
class MachineFaultTest {
    @Test
    void afterSomethingCouldNotBeWrittenNothingMoreIsAndNoRoundIsCalledBroken() {
        List<Event> written = new CopyOnWriteArrayList<>();
        Stage stage = Stage.withCrashOracle(1, 2, 50);
        assertThatThrownBy(() -> stage.campaign(event -> {
                            if (written.size() == 9) {
                                throw new UncheckedIOException(
                                        "it cannot be written", new IOException("No space left on device"));
                            }
                            written.add(event);
                        })
                        .run(List.of(stage.group())))
                .isInstanceOf(MachineFault.class)
                .hasMessage("it cannot be written: the disk is full (No space left on device)");
        assertThat(written).hasSize(9).noneMatch(Event.RoundBroke.class::isInstance);
        assertThat(stage.engine().sessions()).allMatch(session -> session.isClosed());
    }

    @Test
    void anErrorOnOneWorkerEndsTheOthers() {
        Stage stage = Stage.withCrashOracle(1, 2, Integer.MAX_VALUE);
        assertThatThrownBy(() -> stage.campaign(event -> {
                            if (event instanceof Event.Judged judged && judged.round() == 3) {
                                throw new NoClassDefFoundError("dev/touchstone/Gone");
                            }
                        })
                        .run(List.of(stage.group())))
                .isInstanceOf(MachineFault.class)
                .hasMessageContaining("missing: dev.touchstone.Gone");
    }
}
