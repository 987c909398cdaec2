package dev.touchstone.lab;

import dev.touchstone.campaign.run.Trial.Report;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.lab.MutantHunts.Hunt;
import dev.touchstone.lab.MutantHunts.Lone;
import dev.touchstone.lab.ReferenceEngines.Mutant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Which oracle alone catches which mutant of a language. A cell that is in the hunts already is not run again. */
record MutantMatrix(String language, List<Oracle> oracles, List<Mutant> mutants, MutantHunts hunts) {
    private static final String NOT_CAUGHT = "-";

    /** Runs all missing cells, mutant by mutant, with a line for each mutant that had some. */
    void fill(BiFunction<Mutant, Oracle, Report> hunt, Consumer<String> progress) {
        for (int i = 0; i < mutants.size(); i++) {
            Mutant mutant = mutants.get(i);
            List<Oracle> missing = oracles.stream()
                    .filter(oracle -> cell(mutant, oracle).isEmpty())
                    .toList();
            for (Oracle oracle : missing) {
                hunts.add(Hunt.of(mutant.name(), hunt.apply(mutant, oracle), lone(oracle)));
            }
            if (!missing.isEmpty()) {
                progress.accept((i + 1) + " of " + mutants.size() + ": " + mutant.name() + ", " + catchers(mutant));
            }
        }
    }

    private String catchers(Mutant mutant) {
        List<String> names = oracles.stream()
                .filter(oracle -> !word(mutant, oracle).equals(NOT_CAUGHT))
                .map(Oracle::name)
                .toList();
        return names.isEmpty() ? "caught by none" : "caught by " + String.join(", ", names);
    }

    private Optional<Lone> lone(Oracle oracle) {
        return Optional.of(new Lone(language, oracle.name()));
    }

    private Optional<Hunt> cell(Mutant mutant, Oracle oracle) {
        return hunts.of(mutant.name(), lone(oracle));
    }

    private String word(Mutant mutant, Oracle oracle) {
        return cell(mutant, oracle)
                .filter(hunt -> hunt.oracle().isPresent())
                .map(hunt -> Long.toString(hunt.cases()))
                .orElse(NOT_CAUGHT);
    }

    /** A row per mutant, a column per oracle, and a line for each oracle that catches none. */
    List<String> lines() {
        List<String> header = new ArrayList<>(List.of("mutant"));
        oracles.forEach(oracle -> header.add(oracle.name()));
        List<List<String>> rows = new ArrayList<>();
        for (Mutant mutant : mutants) {
            List<String> row = new ArrayList<>(List.of(mutant.name()));
            oracles.forEach(oracle -> row.add(word(mutant, oracle)));
            rows.add(row);
        }
        List<String> caught = new ArrayList<>(List.of("caught, of " + mutants.size()));
        oracles.forEach(oracle -> caught.add(Long.toString(caughtBy(oracle))));
        rows.add(caught);
        return Stream.concat(
                        new TextTable(header, rows).lines(),
                        oracles.stream()
                                .filter(oracle -> caughtBy(oracle) == 0)
                                .map(oracle -> oracle.name() + " catches none of these"))
                .toList();
    }

    private long caughtBy(Oracle oracle) {
        return mutants.stream()
                .filter(mutant -> !word(mutant, oracle).equals(NOT_CAUGHT))
                .count();
    }
}
