package dev.touchstone.lab.hunt;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.engines.Engines.Ready;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone hunt} */
@Command(
        name = "hunt",
        description = {
            "Puts statements such as people write before the oracles.",
            "They are every function, operator, clause and step with every kind of argument, pairs of them,",
            "and the queries of the openCypher TCK and the W3C tests.",
            "Failures are written to a file. Each is a bug of the engine, or an oracle that is unsound."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone hunt cypher --engine neo4j@5.26.30",
            "  touchstone hunt gremlin --engine tinkergraph@3.8.1,janusgraph@1.1.0 --statements 4000 --seed 2",
            "  touchstone hunt sparql --engine jena@6.2.0,rdf4j@5.3.1 --out hunt-sparql",
            "",
            "Exit codes: 0 no statement fails, 1 some fail, 64 invalid input, 70 a bug in Touchstone."
        })
public final class HuntCommand implements Callable<Integer> {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final List<String> LANGUAGES = List.of("cypher", "gremlin", "sparql");
    private static final int STATUS_EVERY = 10;

    @Parameters(paramLabel = "LANGUAGE", description = "cypher, gremlin or sparql.")
    String language = "";

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            split = ",",
            required = true,
            description = "name or name@version; repeatable.")
    List<String> names = new ArrayList<>();

    @Option(
            names = "--statements",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Number of statements (default: ${DEFAULT-VALUE}).")
    int statements = 1000;

    @Option(
            names = "--every-oracle",
            paramLabel = "N",
            defaultValue = "0",
            description = {
                "Cypher statements that go before every oracle, and not only truth and crash",
                "(default: ${DEFAULT-VALUE}). In the other languages all do."
            })
    int everyOracle;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the choice of statements (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            defaultValue = "hunt",
            description = "Folder for the failures (default: ${DEFAULT-VALUE}).")
    Path out = Path.of("hunt");

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        check();
        Terminal terminal = engineOptions.terminal();
        List<Ready> ready = engineOptions.ready(names, terminal.err(), new FetchProgress(terminal));
        Group group = engineOptions.groups(ready).getFirst();
        HuntLog log = new HuntLog(out);
        HuntStatements source = new HuntStatements(group.language(), new Choices(seed));
        try (Workbench bench = new Workbench(group.targets(), engineOptions.unguarded(ready), Launcher.Watcher.NONE)) {
            bench.start();
            OracleHunt oracles = new OracleHunt(group, bench, LIMIT, log);
            switch (language) {
                case "cypher" -> cypher(source, group, bench, log);
                case "gremlin" -> ask(source.gremlin(statements), oracles);
                default -> ask(source.sparql(statements), oracles);
            }
        }
        log.lines().forEach(terminal::line);
        return (log.hasFailures() ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND).code();
    }

    private void check() {
        if (!LANGUAGES.contains(language)) {
            throw new UserMistake(
                    "there is no hunt for \"" + language + "\"; there are: " + String.join(", ", LANGUAGES));
        }
        engineOptions.check(names);
        String spoken = engineOptions.language(names).name();
        if (!spoken.equals(language)) {
            throw new UserMistake(String.join(", ", names) + " speaks " + spoken + ", not " + language);
        }
    }

    private void ask(List<Subject> subjects, OracleHunt hunt) {
        int done = 0;
        for (Subject subject : subjects) {
            hunt.ask(subject);
            progress(++done, subjects.size());
        }
        engineOptions.terminal().line(subjects.size() + " statements");
    }

    private void cypher(HuntStatements source, Group group, Workbench bench, HuntLog log) {
        List<HandLike> groups = source.cypher(statements);
        int all = groups.stream().mapToInt(each -> each.queries().size()).sum();
        int done = 0;
        for (HandLike each : groups) {
            group.targets().forEach(target -> new ScriptHunt(target, bench, LIMIT, log).ask(each));
            done += each.queries().size();
            progress(done, all);
        }
        engineOptions.terminal().line(all + " statements");
        List<Subject> subjects = source.subjects(groups, everyOracle);
        if (!subjects.isEmpty()) {
            ask(subjects, new OracleHunt(group, bench, LIMIT, log));
        }
    }

    private void progress(int done, int all) {
        if (done % STATUS_EVERY == 0) {
            engineOptions.terminal().status("hunt: " + done + " of " + all + " statements");
        }
    }
}
