package dev.touchstone.lab.agreement;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.lab.agreement.cypher.AgreementCounts;
import dev.touchstone.lab.agreement.cypher.CypherAgreement;
import dev.touchstone.lab.agreement.cypher.Neo4j;
import dev.touchstone.lab.agreement.cypher.Rendered;
import dev.touchstone.lab.agreement.sparql.SparqlAgreement;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone agreement} */
@Command(
        name = "agreement",
        description = {
            "Compares a reference with other implementations. Every difference must have an explanation.",
            "cypher: variants of the TCK's queries on " + Neo4j.ENGINE
                    + ". sparql: generated queries on Jena and RDF4J."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone agreement cypher --queries 2000",
            "  touchstone agreement cypher --rendering     whether Neo4j reads the TCK's queries as we write them",
            "  touchstone agreement sparql --queries 20000 --seed 2",
            "",
            "Exit codes: 0 every difference is explained, 1 not, 64 invalid input, 70 a bug in Touchstone."
        })
public final class AgreementCommand implements Callable<Integer> {
    private static final int STATUS_EVERY = 10;

    @Parameters(paramLabel = "LANGUAGE", description = "cypher or sparql.")
    String language = "";

    @Option(
            names = "--queries",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Number of queries (default: ${DEFAULT-VALUE}).")
    int queries = 1000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the queries (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    @Option(
            names = "--rendering",
            description = "cypher: only check that Neo4j reads the TCK's queries as we write them.")
    boolean rendering;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            defaultValue = "agreement",
            description = "Folder for the differences (default: ${DEFAULT-VALUE}).")
    Path out = Path.of("agreement");

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        int unexplained = switch (language) {
            case "cypher" -> rendering ? spoilt() : cypher();
            case "sparql" -> sparql();
            default ->
                throw new UserMistake("there is no comparison for \"" + language + "\"; there are: cypher, sparql");
        };
        return (unexplained == 0 ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS).code();
    }

    private int cypher() throws IOException {
        try (PrintWriter differences = differences();
                Neo4j neo4j = neo4j()) {
            AgreementCounts counts = new CypherAgreement(neo4j, differences, this::progress).run(queries, seed);
            terminal().line(counts.toString());
            return counts.unexplained();
        }
    }

    private int spoilt() {
        try (Neo4j neo4j = neo4j()) {
            List<String> spoilt = new Rendered(neo4j).spoilt(Rendered.texts(), this::progress);
            terminal().line(spoilt.size() + " queries that Neo4j reads only in their original form");
            spoilt.forEach(terminal()::line);
            return spoilt.size();
        }
    }

    private int sparql() throws IOException {
        try (PrintWriter differences = differences()) {
            SparqlAgreement agreement = new SparqlAgreement(differences, this::progress);
            agreement.run(queries, seed);
            agreement.lines().forEach(terminal()::line);
            terminal().line("unexplained differences: " + agreement.unexplained());
            return agreement.unexplained();
        }
    }

    private Neo4j neo4j() {
        List<Ready> ready =
                engineOptions.ready(List.of(Neo4j.ENGINE), terminal().err(), new FetchProgress(terminal()));
        Session session =
                engineOptions.unguarded(ready).session(ready.getFirst().target(), Launcher.Watcher.NONE);
        session.start();
        return new Neo4j(session);
    }

    private PrintWriter differences() throws IOException {
        Files.createDirectories(out);
        Path file = out.resolve("differences.txt");
        terminal().line("differences are written to " + file);
        return new PrintWriter(file.toFile(), StandardCharsets.UTF_8);
    }

    private void progress(int done) {
        if (done % STATUS_EVERY == 0) {
            terminal().status("agreement: " + done + " queries");
        }
    }

    private Terminal terminal() {
        return engineOptions.terminal();
    }
}
