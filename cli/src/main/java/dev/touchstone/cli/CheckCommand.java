package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.FindingsFolder;
import dev.touchstone.cypher.oracle.Claim;
import dev.touchstone.cypher.oracle.Script;
import dev.touchstone.cypher.oracle.Script.Speaker;
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
            "Says whether engines answer your own Cypher statements rightly.",
            "Each engine begins empty, runs the setup, and then the queries, one after the other. Every answer is compared "
                    + "with Touchstone's reference (truth) and with the other engines (agree), and no statement may break "
                    + "an engine (crash). After a query that writes, the graph is compared, too."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone check --engine neo4j@4.4.5 --setup 'CREATE (:A); CREATE (:A)' \\",
            "    --query 'MATCH (a) OPTIONAL MATCH (a)--(b) OPTIONAL MATCH (b), (c) RETURN a'",
            "  touchstone check --engine neo4j,kuzu --setup graph.cypher --query all.cypher",
            "  touchstone check --engine kuzu@0.9.0 --query 'CREATE ()' --oracle crash",
            "",
            "Statements are separated by semicolons. CREATE INDEX, CREATE NODE TABLE and",
            "the like go to the engines alone. What the reference cannot read is unknown,",
            "and so is, without --strict, what an engine's dialect means otherwise.",
            "",
            "Exit codes: 0 all pass, 1 a failure, 2 no failure, but something is unknown,",
            "64 a mistake in the input."
        })
final class CheckCommand implements Callable<Integer> {
    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            required = true,
            split = ",",
            description = "name, name@version or the URL of a server; may be given more than once.")
    List<String> engineNames = new ArrayList<>();

    @Option(
            names = "--setup",
            paramLabel = "FILE|TEXT",
            description = "Statements that make the graph; may be given more than once (default: none).")
    List<String> setup = new ArrayList<>();

    @Option(
            names = "--query",
            paramLabel = "FILE|TEXT",
            required = true,
            description = "Statements to check; may be given more than once.")
    List<String> queries = new ArrayList<>();

    @Option(
            names = "--oracle",
            paramLabel = "NAME",
            split = ",",
            description = "Only this: truth, agree or crash (default: all, agree with two engines or more).")
    List<Claim> oracles = new ArrayList<>();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "How long a statement may take (default: ${DEFAULT-VALUE}).")
    double limitSeconds = 20;

    @Option(
            names = "--strict",
            description =
                    "Also judge what an engine's dialect is known to mean otherwise: a difference may be legal there.")
    boolean strict;

    @Option(names = "--json", description = "Print one line of JSON for each engine and query.")
    boolean asJson;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Run failures once more on fresh processes, and write them there as findings.")
    Optional<Path> out = Optional.empty();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() throws IOException {
        if (!(limitSeconds > 0 && limitSeconds <= 86_400)) {
            throw new UserMistake("--limit must be above 0 and at most 86400");
        }
        List<String> setupTexts = Given.statements("--setup", setup);
        List<String> queryTexts = Given.statements("--query", queries);
        if (queryTexts.isEmpty()) {
            throw new UserMistake("--query has no statement in it");
        }
        workshop.check(engineNames);
        if (out.isEmpty()) {
            return check(setupTexts, queryTexts, Optional.empty());
        }
        try (CampaignFolder folder = CampaignFolder.create(out, workshop.json)) {
            return check(setupTexts, queryTexts, Optional.of(folder.findings()));
        }
    }

    private int check(List<String> setupTexts, List<String> queryTexts, Optional<FindingsFolder> findings) {
        List<Ready> ready = ready();
        List<Target> targets = ready.stream().map(Ready::target).toList();
        Script script = new Script(
                targets.stream().map(target -> speaker(target, queryTexts)).toList(),
                setupTexts,
                queryTexts,
                claims(targets.size()));
        Duration limit = Duration.ofMillis(Math.round(limitSeconds * 1000));
        try (Workbench bench = new Workbench(targets, workshop.launcher(ready), Launcher.Watcher.NONE)) {
            bench.start();
            Verdicts verdicts = Verdicts.of(script, bench.run(script, limit));
            Terminal terminal = workshop.terminal();
            (asJson ? verdicts.json(workshop.json) : verdicts.lines()).forEach(terminal::line);
            findings.map(folder -> new Confirmation(bench, limit, folder))
                    .ifPresent(confirmation -> verdicts.marks().forEach(mark -> confirmation.consider(script, mark)));
            return exitCode(verdicts, ready.size()).code();
        }
    }

    /** That all is well can be said only of engines that could be had. */
    private ExitCode exitCode(Verdicts verdicts, int asked) {
        boolean all = asked == engineNames.stream().distinct().count();
        return verdicts.exitCode() == ExitCode.NOTHING_FOUND && !all ? ExitCode.INCONCLUSIVE : verdicts.exitCode();
    }

    private Speaker speaker(Target target, List<String> queryTexts) {
        return strict ? new Speaker(target.engine(), List.of()) : Speaker.of(target, queryTexts);
    }

    private List<Ready> ready() {
        Terminal terminal = workshop.terminal();
        List<Ready> ready =
                workshop.ready(engineNames, terminal.err(), asJson ? Progress.SILENT : new FetchLine(terminal));
        ready.stream()
                .filter(engine -> !engine.entry().language().equals("cypher"))
                .findFirst()
                .ifPresent(engine -> {
                    throw new UserMistake(engine.id() + " speaks "
                            + engine.entry().language() + ", and only Cypher can be checked so far");
                });
        return ready;
    }

    private List<Claim> claims(int engines) {
        List<Claim> claims = oracles.isEmpty() ? List.of(Claim.values()) : oracles;
        if (engines > 1) {
            return claims;
        }
        List<Claim> alone =
                claims.stream().filter(claim -> claim != Claim.AGREE).toList();
        if (alone.isEmpty()) {
            throw new UserMistake("--oracle agree needs two engines");
        }
        return alone;
    }
}
