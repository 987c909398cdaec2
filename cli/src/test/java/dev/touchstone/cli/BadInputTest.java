package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.settings.NumberRanges;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Bad input of every kind: a clear line, exit code 64, and nothing begun. No engine is started here. */
class BadInputTest {
    private static final String SECRET = "hunter2secret";
    private static final List<String> BAD_NUMBERS =
            List.of("NaN", "Infinity", "-Infinity", "-1", "1e99", "-0.5", "", "x", "99999999999999999999");

    @TempDir
    Path folder = Path.of("");

    /** Every option of every command that takes a number, with what is needed for the command line to be read. */
    static Stream<List<String>> badNumbers() {
        List<List<String>> all = new ArrayList<>();
        addNumbers(List.of("run", "tinkergraph@3.7.5"), all);
        addNumbers(List.of("reduce", "nowhere"), all);
        addNumbers(List.of("replay", "nowhere"), all);
        addNumbers(List.of("versions", "nowhere"), all);
        addNumbers(List.of("bisect", "nowhere"), all);
        addNumbers(List.of("triage", "nowhere"), all);
        addNumbers(List.of("eval", "RETURN 1"), all);
        addNumbers(List.of("check", "--engine", "kuzu@0.9.0", "--query", "RETURN 1"), all);
        return all.stream();
    }

    private static void addNumbers(List<String> beginning, List<List<String>> all) {
        for (String option : numbers(command(beginning.getFirst()))) {
            for (String bad : BAD_NUMBERS) {
                List<String> arguments = new ArrayList<>(beginning);
                arguments.addAll(List.of(option, bad));
                all.add(arguments);
            }
        }
    }

    private static CommandLine command(String name) {
        return Objects.requireNonNull(Main.commandLine().getSubcommands().get(name));
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
        boolean seed = arguments.contains("--seed");
        if (seed && arguments.getLast().equals("-1")) {
            return;
        }
        Shell.touchstone(arguments).isRefused();
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

    static Stream<List<String>> badWords() {
        String long100k = "x".repeat(100_000);
        return Stream.of(
                List.of("run", "tinkergraph@3.7.5", "--oracle", ","),
                List.of("run", "tinkergraph@3.7.5", "--oracle", ""),
                List.of("run", "tinkergraph@3.7.5", "--oracle", "truth,,crash"),
                List.of("run", "tinkergraph@3.7.5", "--oracle", "truth=NaN"),
                List.of("run", "tinkergraph@3.7.5", "--oracle", "truth=0"),
                List.of("run", "tinkergraph@3.7.5", "--out", ""),
                List.of("run", "tinkergraph@3.7.5", "--datasets", "5", "--cases", "2"),
                List.of("run", ""),
                List.of("run", "tinkergraph --heap=1g"),
                List.of("run", "gremlin-reference"),
                List.of("run", "gremlin-reference@3.7.5"),
                List.of("run", "tinkergraph@"),
                List.of("run", "tinkergraph@3.7.5/../../evil"),
                List.of("run", "oxigraph@9/../../../evil"),
                List.of("run", "oxigraph@file:..\\evil"),
                List.of("run", "neo4j@5 .26"),
                List.of("run", long100k),
                List.of("run", "neo4j@" + long100k),
                List.of("run", "bolt://" + long100k + "/a b"),
                List.of("run", "tinkergraph@3.7.5", "--" + long100k),
                List.of("run", "--resume", ""),
                List.of("run", "--resume", long100k),
                List.of("run", "a\u001b[2Jb"),
                List.of("replay", ""),
                List.of("replay", long100k),
                List.of("replay", "nowhere", "--engine", ""),
                List.of("check", "--engine", "", "--query", "RETURN 1"),
                List.of("check", "--engine", ",", "--query", "RETURN 1"),
                List.of("check", "--engine", "gremlin-reference", "--query", "g.V()"),
                List.of("check", "--engine", "tinkergraph@3.7.5", "--query", "g.V().has('k', nowhere)"),
                List.of("eval", "--graph", "nowhere", "RETURN 1"),
                List.of("eval", "--graph", "/", "RETURN 1"),
                List.of("nonsense"),
                List.of("run", "--config", "/"),
                List.of("run", "tinkergraph@3.7.5", "--known", "/"));
    }

    @ParameterizedTest
    @MethodSource("badWords")
    void aWordThatMakesNoSenseIsRefused(List<String> arguments) {
        assertThat(Shell.touchstone(arguments).isRefused().err()).doesNotContain("\u001b");
    }

    static Stream<String> deepQueries() {
        return Stream.of(
                "RETURN " + "(".repeat(10_000) + "1" + ")".repeat(10_000),
                "RETURN " + "[".repeat(10_000) + "]".repeat(10_000),
                "RETURN 1" + " + 1".repeat(250_000),
                "RETURN '" + "x".repeat(1_000_000) + "'");
    }

    @ParameterizedTest
    @MethodSource("deepQueries")
    void aQueryThatIsTooDeepOrTooLongIsRefusedAtOnce(String query) {
        Shell.touchstone("eval", query).isRefused();
    }

    @ParameterizedTest
    @ValueSource(strings = {"NOT ", "- ", "+ "})
    void aChainWithoutBracketsIsAnswered(String link) {
        Shell shell = Shell.touchstone("eval", "RETURN " + link.repeat(150_000 / link.length()) + "1");
        assertThat(shell.code()).isIn(2, 64);
        assertThat(shell.out() + shell.err()).contains("nested too deeply");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"kuzu@0.9.0:RETURN %s", "tinkergraph@3.7.5:g.V().where(%s)", "jena@5.2.0:SELECT * { FILTER(%s) }"
            })
    void inNoLanguageIsAnEngineAskedWhatIsTooDeep(String example) {
        String engine = example.substring(0, example.indexOf(':'));
        String query = example.substring(example.indexOf(':') + 1);
        for (String deep :
                List.of("(".repeat(10_000) + "1" + ")".repeat(10_000), "\"" + "y".repeat(1_000_000) + "\"")) {
            Shell.touchstone("check", "--engine", engine, "--query", query.formatted(deep))
                    .isRefused();
        }
    }

    static Stream<String> badConfigurations() {
        return Stream.of(
                "rounds: 1\nrounds: 2\n",
                "rounds: NaN\n",
                "minutes: .inf\n",
                "rounds: null\nfoo: 1\n",
                "nonsense: 5\n",
                "[".repeat(100_000),
                "a: ".repeat(5_000),
                "x: " + "y".repeat(2 << 20),
                "\u0000\u0001",
                "servers:\n  bolt://neo4j:" + SECRET + "@h: {user: a, passwort: " + SECRET + "}\n",
                "servers:\n  bolt://h: {user: a, passwort: " + SECRET + "}\n",
                "servers:\n  bolt://h: " + SECRET + "\n",
                "bolt://neo4j:" + SECRET + "@h: {user: a}\nrounds: 1\n",
                "engines: [\"bolt://neo4j:" + SECRET + "@h\"]\n",
                "engines: [\"bolt//neo4j:" + SECRET + "@h\"]\n",
                "servers: {bolt://h: {password: " + SECRET + "\n");
    }

    @ParameterizedTest
    @MethodSource("badConfigurations")
    void aConfigurationThatIsWrongIsRefusedAndNoPasswordRepeated(String content) throws IOException {
        Path file = Files.writeString(folder.resolve("config.yaml"), content);
        Shell shell = Shell.touchstone(
                "run",
                "--config",
                file.toString(),
                "--out",
                folder.resolve("out").toString());
        shell.isRefused();
        assertThat(shell.err()).doesNotContain(SECRET);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    static Stream<String> addressesWithPasswords() {
        return Stream.of(
                "bolt://neo4j:" + SECRET + "@localhost",
                "bolt//neo4j:" + SECRET + "@localhost",
                "bolt:/neo4j:" + SECRET + "@localhost",
                "bolt:neo4j:" + SECRET + "@localhost:7687",
                "neo4j:" + SECRET + "@localhost",
                "bolt://neo4j:" + SECRET + "@local host:99999999",
                "nope://neo4j:" + SECRET + "@localhost",
                "bolt://neo4j:" + SECRET + "%@[::",
                "http://u:" + SECRET + "@h/sparql?x=1#y");
    }

    @ParameterizedTest
    @MethodSource("addressesWithPasswords")
    void noPasswordInAnAddressIsRepeated(String address) {
        for (List<String> arguments : List.of(
                List.of("run", address),
                List.of("run", "tinkergraph@3.7.5", "--dbname", address),
                List.of("check", "--engine", address, "--query", "RETURN 1"),
                List.of("replay", address),
                List.of("run", "--nonsense", address),
                List.of("nonsense", address))) {
            Shell shell = Shell.touchstone(arguments).isRefused();
            assertThat(shell.err() + shell.out()).as("%s", arguments).doesNotContain(SECRET);
        }
    }
}
