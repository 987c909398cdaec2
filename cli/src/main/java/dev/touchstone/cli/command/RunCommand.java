package dev.touchstone.cli.command;

import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.OracleSelection;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.Backlog;
import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.CampaignFolder.CampaignManifest;
import dev.touchstone.campaign.store.LogSummary;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.ProgramVersion;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.cli.option.GeneratorOptions;
import dev.touchstone.cli.option.NamedServer;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.KnownFindings;
import dev.touchstone.engines.server.Servers;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone run} */
@Command(
        name = "run",
        description = {
            "Tests engines with random graphs and queries.",
            "Engines of one language form a group; groups run one after the other. Findings are written to a folder."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone run",
            "  touchstone run neo4j@5.26.30 neo4j@4.4.48 --minutes 10",
            "  touchstone run tinkergraph --seed 1 --rounds 5 --workers 2",
            "  touchstone run kuzu --oracle elementary,dynamic,truth=5",
            "  touchstone run bolt://localhost:7687 --minutes 10",
            "  touchstone run neo4j --host localhost --port 7687 --username neo4j",
            "  touchstone run --resume touchstone-runs/20261115-120000",
            "  touchstone run --config campaign.yaml"
        })
public final class RunCommand implements Callable<Integer> {
    private static final List<String> DEFAULT_ENGINES = List.of("tinkergraph", "neo4j", "jena");
    private static final double DEFAULT_MINUTES = 1;

    @Parameters(
            paramLabel = "ENGINE",
            description =
                    "name, name@version or the URL of a server; a name alone is the newest version that runs here "
                            + "(default: tinkergraph neo4j jena).")
    List<String> engineNames = new ArrayList<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the generator; the same seed gives the same cases (default: from the clock).")
    Optional<Long> seed = Optional.empty();

    @Option(
            names = {"--rounds", "--db-num"},
            paramLabel = "N",
            description = "Number of rounds per language.")
    Optional<Integer> rounds = Optional.empty();

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "Time per language in minutes; work in progress may take a tenth more (default: 1, unless "
                    + "--rounds or --cpu-minutes is given).")
    Optional<Double> minutes = Optional.empty();

    @Option(
            names = "--cpu-minutes",
            paramLabel = "N",
            description = "CPU time in minutes, engines included, shared equally by the languages.")
    Optional<Double> cpuMinutes = Optional.empty();

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Rounds that run in parallel, each with its own engine processes (default: ${DEFAULT-VALUE}).")
    int workers = 1;

    @Option(
            names = {"--cases", "--query-num"},
            paramLabel = "N",
            defaultValue = "100",
            description = "Maximum cases per round (default: ${DEFAULT-VALUE}).")
    int cases = 100;

    @Option(
            names = "--datasets",
            paramLabel = "N",
            defaultValue = "2",
            description = "Datasets per round, all of one schema (default: ${DEFAULT-VALUE}).")
    int datasets = 2;

    @Mixin
    GeneratorOptions generator = new GeneratorOptions();

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME[=WEIGHT]",
            split = ",",
            description =
                    "Only these oracles or families, or all; an oracle of weight 5 gets five turns for each turn of one of "
                            + "weight 1 (default: all that apply to the engines; see touchstone oracles).")
    List<String> oracles = new ArrayList<>();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "Timeout of a statement in seconds (default: ${DEFAULT-VALUE}).")
    double limitSeconds = 10;

    @Option(
            names = "--reduce",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description =
                    "Seconds to shrink one finding; 0 only records failing cases for touchstone reduce (default: ${DEFAULT-VALUE}).")
    double reduceSeconds = 60;

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description = "YAML file of known findings, which are counted and not reported.")
    Optional<Path> known = Optional.empty();

    @Option(
            names = "--resume",
            paramLabel = "FOLDER",
            description =
                    "Continue the campaign in this folder with its original settings; --minutes and --cpu-minutes may extend it.")
    Optional<Path> resume = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Folder for the results (default: touchstone-runs/ and the time).")
    Optional<Path> out = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "YAML or JSON file with engines and options; options on the command line take precedence.")
    Optional<Path> config = Optional.empty();

    @Mixin
    NamedServer server = new NamedServer();

    /** The engines of the configuration, for when the command line names none. */
    public List<String> configured = List.of();

    @Mixin
    public EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() throws Exception {
        if (resume.isPresent()) {
            return goOn(resume.get());
        }
        Settings settings = settings();
        engineOptions.access = server.over(engineOptions.access, names());
        engineOptions.check(names());
        checkWorkers();
        FindingIntake intake = intake(known);
        try (CampaignFolder folder = CampaignFolder.create(out, engineOptions.json, engineOptions.reproductions())) {
            List<Ready> ready = ready(names());
            List<Group> groups = withOracles(engineOptions.groups(ready), settings, engineOptions.terminal());
            folder.begin(new CampaignManifest(
                    ProgramVersion.number(),
                    settings,
                    ready.stream().map(Ready::id).toList(),
                    cpuTime(),
                    known.map(file -> file.toAbsolutePath().toString()),
                    engineOptions.strict));
            return new CampaignRun(engineOptions, settings, folder, intake, LogSummary.none(), cpuTime())
                    .play(ready, groups);
        }
    }

    private int goOn(Path path) throws IOException {
        CampaignResume resumption = new CampaignResume(engineOptions);
        resumption.checkOptions();
        engineOptions.strict = CampaignManifest.in(path, engineOptions.json).strict();
        try (CampaignFolder folder = CampaignFolder.reopen(path, engineOptions.json, engineOptions.reproductions())) {
            CampaignManifest begun = folder.beginning();
            resumption.checkVersion(begun);
            Settings settings = minutes.isPresent() ? begun.settings().within(time()) : begun.settings();
            FindingIntake intake = intake(known.or(begun::knownFile));
            List<Ready> ready = said(resumption.engines(begun));
            List<Group> groups = withOracles(engineOptions.groups(ready), settings, engineOptions.terminal());
            Optional<Duration> cpu = cpuTime().or(begun::cpuTime);
            if (resumption.isOver(folder, groups, settings, cpu)) {
                return resumption.sayThatItIsOver(folder);
            }
            LogSummary log = folder.goOn().with(Backlog.met(path, engineOptions.json));
            intake.remember(log.findings(), log.sorts());
            return new CampaignRun(engineOptions, settings, folder, intake, log, cpu).play(ready, groups);
        }
    }

    private List<Ready> ready(List<String> engines) {
        Terminal terminal = engineOptions.terminal();
        return said(engineOptions.ready(engines, terminal.err(), new FetchProgress(terminal)));
    }

    private List<Ready> said(List<Ready> ready) {
        ready.forEach(engine -> engineOptions.terminal().line(engine.id() + " runs on " + engine.jdk()));
        return ready;
    }

    private static FindingIntake intake(Optional<Path> file) {
        return new FindingIntake(KnownFindings.with(file)::reason);
    }

    private List<String> names() {
        List<String> words = new ArrayList<>(engineNames);
        // GDsmith's word for "the engines are in the configuration".
        words.remove("composite");
        if (words.isEmpty() && !configured.isEmpty()) {
            return configured;
        }
        List<String> names = server.engines(words, engineOptions.catalogue);
        return names.isEmpty() ? DEFAULT_ENGINES : names;
    }

    private Settings settings() {
        if (datasets > cases) {
            throw new UserMistake("--datasets (" + datasets + ") exceeds --cases (" + cases + ")");
        }
        return new Settings(
                seed.orElseGet(System::currentTimeMillis),
                new Extent(rounds, time(), Math.min(workers, rounds.orElse(Extent.MOST_WORKERS))),
                generator.size(datasets, cases),
                Duration.ofMillis(Math.round(limitSeconds * 1000)),
                oracles,
                effort());
    }

    private Effort effort() {
        Effort usual = Effort.DEFAULT;
        Duration time = Duration.ofMillis(Math.round(reduceSeconds * 1000));
        return new Effort(time, usual.runs(), time.isZero() ? 0 : usual.share());
    }

    /** Several workers would overwrite each other's data where a server has one database. */
    private void checkWorkers() {
        for (String name : names()) {
            if (workers > 1
                    && EngineId.isUrl(name)
                    && Servers.protocol(name, engineOptions.catalogue).alone()) {
                throw new UserMistake(name + " has one database; use --workers 1");
            }
        }
    }

    private Optional<Duration> cpuTime() {
        return cpuMinutes.map(number -> Duration.ofMillis(Math.round(number * 60_000)));
    }

    private Optional<Duration> time() {
        boolean otherEnd = rounds.isPresent() || cpuMinutes.isPresent();
        return minutes.or(() -> otherEnd ? Optional.empty() : Optional.of(DEFAULT_MINUTES))
                .map(number -> Duration.ofMillis(Math.round(number * 60_000)));
    }

    /** The groups that have at least one of the chosen oracles. */
    private List<Group> withOracles(List<Group> groups, Settings settings, Terminal terminal) {
        OracleSelection.read(
                settings.oracles(),
                groups.stream().flatMap(group -> group.oracles().stream()).toList());
        List<Group> usable = new ArrayList<>();
        for (Group group : groups) {
            if (group.oracles(settings.oracles()).isEmpty()) {
                terminal.line(group.language().name() + ": skipped, none of the selected oracles applies");
            } else {
                usable.add(group);
            }
        }
        return usable;
    }
}
