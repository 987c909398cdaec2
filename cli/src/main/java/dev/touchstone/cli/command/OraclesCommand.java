package dev.touchstone.cli.command;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.LineWrap;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Oracle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code touchstone oracles} */
@Command(
        name = "oracles",
        description = {
            "Lists the oracles by family, each with its reason and an example.",
            "Use names and families with --oracle of run, check and selftest."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone oracles",
            "  touchstone oracles --language gremlin",
            "  touchstone run kuzu --oracle elementary,dynamic,truth=5   these, and truth five times as often as one relation"
        })
public final class OraclesCommand implements Callable<Integer> {
    @Option(names = "--language", paramLabel = "NAME", description = "Only oracles of this language (default: all).")
    Optional<String> language = Optional.empty();

    @Spec
    CommandSpec command;

    /** An oracle as it is listed. Oracles with equal texts in several languages are listed once. */
    private record Entry(String family, String name, String why, String example) {
        static Entry of(Oracle oracle) {
            return new Entry(oracle.family(), oracle.name(), oracle.why(), oracle.example());
        }
    }

    @Override
    public Integer call() {
        Map<Entry, List<String>> spoken = new LinkedHashMap<>();
        for (Language each : languages()) {
            Group.oraclesOf(each)
                    .forEach(oracle -> spoken.computeIfAbsent(Entry.of(oracle), entry -> new ArrayList<>())
                            .add(each.name()));
        }
        Terminal terminal = Terminal.of(command);
        for (String family :
                spoken.keySet().stream().map(Entry::family).distinct().toList()) {
            terminal.line(family);
            spoken.keySet().stream()
                    .filter(entry -> entry.family().equals(family))
                    .map(Entry::name)
                    .distinct()
                    .forEach(name -> spoken.forEach((entry, names) -> {
                        if (entry.family().equals(family) && entry.name().equals(name)) {
                            lines(entry, names).forEach(terminal::line);
                        }
                    }));
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> lines(Entry entry, List<String> languages) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + entry.name() + (language.isPresent() ? "" : " (" + String.join(", ", languages) + ")"));
        lines.addAll(LineWrap.lines("      ", entry.why()));
        lines.addAll(LineWrap.lines("      ", "Example: " + entry.example()));
        return lines;
    }

    private List<Language> languages() {
        List<Language> all = Languages.installed().all();
        List<Language> chosen = all.stream()
                .filter(candidate -> language.isEmpty() || language.get().equals(candidate.name()))
                .toList();
        if (chosen.isEmpty()) {
            throw new UserMistake("there is no language \"" + language.orElse("") + "\"; there are: "
                    + String.join(", ", all.stream().map(Language::name).toList()));
        }
        return chosen;
    }
}
