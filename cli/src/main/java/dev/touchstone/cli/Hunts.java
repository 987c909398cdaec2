package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Trial.Report;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What became of the mistakes that were hunted for, in a file where the user named one. */
final class Hunts {
    private final Optional<Path> file;
    private final Json json;
    private final List<Hunt> all = new ArrayList<>();

    private Hunts(Optional<Path> file, Json json) {
        this.file = file;
        this.json = json;
    }

    /**
     * One mistake.
     *
     * @param oracle the oracle that caught it
     * @param cases how many cases it took, or how many did not catch it
     */
    record Hunt(String mistake, Optional<String> oracle, long cases) {

        static Hunt of(String mistake, Report report) {
            return new Hunt(
                    mistake,
                    report.findings().stream().findFirst().map(Finding::oracle),
                    report.tally().cases());
        }

        String line() {
            return String.format(
                    Locale.ROOT,
                    "%-26s %s",
                    mistake,
                    oracle.map(name -> String.format(Locale.ROOT, "%-10s %5d cases", name, cases))
                            .orElse("not caught within " + cases));
        }
    }

    static Hunts in(Optional<Path> file, Json json) {
        Hunts hunts = new Hunts(file, json);
        file.filter(Files::exists).ifPresent(hunts::read);
        return hunts;
    }

    private void read(Path from) {
        try {
            Files.readAllLines(from).forEach(line -> all.add(json.read(line, Hunt.class)));
        } catch (IOException | tools.jackson.core.JacksonException e) {
            throw new UserMistake("--append " + from + " holds no results of hunts: " + e.getMessage(), e);
        }
    }

    boolean has(String mistake) {
        return all.stream().anyMatch(hunt -> hunt.mistake().equals(mistake));
    }

    void add(Hunt hunt) {
        all.add(hunt);
        file.ifPresent(to -> append(to, json.line(hunt)));
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
        return all.stream().allMatch(hunt -> hunt.oracle().isPresent());
    }

    /** How many were caught, and after how many cases half of those were. */
    String summary(int within) {
        List<Long> caught = all.stream()
                .filter(hunt -> hunt.oracle().isPresent())
                .map(Hunt::cases)
                .sorted()
                .toList();
        return caught.size() + " of " + all.size() + " caught within " + within + " cases"
                + (caught.isEmpty() ? "" : ", half of them within " + caught.get((caught.size() - 1) / 2))
                + all.stream()
                        .filter(hunt -> hunt.oracle().isEmpty())
                        .map(Hunt::mistake)
                        .reduce((a, b) -> a + ", " + b)
                        .map(names -> "; not caught: " + names)
                        .orElse("");
    }
}
