package dev.touchstone.campaign.round;

import dev.touchstone.campaign.settings.RoundShape;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Writes the turns of a round, one after the other: one schema, a few datasets, many cases, all of it from one seed. */
public final class Turns implements Supplier<Optional<Turns.Turn>> {
    private final Settings settings;
    /** Those engines of the group that this round is about. */
    private final Group group;

    private final Dialect dialect;
    private final List<Oracle> oracles;
    private final Json json;
    private final long number;
    private final Choices choices;
    private final RoundShape shape;
    private int next;
    private int datasets;
    private Optional<Round> current = Optional.empty();

    public Turns(Settings settings, Group group, List<Oracle> oracles, Json json, long number) {
        this.settings = settings;
        this.oracles = oracles;
        this.json = json;
        this.number = number;
        this.choices =
                new Choices(settings.seed()).split(group.language().name()).split("round", number);
        this.group = settings.size().swarm()
                ? group.some(oracles, choices.split("engines")).withholding(choices.split("defects"))
                : group.withoutDefects();
        this.dialect = this.group.dialect();
        this.shape = settings.size().shape(group.language().ingredients(), choices.split("shape"));
    }

    /** The engines that are asked. */
    public List<EngineId> engines() {
        return group.targets().stream().map(Target::engine).toList();
    }

    /** The features that are there and not used. */
    public List<String> withheld() {
        return dialect.withheld();
    }

    /** What the round looks like. */
    public RoundShape shape() {
        return shape;
    }

    /**
     * A turn.
     *
     * @param proposed empty where the oracle has nothing to ask of this dataset
     * @param written all that was chosen for it, for the round's digest
     */
    public record Turn(int number, Oracle oracle, Optional<Case> proposed, String written) {}

    @Override
    public Optional<Turn> get() {
        if (next >= settings.size().cases()) {
            return Optional.empty();
        }
        String written = "";
        while (current.isEmpty() || next >= end(datasets)) {
            Dataset dataset = group.language()
                    .dataset(shape.content(), dialect, choices.split("schema"), choices.split("dataset", datasets));
            written += json.line(dataset);
            current = Optional.of(new Round(number, dataset, group.targets(), dialect, shape.limits()));
            datasets++;
        }
        Choices own = choices.split("turn", next);
        Oracle oracle = own.split("oracle").pick(oracles);
        Optional<Case> proposed = oracle.propose(current.get(), own.split("case"));
        return Optional.of(new Turn(
                next++, oracle, proposed, written + proposed.map(json::brief).orElse("")));
    }

    /** The turn before which this many datasets are enough. */
    private int end(int begun) {
        return settings.size().cases() * begun / settings.size().datasets();
    }
}
