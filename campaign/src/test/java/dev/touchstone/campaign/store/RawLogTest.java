package dev.touchstone.campaign.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.store.RawLog.Raw;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RawLogTest {
    private static final EngineId ENGINE = new EngineId("fake", "1.0");

    private final Json json = new Json(new Languages(List.of(new FakeLanguage(List.of()))));
    private final List<String> said = new ArrayList<>();

    @TempDir
    Path folder = Path.of("");

    @Test
    void aFileThatIsFullKeepsNoMoreThatIsPutOffButMarksWhatWasLookedAt() throws IOException {
        Path file = folder.resolve("raw.ndjson");
        RawLog log = new RawLog(file, json, () -> 7, 10, said::add);
        log.on(new Considered(finding(1), Standing.LATER));
        assertThat(said).isEmpty();
        log.on(new Considered(finding(2), Standing.LATER));
        log.on(new Considered(finding(3), Standing.LATER));
        log.on(new Considered(finding(1), Standing.FLAKY));
        assertThat(Files.readAllLines(file).stream().map(line -> json.read(line, Raw.class)))
                .extracting(raw -> raw.origin().turn() + " " + raw.decision().standing())
                .containsExactly("1 LATER", "1 FLAKY");
        assertThat(said).singleElement().asString().startsWith("raw.ndjson is full");
    }

    private static Finding finding(int turn) {
        return new Finding(
                "crash",
                "why",
                new Script(FakeLanguage.graph(1), ENGINE, List.of("find it")),
                new Fail(Kind.CRASH, ENGINE, "here", "It dies."),
                Transcript.NONE,
                new Finding.Origin("fake", 42, 3, turn));
    }
}
