package dev.touchstone.lab;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code touchstone experiment} */
@Command(
        name = "experiment",
        description = {
            "Repeats the experiment of a paper, cell by cell.",
            "Each is a sequence of other commands, which are printed. You can stop at any time; finished cells are not repeated."
        },
        mixinStandardHelpOptions = true,
        subcommands = {GdsmithExperiment.class, QudiExperiment.class, Rd2Experiment.class, GameraExperiment.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment gdsmith --out gdsmith",
            "  touchstone experiment qudi --out qudi",
            "  touchstone experiment rd2 --out rd2",
            "  touchstone experiment gamera --out gamera"
        })
public final class ExperimentCommand implements Callable<Integer> {
    @Spec
    CommandSpec command;

    @Override
    public Integer call() {
        throw new ParameterException(
                command.commandLine(),
                "which experiment? there are: "
                        + String.join(", ", command.subcommands().keySet()));
    }
}
