package dev.touchstone.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.Main;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** The pages are true of the program as far as a test can tell: links, commands, options and names of classes exist. */
class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final int LONGEST_LINE = 120;
    private static final int LONGEST_PAGE = 200;

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)]*)?\\)");
    private static final Pattern COMMAND = Pattern.compile("(?:^|[`\\s])\\./touchstone((?: [^`#|]+)?)");
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w+)");
    private static final Pattern CLASS_NAME = Pattern.compile("`([A-Z][a-z]+(?:[A-Z][a-z0-9]+)+)(?:\\.[a-zA-Z]+)?`");

    /** What campaigns found is kept as it was written until it is data. */
    static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> top = Files.list(ROOT)) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md") && !file.endsWith("found.md"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> lines(Path page) {
        try {
            return Files.readAllLines(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsToAFile(Path page) {
        Path folder = Objects.requireNonNull(page.getParent());
        assertThat(lines(page).stream()
                        .flatMap(line -> LINK.matcher(line).results())
                        .map(link -> link.group(1))
                        .filter(target -> !target.contains("://")))
                .allSatisfy(target -> assertThat(folder.resolve(target)).exists());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aPageIsReadInTenMinutes(Path page) {
        List<String> lines = lines(page);
        assertThat(lines).hasSizeLessThanOrEqualTo(LONGEST_PAGE);
        assertThat(prose(lines).filter(line -> line.length() > LONGEST_LINE)).isEmpty();
    }

    /** Lines that can be broken: no rows of tables, no quoted or fenced output. */
    private static Stream<String> prose(List<String> lines) {
        List<String> prose = new ArrayList<>();
        boolean fenced = false;
        for (String line : lines) {
            if (line.startsWith("```")) {
                fenced = !fenced;
            } else if (!fenced && !line.startsWith("|") && !line.startsWith(">")) {
                prose.add(line);
            }
        }
        return prose.stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandAndItsOptionsExist(Path page) {
        List<String> unknown = new ArrayList<>();
        for (String command : commands(page)) {
            Optional<CommandLine> found = subcommand(command);
            if (found.isEmpty()) {
                unknown.add(command);
                continue;
            }
            Map<String, ?> options = found.get().getCommandSpec().optionsMap();
            OPTION.matcher(command)
                    .results()
                    .map(MatchResult::group)
                    .filter(option -> !options.containsKey(option))
                    .forEach(option -> unknown.add(option + " in: " + command));
        }
        assertThat(unknown).isEmpty();
    }

    /** What stands behind {@code ./touchstone}, lines that a backslash continues joined. */
    private static List<String> commands(Path page) {
        String text = String.join("\n", lines(page)).replace("\\\n", " ");
        return text.lines()
                .flatMap(line -> COMMAND.matcher(line).results())
                .map(match -> match.group(1).strip())
                .filter(command -> !command.isEmpty() && Character.isLowerCase(command.charAt(0)))
                .toList();
    }

    /** The command that the first words name; {@code experiment} has commands of its own. */
    private static Optional<CommandLine> subcommand(String command) {
        CommandLine found = Main.commandLine();
        boolean any = false;
        for (String word : Main.withCommand(found, command.split("[\\s,]+", -1))) {
            CommandLine next = found.getSubcommands().get(word);
            if (next == null) {
                break;
            }
            found = next;
            any = true;
        }
        return any ? Optional.of(found) : Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyClassThatIsNamedExists(Path page) {
        String text = String.join("\n", lines(page));
        assertThat(CLASS_NAME.matcher(text).results().map(name -> name.group(1)))
                .filteredOn(name -> !OTHERS.contains(name) && !TYPES.contains(name))
                .isEmpty();
    }

    /** Names that are not ours. */
    private static final Set<String> OTHERS = Set.of("ServiceLoader", "QueryEngineRef");

    private static final Set<String> TYPES = types();

    private static Set<String> types() {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> lines(file).stream())
                    .flatMap(line -> DECLARED.matcher(line).results())
                    .map(declared -> declared.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
