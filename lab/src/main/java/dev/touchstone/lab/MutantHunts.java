package dev.touchstone.lab;

import com.fasterxml.jackson.annotation.JsonAlias;
import dev.touchstone.campaign.run.Trial.Report;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The results of mutant hunts, in a file if the user named one. */
final class MutantHunts {
    private final Optional<Path> file;
    private final Json json;
    private final List<Hunt> all = new ArrayList<>();

    private MutantHunts(Optional<Path> file, Json json) {
        this.file = file;
        this.json = json;
    }

    /**
     * One mutant.
     *
     * @param oracle the oracle that caught it
     * @param cases how many cases it took, or how many did not catch it
     * @param lone the hunting oracle, where it was one alone
     */
    record Hunt(@JsonAlias("mistake") String mutant, Optional<String> oracle, long cases, Optional<Lone> lone) {

        static Hunt of(String mutant, Report report, Optional<Lone> lone) {
            return new Hunt(
                    mutant,
                    report.findings().stream().findFirst().map(Finding::oracle),
                    report.counts().cases(),
                    lone);
        }

        String line() {
            return String.format(
                    Locale.ROOT,
                    "%-26s %s",
                    mutant,
                    oracle.map(name -> String.format(Locale.ROOT, "%-10s %5d cases", name, cases))
                            .orElse("not caught within " + cases));
        }
    }

    /** One oracle of a language. */
    record Lone(String language, String oracle) {}

    static MutantHunts in(Optional<Path> file, Json json) {
        MutantHunts hunts = new MutantHunts(file, json);
        file.filter(Files::exists).ifPresent(hunts::read);
        return hunts;
    }

    private void read(Path from) {
        try {
            Lines.read(from, (line, begin) -> all.add(json.read(line, Hunt.class)));
        } catch (IOException e) {
            throw new UserMistake("--append " + from + " is not a file of mutant hunts: " + e.getMessage(), e);
        }
    }

    /** The hunt of a mutant by all oracles together, or by one alone. */
    Optional<Hunt> of(String mutant, Optional<Lone> lone) {
        return all.stream()
                .filter(hunt -> hunt.mutant().equals(mutant) && hunt.lone().equals(lone))
                .findFirst();
    }

    private Stream<Hunt> common() {
        return all.stream().filter(hunt -> hunt.lone().isEmpty());
    }

    void add(Hunt hunt) {
        all.add(hunt);
        file.ifPresent(to -> append(to, json.storedLine(hunt)));
    }

    private static void append(Path to, String line) {
        try {
            Files.writeString(to, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UserMistake("--append " + to + " cannot be written: " + e.getMessage(), e);
        }
    }

    Hunt last() {
        return all.getLast();
    }

    boolean areAllCaught() {
        return common().allMatch(hunt -> hunt.oracle().isPresent());
    }

    /** How many were caught, and the median of the cases it took. */
    String summary(int within) {
        List<Long> caught = common().filter(hunt -> hunt.oracle().isPresent())
                .map(Hunt::cases)
                .sorted()
                .toList();
        return caught.size() + " of " + common().count() + " caught within " + within + " cases"
                + (caught.isEmpty() ? "" : ", median " + caught.get((caught.size() - 1) / 2))
                + common().filter(hunt -> hunt.oracle().isEmpty())
                        .map(Hunt::mutant)
                        .reduce((a, b) -> a + ", " + b)
                        .map(names -> "; not caught: " + names)
                        .orElse("");
    }
}
