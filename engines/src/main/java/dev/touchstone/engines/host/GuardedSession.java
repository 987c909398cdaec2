package dev.touchstone.engines.host;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.CodeInData;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
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
 * what could become a statement on its way: names in a dataset that are none, and options that the engine does not have.
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
        options.entrySet().stream()
                .filter(option -> !statement.options().entrySet().contains(option) && !isKnown(option))
                .findFirst()
                .ifPresent(option -> {
                    throw untrusted("a statement has the option " + option.getKey() + ", with a value that "
                            + target().engine() + " is not known to have");
                });
        CodeInData.in(statement.parameters()).ifPresent(what -> {
            throw untrusted("a parameter has " + what + ", which may be read as code");
        });
        return guarded.run(statement, text, options, limit);
    }

    /**
     * Whether some version of the engine has an option, and its value is made of names: then it chooses among the engine's own ways, as
     * where shrinking leaves out one strategy in the place of all.
     */
    private boolean isKnown(Map.Entry<String, String> option) {
        Stream<Map<String, String>> ways = Stream.concat(
                target().options().stream(),
                catalogue.named(target().engine().name()).stream()
                        .flatMap(entry -> entry.capabilities().variants().stream())
                        .map(Variant::options));
        return ways.anyMatch(way -> way.entrySet().contains(option)
                || (way.containsKey(option.getKey())
                        && NAMES.matcher(option.getValue()).matches()));
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
    public Duration busy() {
        return guarded.busy();
    }

    @Override
    public void close() {
        guarded.close();
    }
}
