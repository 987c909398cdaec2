package dev.touchstone.lab.figures;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.language.Language;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.lab.figures.ShrinkFigures.Line;
import dev.touchstone.suites.examples.MutantExample;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone figures shrink} */
@Command(
        name = "shrink",
        description = {
            "Measures the shrinker: failing cases of the mutants of the Cypher reference, how small they get,",
            "and how well signatures tell the mutants apart. Prints a line for each case."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone figures shrink                                       one case of every mutant",
            "  touchstone figures shrink --failures 17 --mutants 30            17 cases each of 30 mutants",
            "  touchstone figures shrink --mutant optional-match --failures 5"
        })
public final class ShrinkFiguresCommand implements Callable<Integer> {
    private final Language language = new CypherLanguage();
    private final ShrinkFigures figures = new ShrinkFigures();

    @Mixin
    FigureOptions options = new FigureOptions();

    @Option(names = "--mutant", paramLabel = "NAME", split = ",", description = "Only this mutant; repeatable.")
    List<String> named = new ArrayList<>();

    @Option(
            names = "--failures",
            paramLabel = "N",
            defaultValue = "1",
            description = "Failing cases per mutant (default: ${DEFAULT-VALUE}).")
    int failures = 1;

    @Option(
            names = "--mutants",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Stop after this many mutants with that many failing cases.")
    int mutants = 1000;

    @Override
    public Integer call() {
        options.chosen(List.of(language), Language::name);
        Terminal terminal = options.terminal();
        int measured = 0;
        for (InProcessEngine mutant : mutants()) {
            if (measured < mutants) {
                List<Line> lines = lines(mutant, terminal);
                // Too few cases of a mutant would not compare.
                if (lines.size() == failures) {
                    measured++;
                    figures.add(lines);
                }
            }
        }
        figures.summary().forEach(terminal::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<InProcessEngine> mutants() {
        List<InProcessEngine> all = language.references().orElseThrow().mutants();
        List<String> names = all.stream().map(ShrinkFiguresCommand::name).toList();
        named.stream().filter(name -> !names.contains(name)).findFirst().ifPresent(name -> {
            throw new UserMistake("there is no mutant \"" + name + "\"; there are: " + String.join(", ", names));
        });
        return all.stream()
                .filter(mutant -> named.isEmpty() || named.contains(name(mutant)))
                .toList();
    }

    private static String name(InProcessEngine mutant) {
        return mutant.target().engine().version();
    }

    private List<Line> lines(InProcessEngine mutant, Terminal terminal) {
        MutantExample example = MutantExample.all().stream()
                .filter(each -> each.mutant().equals(name(mutant)))
                .findFirst()
                .orElseThrow();
        List<Line> lines = new ArrayList<>();
        try (MutantShrinking shrinking = new MutantShrinking(language, mutant, options.seed)) {
            for (int number = 0; number < options.queries && lines.size() < failures; number++) {
                options.progress(name(mutant), number);
                shrinking.shrunk(number).map(shrunk -> Line.of(example, shrunk)).ifPresent(line -> {
                    lines.add(line);
                    terminal.line(line.toString());
                });
            }
        }
        return lines;
    }
}
