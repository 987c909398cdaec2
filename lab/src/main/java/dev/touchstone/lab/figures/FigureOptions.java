package dev.touchstone.lab.figures;

import dev.touchstone.cli.console.Terminal;
import dev.touchstone.core.UserMistake;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of commands that measure languages. */
final class FigureOptions {
    private static final int STATUS_EVERY = 20;

    @Option(names = "--language", paramLabel = "NAME", description = "Only this language (default: all that apply).")
    Optional<String> language = Optional.empty();

    @Option(
            names = "--queries",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Number of queries (default: ${DEFAULT-VALUE}).")
    int queries = 1000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the generator (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    @Spec(Spec.Target.MIXEE)
    CommandSpec command;

    Terminal terminal() {
        return Terminal.of(command);
    }

    /** Those of the named language, or all. */
    <T> List<T> chosen(List<T> all, Function<T, String> name) {
        List<T> chosen = all.stream()
                .filter(each -> language.isEmpty() || language.get().equals(name.apply(each)))
                .toList();
        if (chosen.isEmpty()) {
            throw new UserMistake("no such figures of \"" + language.orElse("") + "\"; the languages are: "
                    + String.join(", ", all.stream().map(name).toList()));
        }
        return chosen;
    }

    /** Says how far a measurement has come. */
    void progress(String what, int done) {
        if (done % STATUS_EVERY == 0) {
            terminal().status(what + ": " + done + " of " + queries);
        }
    }
}
