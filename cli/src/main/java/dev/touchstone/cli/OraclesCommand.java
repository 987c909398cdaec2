package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Oracle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone oracles} */
@Command(
        name = "oracles",
        description = {
            "Lists the oracles by family: the reasons why answers must agree, each with an example.",
            "Names and families can be given to --oracle of run, check and selftest."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone oracles",
            "  touchstone oracles --language gremlin",
            "  touchstone run kuzu --oracle elementary,dynamic,truth=5   these, and truth five times as often as one relation"
        })
final class OraclesCommand implements Callable<Integer> {
    @Option(names = "--language", paramLabel = "NAME", description = "Only those of this language (default: all).")
    Optional<String> language = Optional.empty();

    @Mixin
    Workshop workshop = new Workshop();

    /** What is said of an oracle. Where languages say it alike, it is said once. */
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
        Terminal terminal = workshop.terminal();
        for (String family :
                spoken.keySet().stream().map(Entry::family).distinct().toList()) {
            terminal.line(family);
            spoken.forEach((entry, names) -> {
                if (entry.family().equals(family)) {
                    terminal.line(line(entry, String.join(", ", names)));
                }
            });
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    private String line(Entry entry, String languages) {
        String where = language.isPresent() ? "" : String.format(Locale.ROOT, "%-24s", languages);
        return String.format(
                Locale.ROOT, "  %-20s%s%s  Example: %s", entry.name(), where, entry.why(), entry.example());
    }

    private List<Language> languages() {
        List<Language> all = workshop.languages.all();
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
