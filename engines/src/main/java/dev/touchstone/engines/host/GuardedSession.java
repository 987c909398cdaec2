package dev.touchstone.engines.host;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.CodeInData;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineTime;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.engines.catalogue.Capabilities.Variant;
import dev.touchstone.engines.catalogue.Catalogue;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A session that runs nothing that reaches beyond the dataset: such a statement is refused and never reaches the engine. Nor does
 * what could become a statement on its way: names in a dataset that are none, and options that the engine does not have. An option that
 * means nothing to the engine is no danger: the statement is not run, and counts as unsupported.
 */
public record GuardedSession(Session guarded, Catalogue catalogue) implements Session {
    private static final Pattern NAMES = Pattern.compile("\\w+(,\\w+)*");

    /** A launcher whose sessions are guarded. */
    public static Launcher over(Launcher launcher, Catalogue catalogue) {
        return (target, watcher) -> new GuardedSession(launcher.session(target, watcher), catalogue);
    }

    @Override
    public Outcome run(Statement statement, String text, Map<String, String> options, Duration limit) {
        List<String> externalAccess = statement.externalAccess(target().dialect());
        if (!externalAccess.isEmpty()) {
            throw untrusted("a statement has " + String.join(", ", externalAccess)
                    + ", which may reach files, the network or other programs from "
                    + target().engine());
        }
        List<Map.Entry<String, String>> strange = options.entrySet().stream()
                .filter(option -> !statement.options().entrySet().contains(option) && !isKnown(option))
                .toList();
        strange.stream()
                .filter(option -> hasValues(option.getKey()))
                .findFirst()
                .ifPresent(option -> {
                    throw untrusted("a statement has the option " + option.getKey() + ", with a value that "
                            + target().engine() + " is not known to have");
                });
        CodeInData.in(statement.parameters()).ifPresent(what -> {
            throw untrusted("a parameter has " + what + ", which may be read as code");
        });
        // The option of another engine: a finding is tried on one that cannot be told so.
        return strange.isEmpty()
                ? guarded.run(statement, text, options, limit)
                : unsupported(target().engine() + " has no option "
                        + strange.getFirst().getKey());
    }

    /**
     * Whether some version of the engine has an option, and its value is made of names: then it chooses among the engine's own ways, as
     * where shrinking leaves out one strategy in the place of all.
     */
    private boolean isKnown(Map.Entry<String, String> option) {
        return ways().anyMatch(way -> way.entrySet().contains(option)
                || (way.containsKey(option.getKey())
                        && NAMES.matcher(option.getValue()).matches()));
    }

    private static Outcome unsupported(String why) {
        return new Outcome.Rejected(Outcome.Reason.UNSUPPORTED, new Thrown(why, why, why, List.of()));
    }

    private boolean hasValues(String option) {
        return ways().anyMatch(way -> way.containsKey(option));
    }

    private Stream<Map<String, String>> ways() {
        return Stream.concat(
                target().options().stream(),
                catalogue.named(target().engine().name()).stream()
                        .flatMap(entry -> entry.capabilities().variants().stream())
                        .map(Variant::options));
    }

    @Override
    public Optional<Outcome> load(Dataset dataset) {
        CodeInData.in(dataset).ifPresent(what -> {
            throw untrusted("a dataset has " + what + ", which may be read as code");
        });
        return guarded.load(dataset);
    }

    private static UserMistake untrusted(String what) {
        return new UserMistake(what + "; it is run only with --trust");
    }

    @Override
    public Target target() {
        return guarded.target();
    }

    @Override
    public void start() {
        guarded.start();
    }

    @Override
    public String reportedVersion() {
        return guarded.reportedVersion();
    }

    @Override
    public void restart() {
        guarded.restart();
    }

    @Override
    public EngineTime time() {
        return guarded.time();
    }

    @Override
    public void close() {
        guarded.close();
    }
}
