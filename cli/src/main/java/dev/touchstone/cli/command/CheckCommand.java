package dev.touchstone.cli.command;

import dev.touchstone.campaign.examine.Examiner;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.FindingsFolder;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.cli.check.Check;
import dev.touchstone.cli.check.CheckInput;
import dev.touchstone.cli.check.CheckReport;
import dev.touchstone.cli.check.Confirmation;
import dev.touchstone.cli.check.OracleWords;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.StatementLimits;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.fetch.Progress;
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

/** {@code touchstone check} */
@Command(
        name = "check",
        description = {
            "Checks engines on your own statements.",
            "In Cypher, each engine starts empty, runs the setup, and then the queries, one after the other. Every result "
                    + "is compared with Touchstone's reference (truth) and with the other engines (agree), and no "
                    + "statement may break an engine (crash). After a query that writes, the graph is compared, too. "
                    + "Other oracles, such as partition or rewrite, run if you name them.",
            "In Gremlin and SPARQL, the graph of the setup is loaded, and every applicable oracle of touchstone run, "
                    + "such as disassemble-ids or options, checks each query. In Gremlin every element gets a property "
                    + "uid, which identifies it on all engines."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone check --engine neo4j@4.4.5 --setup 'CREATE (:A); CREATE (:A)' \\",
            "    --query 'MATCH (a) OPTIONAL MATCH (a)--(b) OPTIONAL MATCH (b), (c) RETURN a'",
            "  touchstone check --engine neo4j,neo4j@4.4.5 --setup graph.cypher --query all.cypher",
            "  touchstone check --engine kuzu@0.9.0 --query 'CREATE ()' --oracle crash",
            "  touchstone check --engine arcadedb/cypher --setup 'CREATE (:A)-[:T]->(:B)' \\",
            "    --query 'MATCH (:A)-[:T]->() RETURN count(*)' --oracle rewrite,partition",
            "  touchstone check --engine tinkergraph@3.6.1 --setup \"g.addV('a').property('k', 1)\" \\",
            "    --query \"g.V().order().by('k').count()\"",
            "  touchstone check --engine jena --setup 'INSERT DATA { <x:a> <x:p> 1 }' --query query.rq",
            "",
            "Cypher statements are separated by semicolons, Gremlin statements also by line",
            "ends; a SPARQL text is one statement. A Gremlin setup consists of addV, addE,",
            "property, as, from and to. Schema commands such as CREATE INDEX and CREATE NODE",
            "TABLE are run on the engines only; for Kuzu, create the tables in the setup.",
            "A query that the reference cannot read is unknown, and so is, without --strict,",
            "a construct that the engine's dialect defines differently. A query with several",
            "correct results is not determined, and the reason is given. Text that is not a",
            "statement of the language is refused before any engine starts.",
            "",
            "Exit codes: 0 all pass, 1 a failure, 2 no failure, but something is unknown or",
            "not determined, 64 invalid input."
        })
public final class CheckCommand implements Callable<Integer> {
    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            required = true,
            split = ",",
            description = "name, name@version or the URL of a server; repeatable.")
    List<String> engineNames = new ArrayList<>();

    @Option(
            names = "--setup",
            paramLabel = "FILE|TEXT",
            description =
                    "Statements that create the graph, or for SPARQL a Turtle or TriG file; repeatable (default: none).")
    List<String> setup = new ArrayList<>();

    @Option(
            names = "--query",
            paramLabel = "FILE|TEXT",
            required = true,
            description = "Statements to check; repeatable.")
    List<String> queries = new ArrayList<>();

    @Option(
            names = "--oracle",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Only these oracles or families, or all (default: in Cypher truth, agree and crash, else all of the language).")
    List<String> oracles = new ArrayList<>();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "Timeout of a statement in seconds (default: ${DEFAULT-VALUE}).")
    double limitSeconds = 20;

    @Option(names = "--json", description = "Print one line of JSON per engine, query and verdict.")
    boolean asJson;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Run failures again on fresh processes, and write them to this folder as findings.")
    Optional<Path> out = Optional.empty();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        engineOptions.check(engineNames);
        if (out.isEmpty()) {
            return check(Optional.empty());
        }
        try (CampaignFolder folder = CampaignFolder.create(out, engineOptions.json, engineOptions.reproductions())) {
            return check(Optional.of(folder.findings()));
        }
    }

    private int check(Optional<FindingsFolder> findings) {
        Terminal terminal = engineOptions.terminal();
        CheckInput input =
                StatementLimits.guard(() -> CheckInput.of(engineOptions.language(engineNames), setup, queries));
        OracleWords.requireTwoToAgree(
                oracles, (int) engineNames.stream().distinct().count());
        List<Ready> ready = engineOptions.ready(
                engineNames, terminal.err(), asJson ? Progress.SILENT : new FetchProgress(terminal));
        Group group = engineOptions.groups(ready).getFirst();
        Duration limit = Duration.ofMillis(Math.round(limitSeconds * 1000));
        Check check = Check.of(group, input, oracles, engineOptions.strict);
        try (Workbench bench = new Workbench(group.targets(), engineOptions.launcher(ready), Launcher.Watcher.NONE)) {
            bench.start();
            CheckReport report = CheckReport.of(group.language().report(), check.run(bench, limit));
            (asJson ? report.json(engineOptions.json) : report.lines()).forEach(terminal::line);
            Examiner examiner = new Examiner(group.language(), group.targets(), limit, Effort.TO_CONFIRM, () -> false);
            findings.map(folder -> new Confirmation(examiner, bench, folder))
                    .ifPresent(confirmation -> report.failures().forEach(confirmation::consider));
            return exitCode(report, ready.size()).code();
        }
    }

    /** Without an engine that was named but is unavailable, a clean result is inconclusive. */
    private ExitCode exitCode(CheckReport report, int asked) {
        boolean all = asked == engineNames.stream().distinct().count();
        return report.exitCode() == ExitCode.NOTHING_FOUND && !all ? ExitCode.INCONCLUSIVE : report.exitCode();
    }
}
