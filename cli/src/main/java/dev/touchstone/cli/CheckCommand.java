package dev.touchstone.cli;

import dev.touchstone.core.StatementLimits;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Selected;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.FindingsFolder;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.oracle.Claim;
import dev.touchstone.cypher.oracle.Script;
import dev.touchstone.cypher.oracle.Script.Speaker;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.fetch.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone check} */
@Command(
        name = "check",
        description = {
            "Says whether engines answer your own statements rightly.",
            "In Cypher, each engine begins empty, runs the setup, and then the queries, one after the other. Every answer "
                    + "is compared with Touchstone's reference (truth) and with the other engines (agree), and no "
                    + "statement may break an engine (crash). After a query that writes, the graph is compared, too. "
                    + "Other oracles, such as partition or rewrite, have their say where they are named.",
            "In Gremlin and SPARQL, what the setup makes is loaded, and each query is put before every oracle of "
                    + "touchstone run that has something to say of it, such as disassemble-ids or options. In Gremlin "
                    + "every element gets a property uid, by which it is known on all engines."
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
            "Statements of Cypher are separated by semicolons, those of Gremlin also by the",
            "ends of lines; a text of SPARQL is one statement. A setup in Gremlin is made of",
            "addV, addE, property, as, from and to. CREATE INDEX, CREATE NODE TABLE and",
            "the like go to the engines alone; Kuzu wants its tables created in the setup.",
            "What the reference cannot read is unknown, and so is, without --strict, what an",
            "engine's dialect means otherwise. A query to which several answers are right is",
            "not determined, for the reason that is given. What is no statement of the",
            "language is refused before any engine is started.",
            "",
            "Exit codes: 0 all pass, 1 a failure, 2 no failure, but something is unknown or",
            "not determined, 64 a mistake in the input."
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
            description =
                    "Statements that make the graph, or for SPARQL a file of Turtle or TriG; may be given more than once "
                            + "(default: none).")
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
            description =
                    "Only this, or this family, or all (default: in Cypher truth, agree and crash, else all of the language's).")
    List<String> oracles = new ArrayList<>();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "How long a statement may take (default: ${DEFAULT-VALUE}).")
    double limitSeconds = 20;

    @Option(
            names = "--strict",
            description =
                    "In Cypher, also judge what an engine's dialect is known to mean otherwise: a difference may be legal there.")
    boolean strict;

    @Option(names = "--json", description = "Print one line of JSON for each engine, query and verdict.")
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
        workshop.check(engineNames);
        if (out.isEmpty()) {
            return check(Optional.empty());
        }
        try (CampaignFolder folder = CampaignFolder.create(out, workshop.json)) {
            return check(Optional.of(folder.findings()));
        }
    }

    private int check(Optional<FindingsFolder> findings) {
        Terminal terminal = workshop.terminal();
        Submission submission =
                StatementLimits.guard(() -> Submission.of(workshop.language(engineNames), setup, queries));
        requireTwoToAgree();
        List<Ready> ready =
                workshop.ready(engineNames, terminal.err(), asJson ? Progress.SILENT : new FetchLine(terminal));
        Group group = workshop.groups(ready).getFirst();
        Duration limit = Duration.ofMillis(Math.round(limitSeconds * 1000));
        List<BiFunction<Workbench, Duration, List<Judgement>>> checks = checks(group, submission);
        try (Workbench bench = new Workbench(group.targets(), workshop.launcher(ready), Launcher.Watcher.NONE)) {
            bench.start();
            CheckReport report = CheckReport.of(
                    group.language().telling(),
                    checks.stream()
                            .flatMap(check -> check.apply(bench, limit).stream())
                            .toList());
            (asJson ? report.json(workshop.json) : report.lines()).forEach(terminal::line);
            findings.map(folder -> new Confirmation(bench, limit, folder))
                    .ifPresent(confirmation -> report.failures().forEach(confirmation::consider));
            return exitCode(report, ready.size()).code();
        }
    }

    /** What is done on the engines. */
    private List<BiFunction<Workbench, Duration, List<Judgement>>> checks(Group group, Submission submission) {
        if (!(group.language() instanceof CypherLanguage)) {
            return List.of(Inquiry.of(group, submission, Selected.from(oracles, group.oracles()))::run);
        }
        List<Claim> claims = claims(group.targets().size());
        List<Oracle> others = others(group);
        List<BiFunction<Workbench, Duration, List<Judgement>>> checks = new ArrayList<>();
        if (!claims.isEmpty()) {
            checks.add(new ScriptCheck(script(group, submission.setup(), submission.texts(), claims))::run);
        }
        if (!others.isEmpty()) {
            checks.add(Inquiry.of(group, submission, others)::run);
        }
        return checks;
    }

    private Script script(Group group, List<String> setupTexts, List<String> queryTexts, List<Claim> claims) {
        List<Target> targets = group.targets();
        return new Script(
                targets.stream().map(target -> speaker(target, queryTexts)).toList(), setupTexts, queryTexts, claims);
    }

    /** That all is well can be said only of engines that could be had. */
    private ExitCode exitCode(CheckReport report, int asked) {
        boolean all = asked == engineNames.stream().distinct().count();
        return report.exitCode() == ExitCode.NOTHING_FOUND && !all ? ExitCode.INCONCLUSIVE : report.exitCode();
    }

    private Speaker speaker(Target target, List<String> queryTexts) {
        return strict ? new Speaker(target.engine(), List.of()) : Speaker.of(target, queryTexts);
    }

    private void requireTwoToAgree() {
        boolean alone = engineNames.stream().distinct().count() < 2;
        if (alone
                && !oracles.isEmpty()
                && oracles.stream().allMatch(word -> means(word, Claim.AGREE) && !word.equalsIgnoreCase("all"))) {
            throw new UserMistake("--oracle agree needs two engines");
        }
    }

    /** What is claimed of statements as they are written; all where nothing is said. */
    private List<Claim> claims(int engines) {
        return Arrays.stream(Claim.values())
                .filter(claim -> oracles.isEmpty() || oracles.stream().anyMatch(word -> means(word, claim)))
                .filter(claim -> claim != Claim.AGREE || engines > 1)
                .toList();
    }

    private static boolean means(String word, Claim claim) {
        return Selected.of(word)
                .filter(selected -> selected.means(claim.oracle(), Oracle.GENERAL))
                .isPresent();
    }

    /** The oracles that were asked for and claim something else: those ask what we write after reading the statement. */
    private List<Oracle> others(Group group) {
        List<String> words = oracles.stream()
                .filter(word -> Arrays.stream(Claim.values()).noneMatch(claim -> means(word, claim)))
                .toList();
        Selected.read(words, group.oracles());
        List<Oracle> unclaimed = group.oracles().stream()
                .filter(oracle -> Arrays.stream(Claim.values())
                        .noneMatch(claim -> claim.oracle().equals(oracle.name())))
                .toList();
        return oracles.isEmpty() ? List.of() : Selected.only(oracles, unclaimed);
    }
}
