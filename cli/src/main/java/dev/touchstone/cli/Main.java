package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineUnavailable;
import java.io.PrintWriter;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IExitCodeExceptionMapper;

/** The command line. */
@Command(
        name = "touchstone",
        description = "Finds wrong answers in graph databases, and proves them.",
        versionProvider = Version.class,
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            RunCommand.class,
            ReduceCommand.class,
            ReplayCommand.class,
            VersionsCommand.class,
            BisectCommand.class,
            TriageCommand.class,
            EnginesCommand.class,
            OraclesCommand.class,
            DoctorCommand.class,
            BenchCommand.class,
            EvalCommand.class,
            CheckCommand.class,
            SelftestCommand.class,
            ExperimentCommand.class,
            HelpCommand.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone run                                  a minute on each of three engines",
            "  touchstone run neo4j@5.26.30 --minutes 10       ten minutes on one version",
            "  touchstone replay touchstone-runs/…/findings/…  see a finding again",
            "  touchstone eval --graph g.cypher 'MATCH (n) RETURN n'  what the answer should be",
            "",
            "Exit codes: 0 nothing found, 1 findings, 2 inconclusive, 64 a mistake in the input,",
            "70 a mistake in Touchstone itself, 130 stopped by Ctrl-C."
        })
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(execute(commandLine(), args));
    }

    static int execute(CommandLine commands, String... args) {
        try {
            ConfigFile.namedIn(args)
                    .ifPresent(file -> file.applyTo(
                            Objects.requireNonNull(commands.getSubcommands().get("run"))));
        } catch (UserMistake e) {
            commands.getErr().println("touchstone: " + oneLine(String.valueOf(e.getMessage())));
            return ExitCode.USAGE.code();
        }
        return commands.execute(args);
    }

    static CommandLine commandLine() {
        CommandLine commands = new CommandLine(new Main());
        commands.setCaseInsensitiveEnumValuesAllowed(true);
        commands.setParameterExceptionHandler((e, args) -> {
            PrintWriter err = e.getCommandLine().getErr();
            err.println("touchstone: " + oneLine(String.valueOf(e.getMessage())) + " (see "
                    + e.getCommandLine().getCommandSpec().qualifiedName() + " --help)");
            return ExitCode.USAGE.code();
        });
        commands.setExecutionExceptionHandler((e, command, parsed) -> {
            if (isForTheUser(e)) {
                command.getErr().println("touchstone: " + oneLine(String.valueOf(e.getMessage())));
                return ExitCode.USAGE.code();
            }
            command.getErr().println("touchstone: this is a mistake in Touchstone; please report it with what follows");
            e.printStackTrace(command.getErr());
            return ExitCode.OUR_MISTAKE.code();
        });
        IExitCodeExceptionMapper mapper = e -> ExitCode.OUR_MISTAKE.code();
        commands.setExitCodeExceptionMapper(mapper);
        return commands;
    }

    private static boolean isForTheUser(Exception e) {
        return e instanceof UserMistake || e instanceof EngineUnavailable;
    }

    private static String oneLine(String message) {
        return message.lines().reduce((a, b) -> a.strip() + " " + b.strip()).orElse(message);
    }
}
