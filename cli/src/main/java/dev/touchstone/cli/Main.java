package dev.touchstone.cli;

import dev.touchstone.core.Evidence;
import dev.touchstone.core.MachineFault;
import dev.touchstone.core.Redacted;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineUnavailable;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IExitCodeExceptionMapper;
import picocli.CommandLine.RunLast;

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
            "70 a mistake in Touchstone itself or a fault of the machine, 130 stopped by Ctrl-C."
        })
public final class Main {

    private static final int LONGEST = 1_000;

    /** The same as in {@link ExitCode}, which may not be there to be asked. */
    private static final int OUR_MISTAKE = 70;

    private Main() {}

    public static void main(String[] args) {
        try {
            begin(args);
        } catch (Throwable e) {
            // Not even the command line could be set up, and with it nothing that prints nicely.
            System.err.println("touchstone: it cannot start: "
                    + MachineFault.in(e)
                            .<Throwable>map(fault -> fault)
                            .orElse(e)
                            .getMessage());
            Runtime.getRuntime().halt(OUR_MISTAKE);
        }
    }

    private static void begin(String[] args) {
        CommandLine commands = commandLine();
        // What breaks on a thread that nobody waits for ends the program, too.
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, thrown) -> System.exit(ourMistake(commands.getErr(), thrown)));
        System.exit(execute(commands, args));
    }

    /** Nothing but an exit code gets out: what nobody has thought of is a mistake of ours. */
    static int execute(CommandLine commands, String... args) {
        try {
            return configured(commands, args);
        } catch (RuntimeException | Error e) {
            return ourMistake(commands.getErr(), e);
        }
    }

    private static int configured(CommandLine commands, String... args) {
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
        commands.setExecutionStrategy(parsed -> {
            GivenWords.check(parsed);
            Numbers.check(parsed);
            return new RunLast().execute(parsed);
        });
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
            return ourMistake(command.getErr(), e);
        });
        IExitCodeExceptionMapper mapper = e -> ExitCode.OUR_MISTAKE.code();
        commands.setExitCodeExceptionMapper(mapper);
        return commands;
    }

    private static int ourMistake(PrintWriter err, Throwable mistake) {
        Optional<MachineFault> fault = MachineFault.in(mistake);
        if (fault.isPresent()) {
            err.println("touchstone: " + oneLine(String.valueOf(fault.get().getMessage())));
            return ExitCode.OUR_MISTAKE.code();
        }
        err.println("touchstone: this is a mistake in Touchstone; please report it with what follows");
        err.println(Redacted.of(Evidence.of(mistake)));
        return ExitCode.OUR_MISTAKE.code();
    }

    private static boolean isForTheUser(Exception e) {
        return e instanceof UserMistake || e instanceof EngineUnavailable;
    }

    /** What is told, on one line: without secrets, without what moves a cursor, and with the middle left out where somebody gave a whole book. */
    private static String oneLine(String message) {
        String line = Redacted.of(message.lines().map(String::strip).collect(Collectors.joining(" ")))
                .replaceAll("\\p{Cntrl}", "�");
        return line.length() <= LONGEST
                ? line
                : line.substring(0, LONGEST / 2) + " … " + line.substring(line.length() - LONGEST / 2);
    }
}
