package dev.touchstone.contracts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.run.Trial;
import dev.touchstone.campaign.run.TrialEngines;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.CodeInData;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What every language must do. A language inherits these tests. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class LanguageContract {
    protected static final int SEEDS = 200;
    private static final int IN_ANOTHER_JVM = 20;

    /** A case takes longer than a statement, because an oracle works out what is right. */
    private static final int FEW = 5;

    private static final int PROPOSALS = Thoroughness.cases(16, 50);
    private static final int PLAYED = Thoroughness.cases(50, 200);

    private static final EngineId ENGINE = new EngineId("some", "1");
    private static final EngineId REFERENCE = new EngineId("reference", "1");

    protected final Seeds seeds;
    private final List<PropertyType> types;
    private final Json json = new Json(Languages.installed());
    private final List<Dataset> datasets;
    private final List<Statement> queries;

    protected LanguageContract(Language language, PropertyType... types) {
        this.types = List.of(types);
        this.seeds = Seeds.of(language, this.types);
        this.datasets = LongStream.range(0, SEEDS).mapToObj(seeds::dataset).toList();
        this.queries = LongStream.range(0, SEEDS).mapToObj(seeds::query).toList();
    }

    /** The query of each of the first seeds. */
    protected final List<Statement> queries() {
        return queries;
    }

    @Test
    void theServiceLoaderFindsTheLanguage() {
        assertThat(Languages.installed().all())
                .hasExactlyElementsOfTypes(seeds.language().getClass());
        assertThat(Languages.installed().named(seeds.language().name())).isNotNull();
    }

    @Test
    void theSameSeedGivesTheSameTwice() {
        assertThat(seeds.lines(SEEDS)).hasSize(2 * SEEDS).isEqualTo(seeds.lines(SEEDS));
    }

    @Test
    void differentSeedsGiveDifferentDatasets() {
        assertThat(datasets).doesNotHaveDuplicates();
    }

    @Test
    void everyStatementCanBeStoredAndReadBack() {
        assertThat(queries)
                .allSatisfy(query -> assertThat(json.read(json.storedLine(query), Statement.class))
                        .isEqualTo(query));
    }

    /** What reaches beyond the dataset is for people who know what they do. */
    @Test
    void noStatementThatIsGeneratedNeedsTrust() {
        assertThat(queries)
                .allSatisfy(query -> assertThat(query.externalAccess(seeds.everything()))
                        .as("%s", query)
                        .isEmpty());
        for (Oracle oracle : seeds.language().oracles()) {
            for (int seed = 0; seed < FEW; seed++) {
                propose(oracle, seed)
                        .flatMap(proposed -> proposed.next(List.of()))
                        .ifPresent(step -> assertThat(step.statement().externalAccess(seeds.everything()))
                                .as("%s of %s", step.statement(), oracle.name())
                                .isEmpty());
            }
        }
        seeds.language()
                .probes()
                .forEach(probe -> assertThat(probe.statement().externalAccess(seeds.everything()))
                        .as(probe.feature())
                        .isEmpty());
    }

    @Test
    void noDatasetThatIsGeneratedHasCodeInIt() {
        assertThat(datasets)
                .allSatisfy(dataset -> assertThat(CodeInData.in(dataset)).isEmpty());
        assertThat(queries)
                .allSatisfy(query -> assertThat(CodeInData.in(query.parameters()))
                        .as("%s", query)
                        .isEmpty());
    }

    @Test
    void everyDatasetCanBeStoredAndReadBack() {
        assertThat(datasets)
                .allSatisfy(dataset ->
                        assertThat(json.readDataset(json.storedLine(dataset))).isEqualTo(dataset));
    }

    @Test
    void everyOracleProposesTheSameStorableCaseForTheSameChoices() {
        for (Oracle oracle : seeds.language().oracles()) {
            int proposals = 0;
            for (int seed = 0; seed < PROPOSALS; seed++) {
                Optional<Case> proposed = propose(oracle, seed);
                assertThat(proposed.equals(propose(oracle, seed)))
                        .as("%s gives the same again for seed %d", oracle.name(), seed)
                        .isTrue();
                assertThat(proposed.equals(proposed.map(json::storedLine).map(json::readCase)))
                        .as("%s gives the same after storing for seed %d", oracle.name(), seed)
                        .isTrue();
                proposals += proposed.isPresent() ? 1 : 0;
            }
            assertThat(proposals).as("proposals of %s", oracle.name()).isGreaterThan(PROPOSALS / 2);
        }
    }

    private Optional<Case> propose(Oracle oracle, long seed) {
        Dialect everything = seeds.everything();
        Round round = new Round(
                seed,
                seeds.dataset(seed),
                List.of(new Target(ENGINE, everything, List.of(), Optional.of(new Target(REFERENCE, everything)))),
                everything,
                Limits.DEFAULT);
        return oracle.propose(round, new Choices(seed).split("case"));
    }

    /** An oracle that fails on the reference itself is unsound. */
    @Test
    void noOracleFailsOnTheReference() {
        Optional<References> references = seeds.language().references();
        assumeThat(references).as("references in this process").isPresent();
        List<InProcessEngine> twins = references.orElseThrow().correct();
        Group group = new Group(
                seeds.language(), twins.stream().map(InProcessEngine::target).toList());
        Trial trial = new Trial(seeds.language(), json, 1, event -> {});
        for (Oracle oracle : group.oracles()) {
            Trial.Report report = trial.play(TrialEngines.of(twins), List.of(oracle), PLAYED);
            assertThat(report.broken()).as(oracle.name()).isEmpty();
            assertThat(report.findings()).as(oracle.name()).isEmpty();
            // One that failed, and did not fail again, would be no finding.
            assertThat(report.counts().failed()).as(oracle.name()).isZero();
            assertThat(report.counts().passed()).as("%s passes", oracle.name()).isGreaterThan(PLAYED / 2);
        }
    }

    /** Whatever its hash salts, its locale and its time zone. */
    @Test
    void aSeedMeansTheSameInAnotherJvm(@TempDir Path folder) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(command())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS))
                    .as("ended in time")
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).as(Files.readString(errors)).isZero();
        assertThat(Files.readAllLines(output)).isEqualTo(seeds.lines(IN_ANOTHER_JVM));
    }

    private List<String> command() {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.timezone=Asia/Kathmandu",
                "-cp",
                System.getProperty("java.class.path"),
                Seeds.class.getName(),
                Integer.toString(IN_ANOTHER_JVM),
                seeds.language().name()));
        types.forEach(type -> command.add(type.name()));
        return command;
    }
}
