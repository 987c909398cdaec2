package dev.touchstone.cli;

import dev.touchstone.cli.command.BisectCommand;
import dev.touchstone.cli.command.CheckCommand;
import dev.touchstone.cli.command.ConfigFile;
import dev.touchstone.cli.command.DoctorCommand;
import dev.touchstone.cli.command.EnginesCommand;
import dev.touchstone.cli.command.EvalCommand;
import dev.touchstone.cli.command.OraclesCommand;
import dev.touchstone.cli.command.ReduceCommand;
import dev.touchstone.cli.command.ReplayCommand;
import dev.touchstone.cli.command.RunCommand;
import dev.touchstone.cli.command.TriageCommand;
import dev.touchstone.cli.command.VersionsCommand;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.ProgramVersion;
import dev.touchstone.cli.option.BlankArguments;
import dev.touchstone.cli.option.NumberOptions;
import dev.touchstone.core.Evidence;
import dev.touchstone.core.MachineFault;
import dev.touchstone.core.Redacted;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.catalogue.Catalogue;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IExitCodeExceptionMapper;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.RunLast;

/** The command line. */
@Command(
        name = "touchstone",
        description = "Finds wrong answers in graph databases, and proves them.",
        versionProvider = ProgramVersion.class,
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
            EvalCommand.class,
            CheckCommand.class,
            HelpCommand.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone run                                  a minute on each of three engines",
            "  touchstone run neo4j@5.26.30 --minutes 10       ten minutes on one version",
            "  touchstone replay touchstone-runs/…/findings/…  run a finding again",
            "  touchstone eval --graph g.cypher 'MATCH (n) RETURN n'  what the answer should be",
            "",
            "Exit codes: 0 nothing found, 1 findings, 2 inconclusive, 64 invalid input,",
            "70 a bug in Touchstone or a fault of the machine, 130 stopped by Ctrl-C."
        })
public final class Main {

    private static final int LONGEST = 1_000;

    private static final Set<String> THEIR_WORDS = Set.of("composite", "--dbname", "--db-num", "--query-num");

    /** The same as in {@link ExitCode}, which may not be there to be asked. */
    private static final int INTERNAL_BUG = 70;

    private boolean told;

    private Main() {}

    public static void main(String[] args) {
        try {
            begin(args);
        } catch (Throwable e) {
            // The command line could not be set up, so that none of its handlers exist.
            System.err.println("touchstone: cannot start: "
                    + MachineFault.in(e)
                            .<Throwable>map(fault -> fault)
                            .orElse(e)
                            .getMessage());
            Runtime.getRuntime().halt(INTERNAL_BUG);
        }
    }

    private static void begin(String[] args) {
        CommandLine commands = commandLine();
        // An exception on a thread that nobody joins ends the program, too.
        Main main = commands.getCommand();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            try {
                main.internalBug(commands.getErr(), thrown);
            } finally {
                Runtime.getRuntime().halt(INTERNAL_BUG);
            }
        });
        int code = execute(commands, args);
        if (code == INTERNAL_BUG) {
            // A thread may have died inside of an exit, and an exit by another would wait for it for ever.
            Runtime.getRuntime().halt(code);
        }
        System.exit(code);
    }

    /** Nothing but an exit code gets out: an unexpected exception is a bug of ours. */
    public static int execute(CommandLine commands, String... args) {
        try {
            return configured(commands, args);
        } catch (RuntimeException | Error e) {
            Main main = commands.getCommand();
            return main.internalBug(commands.getErr(), e);
        }
    }

    /** Where a command is expected, an engine or an option of GDsmith's and RD2's means run, as their programs do nothing else. */
    public static String[] withCommand(CommandLine commands, String... args) {
        boolean theirs = args.length > 0
                && !commands.getSubcommands().containsKey(args[0])
                && (THEIR_WORDS.contains(args[0])
                        || Catalogue.standard()
                                .url(args[0], "", Optional.empty())
                                .isPresent()
                        || Catalogue.standard()
                                .named(args[0].replaceFirst("@.*", ""))
                                .isPresent());
        return theirs ? Stream.concat(Stream.of("run"), Stream.of(args)).toArray(String[]::new) : args;
    }

    private static int configured(CommandLine commands, String... given) {
        String[] args = withCommand(commands, given);
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

    public static CommandLine commandLine() {
        Main main = new Main();
        CommandLine commands = new CommandLine(main);
        Set<String> users = Set.copyOf(commands.getSubcommands().keySet());
        for (CommandModule module : ServiceLoader.load(CommandModule.class)) {
            module.commands().forEach(commands::addSubcommand);
        }
        commands.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, help -> commandList(help, users));
        commands.setCaseInsensitiveEnumValuesAllowed(true);
        commands.setExecutionStrategy(parsed -> {
            BlankArguments.check(parsed);
            NumberOptions.check(parsed);
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
            return main.internalBug(command.getErr(), e);
        });
        IExitCodeExceptionMapper mapper = e -> ExitCode.INTERNAL_BUG.code();
        commands.setExitCodeExceptionMapper(mapper);
        return commands;
    }

    /** The commands of users, then those of developers. */
    private static String commandList(Help help, Set<String> users) {
        Map<String, Help> first = new LinkedHashMap<>(help.subcommands());
        Map<String, Help> rest = new LinkedHashMap<>(help.subcommands());
        first.keySet().retainAll(users);
        rest.keySet().removeAll(users);
        return help.commandList(first)
                + (rest.isEmpty() ? "" : String.format("Commands for developers:%n") + help.commandList(rest));
    }

    /** Told once, though many threads may fail by the same; who comes second waits until it is told. */
    private synchronized int internalBug(PrintWriter err, Throwable mistake) {
        if (!told) {
            told = true;
            try {
                tell(err, mistake);
            } catch (RuntimeException | LinkageError e) {
                // What is needed to tell it cannot be loaded any more, either.
                System.err.println("touchstone: "
                        + MachineFault.in(mistake)
                                .or(() -> MachineFault.in(e))
                                .<Throwable>map(fault -> fault)
                                .orElse(mistake)
                                .getMessage());
            }
        }
        return INTERNAL_BUG;
    }

    private static void tell(PrintWriter err, Throwable mistake) {
        Optional<MachineFault> fault = MachineFault.in(mistake);
        if (fault.isPresent()) {
            err.println("touchstone: " + oneLine(String.valueOf(fault.get().getMessage())));
        } else {
            err.println("touchstone: this is a bug in Touchstone; please report it with the following evidence");
            err.println(Redacted.of(Evidence.of(mistake)));
        }
        err.flush();
    }

    private static boolean isForTheUser(Exception e) {
        return e instanceof UserMistake || e instanceof EngineUnavailable;
    }

    /** The message on one line, without secrets and control characters; the middle of a very long one is left out. */
    private static String oneLine(String message) {
        String line = Redacted.of(message.lines().map(String::strip).collect(Collectors.joining(" ")))
                .replaceAll("\\p{Cntrl}", "�");
        return line.length() <= LONGEST
                ? line
                : line.substring(0, LONGEST / 2) + " … " + line.substring(line.length() - LONGEST / 2);
    }
}
