package dev.touchstone.cli;

import dev.touchstone.cli.Ensemble.Mistaken;
import dev.touchstone.cli.Hunts.Hunt;
import dev.touchstone.cli.Hunts.Lone;
import dev.touchstone.core.campaign.Trial.Report;
import dev.touchstone.core.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Which oracle catches which mistake of a language, each alone. A cell that is in the hunts already is not played again. */
record MistakeMatrix(String language, List<Oracle> oracles, List<Mistaken> mistakes, Hunts hunts) {
    private static final String NOT_CAUGHT = "-";

    /** Plays all cells that are missing, a mistake after the other, with a line for each that had some. */
    void fill(BiFunction<Mistaken, Oracle, Report> hunt, Consumer<String> progress) {
        for (int i = 0; i < mistakes.size(); i++) {
            Mistaken mistake = mistakes.get(i);
            List<Oracle> missing = oracles.stream()
                    .filter(oracle -> cell(mistake, oracle).isEmpty())
                    .toList();
            for (Oracle oracle : missing) {
                hunts.add(Hunt.of(mistake.name(), hunt.apply(mistake, oracle), lone(oracle)));
            }
            if (!missing.isEmpty()) {
                progress.accept((i + 1) + " of " + mistakes.size() + ": " + mistake.name() + ", " + catchers(mistake));
            }
        }
    }

    private String catchers(Mistaken mistake) {
        List<String> names = oracles.stream()
                .filter(oracle -> !word(mistake, oracle).equals(NOT_CAUGHT))
                .map(Oracle::name)
                .toList();
        return names.isEmpty() ? "caught by none" : "caught by " + String.join(", ", names);
    }

    private Optional<Lone> lone(Oracle oracle) {
        return Optional.of(new Lone(language, oracle.name()));
    }

    private Optional<Hunt> cell(Mistaken mistake, Oracle oracle) {
        return hunts.of(mistake.name(), lone(oracle));
    }

    private String word(Mistaken mistake, Oracle oracle) {
        return cell(mistake, oracle)
                .filter(hunt -> hunt.oracle().isPresent())
                .map(hunt -> Long.toString(hunt.cases()))
                .orElse(NOT_CAUGHT);
    }

    /** A row a mistake, a column an oracle, and a line for each oracle that catches none. */
    List<String> lines() {
        List<String> header = new ArrayList<>(List.of("mistake"));
        oracles.forEach(oracle -> header.add(oracle.name()));
        List<List<String>> rows = new ArrayList<>();
        for (Mistaken mistake : mistakes) {
            List<String> row = new ArrayList<>(List.of(mistake.name()));
            oracles.forEach(oracle -> row.add(word(mistake, oracle)));
            rows.add(row);
        }
        List<String> caught = new ArrayList<>(List.of("caught, of " + mistakes.size()));
        oracles.forEach(oracle -> caught.add(Long.toString(caughtBy(oracle))));
        rows.add(caught);
        return Stream.concat(
                        new Columns(header, rows).lines(),
                        oracles.stream()
                                .filter(oracle -> caughtBy(oracle) == 0)
                                .map(oracle -> oracle.name() + " catches none of these"))
                .toList();
    }

    private long caughtBy(Oracle oracle) {
        return mistakes.stream()
                .filter(mistake -> !word(mistake, oracle).equals(NOT_CAUGHT))
                .count();
    }
}
