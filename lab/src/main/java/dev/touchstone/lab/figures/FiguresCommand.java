package dev.touchstone.lab.figures;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code touchstone figures} */
@Command(
        name = "figures",
        description = "Measures the generators, the reference evaluators or the shrinker, without an engine.",
        mixinStandardHelpOptions = true,
        subcommands = {GeneratorFiguresCommand.class, ReferenceFiguresCommand.class, ShrinkFiguresCommand.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone figures generator --language cypher --queries 10000",
            "  touchstone figures reference",
            "  touchstone figures shrink --failures 17 --mutant optional-match,and-null"
        })
public final class FiguresCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", hidden = true)
    Optional<String> unknown = Optional.empty();

    @Spec
    CommandSpec command;

    @Override
    public Integer call() {
        throw new ParameterException(
                command.commandLine(),
                unknown.map(name -> "there are no figures \"" + name + "\";").orElse("which figures?") + " there are: "
                        + String.join(", ", command.subcommands().keySet()));
    }
}
