package dev.touchstone.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.settings.NumberRanges;
import dev.touchstone.cli.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Bad input for the commands of this module: a clear line, exit code 64, and nothing begun. The other commands have the same test. */
class BadInputTest {
    private static final String SECRET = "hunter2secret";
    private static final List<String> BAD_NUMBERS =
            List.of("NaN", "Infinity", "-Infinity", "-1", "1e99", "-0.5", "", "x", "99999999999999999999");

    static Stream<List<String>> badNumbers() {
        List<List<String>> all = new ArrayList<>();
        addNumbers(List.of("bench", "tinkergraph@3.7.5"), all);
        addNumbers(List.of("selftest"), all);
        addNumbers(List.of("hunt", "cypher", "--engine", "neo4j@5.26.30"), all);
        addNumbers(List.of("agreement", "sparql"), all);
        addNumbers(List.of("recall", "--bugs", "nowhere.jsonl"), all);
        for (String figures : List.of("generator", "reference", "shrink")) {
            addNumbers(List.of("figures", figures), all);
        }
        for (String experiment : List.of("gdsmith", "qudi", "rd2", "gamera")) {
            addNumbers(List.of("experiment", experiment, "--out", "nowhere"), all);
        }
        return all.stream();
    }

    private static void addNumbers(List<String> beginning, List<List<String>> all) {
        CommandLine first = below(Main.commandLine(), beginning.getFirst());
        CommandLine command = List.of("experiment", "figures").contains(beginning.getFirst())
                ? below(first, beginning.get(1))
                : first;
        for (String option : numbers(command)) {
            for (String bad : BAD_NUMBERS) {
                // Every whole number is a seed.
                if (!option.startsWith("--seed") || !bad.equals("-1")) {
                    all.add(Stream.concat(beginning.stream(), Stream.of(option, bad))
                            .toList());
                }
            }
        }
    }

    private static CommandLine below(CommandLine command, String name) {
        return Objects.requireNonNull(command.getSubcommands().get(name));
    }

    private static List<String> numbers(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .filter(option -> Stream.concat(Stream.of(option.type()), Stream.of(option.auxiliaryTypes()))
                        .anyMatch(BadInputTest::isNumber))
                .map(option -> option.names()[0])
                .toList();
    }

    private static boolean isNumber(Class<?> type) {
        return Number.class.isAssignableFrom(type)
                || List.of(int.class, long.class, double.class).contains(type);
    }

    @ParameterizedTest
    @MethodSource("badNumbers")
    void aNumberThatMakesNoSenseIsRefused(List<String> arguments) {
        assertRefused(arguments);
    }

    @Test
    void everyOptionWithANumberHasARange() {
        for (CommandLine command : Main.commandLine().getSubcommands().values()) {
            assertHasRanges(command);
            command.getSubcommands().values().forEach(BadInputTest::assertHasRanges);
        }
    }

    private static void assertHasRanges(CommandLine command) {
        assertThat(numbers(command))
                .allSatisfy(option -> assertThat(NumberRanges.isKnown(command.getCommandName(), option))
                        .as("%s of %s", option, command.getCommandName())
                        .isTrue());
    }

    @Test
    void aWordThatMakesNoSenseIsRefused() {
        assertRefused(List.of("selftest", "--language", "nope"));
        assertRefused(List.of("experiment"));
        assertRefused(List.of("figures"));
        assertRefused(List.of("figures", "nope"));
        assertRefused(List.of("figures", "shrink", "--mutant", "nope"));
        assertRefused(List.of("figures", "reference", "--language", "gremlin"));
        assertRefused(List.of("hunt", "nope", "--engine", "jena"));
        assertRefused(List.of("hunt", "cypher", "--engine", "jena"));
        assertRefused(List.of("agreement", "gremlin"));
        assertRefused(List.of("recall"));
        assertRefused(List.of("recall", "--bugs", "nowhere.jsonl"));
    }

    @Test
    void noPasswordInAnAddressIsRepeated() {
        for (String address : List.of(
                "bolt://neo4j:" + SECRET + "@localhost",
                "bolt//neo4j:" + SECRET + "@localhost",
                "bolt:/neo4j:" + SECRET + "@localhost",
                "bolt:neo4j:" + SECRET + "@localhost:7687",
                "neo4j:" + SECRET + "@localhost",
                "bolt://neo4j:" + SECRET + "@local host:99999999",
                "nope://neo4j:" + SECRET + "@localhost",
                "bolt://neo4j:" + SECRET + "%@[::",
                "http://u:" + SECRET + "@h/sparql?x=1#y")) {
            assertThat(assertRefused(List.of("bench", address))).doesNotContain(SECRET);
        }
    }

    /** What it printed. */
    private static String assertRefused(List<String> arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(err, true));
        int code = Main.execute(commands, arguments.toArray(new String[0]));
        assertThat(code).as("%s: %s", arguments, err).isEqualTo(64);
        assertThat(err.toString()).startsWith("touchstone: ").doesNotContain("\tat ");
        assertThat(err.toString().strip().lines().count()).as("%s", err).isLessThanOrEqualTo(2);
        assertThat(err.toString().length()).isLessThan(1_500);
        return out.toString() + err;
    }
}
