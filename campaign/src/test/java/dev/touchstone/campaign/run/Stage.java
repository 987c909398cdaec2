package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Campaigns on fake engines, in the fake language, with one oracle or with the crash oracle alone. */
public record Stage(FakeEngine engine, List<Oracle> oracles, long seed, int workers, int rounds, Effort effort) {
    static final int DATASETS = 2;
    static final int CASES = 5;
    public static final Duration LIMIT = Duration.ofSeconds(1);

    static Stage with(FakeEngine engine, FakeOracle oracle) {
        return new Stage(engine, List.of(oracle), 1, 1, 3, Effort.TO_CONFIRM);
    }

    static Stage withCrashOracle(long seed, int workers, int rounds) {
        return new Stage(new FakeEngine(), List.of(), seed, workers, rounds, Effort.TO_CONFIRM);
    }

    Stage with(Effort other) {
        return new Stage(engine, oracles, seed, workers, rounds, other);
    }

    List<Event> play() {
        return play(event -> {});
    }

    List<Event> play(Consumer<Event> onEvent) {
        List<Event> events = new ArrayList<>();
        campaign(event -> {
                    events.add(event);
                    onEvent.accept(event);
                })
                .run(List.of(group()));
        return events;
    }

    Campaign campaign(Listener listener) {
        return new Campaign(
                settings(),
                engine,
                new Json(new Languages(List.of(group().language()))),
                new FindingIntake(),
                listener);
    }

    Group group() {
        return new Group(new FakeLanguage(oracles), List.of(FakeEngine.TARGET));
    }

    private Settings settings() {
        List<String> names = oracles.isEmpty()
                ? List.of("crash")
                : oracles.stream().map(Oracle::name).toList();
        return new Settings(
                seed,
                new Extent(Optional.of(rounds), Optional.empty(), workers),
                new RoundSize(DATASETS, CASES),
                LIMIT,
                names,
                effort);
    }

    static <T extends Event> List<T> only(Class<T> kind, List<Event> events) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
