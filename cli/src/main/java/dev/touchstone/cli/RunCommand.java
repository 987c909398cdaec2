package dev.touchstone.cli;

import dev.touchstone.cli.CampaignFolder.Beginning;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Effort;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Journal;
import dev.touchstone.core.campaign.Selected;
import dev.touchstone.core.campaign.Settings;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Desk;
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
            "Engines that speak one language are tested together, one language after the other. What is found is "
                    + "written to a folder."
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
            "  touchstone run --resume touchstone-runs/20261115-120000",
            "  touchstone run --config campaign.yaml"
        })
final class RunCommand implements Callable<Integer> {
    private static final List<String> DEFAULT_ENGINES = List.of("tinkergraph", "neo4j", "jena");
    private static final double DEFAULT_MINUTES = 1;
    static final int MOST_WORKERS = 64;

    @Parameters(
            paramLabel = "ENGINE",
            description =
                    "name, name@version or the URL of a server; a name alone is the newest version that runs here "
                            + "(default: tinkergraph neo4j jena).")
    List<String> engineNames = new ArrayList<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed gives the same cases (default: by the clock).")
    Optional<Long> seed = Optional.empty();

    @Option(
            names = {"--rounds", "--db-num"},
            paramLabel = "N",
            description = "So many rounds for each language.")
    Optional<Integer> rounds = Optional.empty();

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "So long for each language; what was begun by then may take a tenth more (default: 1, unless "
                    + "--rounds or --cpu-minutes is given).")
    Optional<Double> minutes = Optional.empty();

    @Option(
            names = "--cpu-minutes",
            paramLabel = "N",
            description =
                    "End after so much processor time, that of the engines included; each language has the same part of it.")
    Optional<Double> cpuMinutes = Optional.empty();

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "1",
            description = "Rounds that run at once, each on processes of its own (default: ${DEFAULT-VALUE}).")
    int workers = 1;

    @Option(
            names = {"--cases", "--query-num"},
            paramLabel = "N",
            defaultValue = "100",
            description = "The most cases in a round; where an oracle has no question, there are fewer (default: "
                    + "${DEFAULT-VALUE}).")
    int cases = 100;

    @Option(
            names = "--datasets",
            paramLabel = "N",
            defaultValue = "2",
            description = "Datasets in a round, all of one schema (default: ${DEFAULT-VALUE}).")
    int datasets = 2;

    @Mixin
    GeneratorOptions generator = new GeneratorOptions();

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME[=WEIGHT]",
            split = ",",
            description =
                    "Only these oracles, by their name, by the name of their family, or all; one of weight 5 has five turns "
                            + "while one of weight 1 has one (default: all that suit the engines; see touchstone oracles).")
    List<String> oracles = new ArrayList<>();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long a statement may take (default: ${DEFAULT-VALUE}).")
    double limitSeconds = 10;

    @Option(
            names = "--reduce",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description =
                    "How long to make one finding small; 0 only keeps failing cases, for touchstone reduce (default: ${DEFAULT-VALUE}).")
    double reduceSeconds = 60;

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description = "Findings that are known, in YAML: they are counted and not reported.")
    Optional<Path> known = Optional.empty();

    @Option(
            names = "--resume",
            paramLabel = "FOLDER",
            description =
                    "Go on with the campaign in this folder, as it was begun; --minutes and --cpu-minutes may give it more time.")
    Optional<Path> resume = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where the result goes (default: touchstone-runs/ and the time).")
    Optional<Path> out = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Engines and options from a YAML or JSON file; what is on the command line goes before.")
    Optional<Path> config = Optional.empty();

    @Option(names = "--dbname", paramLabel = "ENGINE", hidden = true, description = "RD2's way to name an engine.")
    List<String> moreEngines = new ArrayList<>();

    /** The engines of the configuration, for when the command line names none. */
    List<String> configured = List.of();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() throws Exception {
        if (resume.isPresent()) {
            return goOn(resume.get());
        }
        Settings settings = settings();
        workshop.check(names());
        checkWorkers();
        Desk desk = desk(known);
        try (CampaignFolder folder = CampaignFolder.create(out, workshop.json)) {
            List<Ready> ready = ready(names());
            List<Group> groups = withOracles(workshop.groups(ready), settings, workshop.terminal());
            folder.begin(new Beginning(
                    Version.number(),
                    settings,
                    ready.stream().map(Ready::id).toList(),
                    cpuTime(),
                    known.map(file -> file.toAbsolutePath().toString())));
            return new Play(workshop, settings, folder, desk, Journal.none(), cpuTime()).play(ready, groups);
        }
    }

    private int goOn(Path path) throws IOException {
        Resumption resumption = new Resumption(workshop);
        resumption.checkOptions();
        try (CampaignFolder folder = CampaignFolder.reopen(path, workshop.json)) {
            Beginning begun = folder.beginning();
            resumption.checkVersion(begun);
            Settings settings = minutes.isPresent() ? begun.settings().within(time()) : begun.settings();
            Desk desk = desk(known.or(begun::knownFile));
            List<Ready> ready = said(resumption.engines(begun));
            List<Group> groups = withOracles(workshop.groups(ready), settings, workshop.terminal());
            Optional<Duration> cpu = cpuTime().or(begun::cpuTime);
            if (resumption.isOver(folder, groups, settings, cpu)) {
                return resumption.sayThatItIsOver(folder);
            }
            Journal journal = folder.goOn().with(Backlog.met(path, workshop.json));
            desk.remember(journal.findings(), journal.sorts());
            return new Play(workshop, settings, folder, desk, journal, cpu).play(ready, groups);
        }
    }

    private List<Ready> ready(List<String> engines) {
        Terminal terminal = workshop.terminal();
        return said(workshop.ready(engines, terminal.err(), new FetchLine(terminal)));
    }

    private List<Ready> said(List<Ready> ready) {
        ready.forEach(engine -> workshop.terminal().line(engine.id() + " runs on " + engine.jdk()));
        return ready;
    }

    private static Desk desk(Optional<Path> file) {
        KnownFindings all = KnownFindings.with(file);
        return new Desk(finding -> all.of(finding).isPresent());
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(engineNames);
        names.addAll(moreEngines);
        // GDsmith's word for "the engines are in the configuration".
        names.remove("composite");
        if (names.isEmpty()) {
            names.addAll(configured);
        }
        return names.isEmpty() ? DEFAULT_ENGINES : names;
    }

    private Settings settings() {
        if (datasets > cases) {
            throw new UserMistake("--datasets must be at most --cases, and is " + datasets);
        }
        return new Settings(
                seed.orElseGet(System::currentTimeMillis),
                rounds,
                time(),
                Math.min(workers, rounds.orElse(MOST_WORKERS)),
                datasets,
                cases,
                generator.dataset(),
                generator.limits(),
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
                    && Servers.protocol(name, workshop.catalogue).alone()) {
                throw new UserMistake(name + " has one database, so that --workers must be 1");
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
        Selected.read(
                settings.oracles(),
                groups.stream().flatMap(group -> group.oracles().stream()).toList());
        List<Group> usable = new ArrayList<>();
        for (Group group : groups) {
            if (group.oracles(settings.oracles()).isEmpty()) {
                terminal.line(group.language().name() + ": left out, because it has none of these oracles");
            } else {
                usable.add(group);
            }
        }
        return usable;
    }
}
