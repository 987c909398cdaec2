package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.relation.draw.GraphRelations;
import dev.touchstone.core.relation.draw.RelationCase;
import dev.touchstone.core.tree.Outline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What was stored once can be read and judged for ever. */
class StoredFormatTest {
    private static final Path STORED = Path.of("src/test/resources/stored");
    private static final Json JSON = new Json(Languages.installed());

    /** A case, what its steps came to, and what that proves. */
    record Golden(String name, @JsonProperty("case") Case proposed, List<Outcome> outcomes, Verdict verdict) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Path> goldenFiles() throws IOException {
        try (Stream<Path> files = Files.list(STORED.resolve("format-1"))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("goldenFiles")
    void aGoldenFileIsReadJudgedAndWrittenAlike(Path file) throws IOException {
        String text = Files.readString(file);
        Golden golden = JSON.read(text, Golden.class);
        assertThat(withoutClaim(golden.proposed().judge(golden.outcomes()))).isEqualTo(withoutClaim(golden.verdict()));
        assertThat(JSON.stored(golden) + "\n").isEqualTo(text);
    }

    /** The claim is a sentence for readers, which a later version may word better. */
    private static Verdict withoutClaim(Verdict verdict) {
        return verdict instanceof Fail fail ? new Fail(fail.kind(), fail.engine(), fail.mark(), "") : verdict;
    }

    /** Signatures are made of outlines, so no class that is renamed may change one. */
    @Test
    void theOutlineOfAStoredCaseStays() throws IOException {
        List<String> outlines = new ArrayList<>();
        for (Path file : goldenFiles()) {
            Golden golden = JSON.read(Files.readString(file), Golden.class);
            outlines.add(golden.name() + ": " + Outline.of((Record) golden.proposed()));
        }
        assertThat(String.join("\n", outlines) + "\n").isEqualTo(Files.readString(STORED.resolve("outlines.txt")));
    }

    /** At first only Cypher had scripts. */
    @Test
    void aScriptWithoutALanguageIsOneInCypher() throws IOException {
        Golden golden =
                JSON.read(Files.readString(STORED.resolve("format-1-script/without-language.json")), Golden.class);
        assertThat(golden)
                .isEqualTo(JSON.read(Files.readString(STORED.resolve("format-1/script-cypher.json")), Golden.class));
        assertThat(golden.proposed().judge(golden.outcomes())).isEqualTo(golden.verdict());
    }

    @Test
    void everyCaseAndEveryRelationHasAGoldenFile() throws IOException {
        Set<String> wanted = new TreeSet<>();
        Stream.concat(Json.cases(Languages.installed()).stream(), GraphRelations.records().stream())
                .forEach(type -> wanted.add(id(type)));
        Set<String> found = new TreeSet<>();
        for (Path file : goldenFiles()) {
            Case proposed = JSON.read(Files.readString(file), Golden.class).proposed();
            found.add(id(proposed.getClass()));
            if (proposed instanceof RelationCase related) {
                found.add(id(related.relation().getClass()));
            }
        }
        assertThat(found).isEqualTo(wanted);
    }

    /** All that can be reached from what is stored, by the components of records and what a sealed type permits. */
    @Test
    void everyStoredTypeHasAnIdOfItsOwn() {
        Deque<Class<?>> left = new ArrayDeque<>(List.of(Outcome.class, Verdict.class, Event.class, Dataset.class));
        left.addAll(Json.cases(Languages.installed()));
        left.addAll(GraphRelations.records());
        Languages.installed().all().forEach(language -> {
            left.addAll(language.statements());
            left.addAll(language.phrasings());
        });
        Set<Class<?>> seen = new HashSet<>();
        while (!left.isEmpty()) {
            Class<?> type = left.remove();
            if (seen.add(type)) {
                left.addAll(parts(type));
                if (type.isRecord() && hasTypes(type)) {
                    assertThat(type).hasAnnotation(JsonTypeName.class);
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(200);
    }

    private static boolean hasTypes(Class<?> type) {
        return Arrays.stream(type.getInterfaces())
                .anyMatch(each -> each.isAnnotationPresent(JsonTypeInfo.class) || hasTypes(each));
    }

    private static List<Class<?>> parts(Class<?> type) {
        List<Class<?>> parts = new ArrayList<>();
        if (type.isSealed()) {
            parts.addAll(List.of(type.getPermittedSubclasses()));
        }
        if (type.isRecord()) {
            Arrays.stream(type.getRecordComponents())
                    .flatMap(component -> Pattern.compile("[\\w.$]+")
                            .matcher(component.getGenericType().getTypeName())
                            .results())
                    .map(MatchResult::group)
                    .filter(name -> name.startsWith("dev.touchstone."))
                    .forEach(name -> parts.add(load(name)));
        }
        return parts;
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String id(Class<?> type) {
        return type.getAnnotation(JsonTypeName.class).value();
    }

    /** Made by the last version whose files had no format, some of them by a reference with a mutant. */
    @ParameterizedTest
    @ValueSource(strings = {"cypher", "gremlin", "sparql"})
    void whatHadNoFormatIsReadAndJudgedAlike(String language) throws IOException {
        List<String> lines = Files.readAllLines(STORED.resolve("format-0").resolve(language + ".ndjson"));
        assertThat(lines).hasSizeGreaterThan(30).allSatisfy(line -> {
            Golden golden = JSON.read(line, Golden.class);
            Verdict verdict = golden.proposed().judge(golden.outcomes());
            assertThat(verdict).as(golden.name()).hasSameClassAs(golden.verdict());
            if (verdict instanceof Fail fail && golden.verdict() instanceof Fail before) {
                assertThat(fail.kind()).as(golden.name()).isEqualTo(before.kind());
                assertThat(fail.engine()).as(golden.name()).isEqualTo(before.engine());
            }
        });
    }

    @Test
    void anUnknownFormatOrTypeIsOneClearLine(@TempDir Path folder) throws IOException {
        String text = Files.readString(STORED.resolve("format-0/findings/rdf4j-5.3.1/case.json"));
        Path file = folder.resolve("case.json");
        Files.writeString(file, text.replaceFirst("\\{", "{\"format\": 9,"));
        assertThat(Shell.touchstone("replay", file.toString()).isRefused().err())
                .contains("it is in format 9, and this version of Touchstone knows format 1");
        Files.writeString(file, "{\"format\": 1, \"is\": \"divination\"}");
        assertThat(Shell.touchstone("replay", file.toString()).isRefused().err())
                .contains("case.json has a \"divination\", which this version of Touchstone does not know");
    }

    @ParameterizedTest
    @ValueSource(strings = {"findings/rdf4j-5.3.1", "findings/kuzu-0.11.2", "campaign/findings"})
    void aFindingWithoutAFormatReplays(String finding) {
        Shell shell = Shell.touchstone(
                "replay", STORED.resolve("format-0").resolve(finding).toString());
        assertThat(shell.code()).as(shell.toString()).isEqualTo(1);
    }

    @Test
    void aCampaignWithoutAFormatGoesOn(@TempDir Path folder) throws IOException {
        Path campaign = folder.resolve("campaign");
        try (Stream<Path> all = Files.walk(STORED.resolve("format-0/campaign"))) {
            for (Path each : all.toList()) {
                Files.copy(
                        each,
                        campaign.resolve(STORED.resolve("format-0/campaign").relativize(each)));
            }
        }
        // As if it had been killed before its last round was over.
        List<String> events = Files.readAllLines(campaign.resolve("events.ndjson"));
        Files.write(campaign.resolve("events.ndjson"), events.subList(0, events.size() - 2));
        Shell resumed = Shell.touchstone("run", "--resume", campaign.toString());
        assertThat(resumed.code()).as(resumed.toString()).isEqualTo(1);
        assertThat(resumed.out()).contains("1 finding");
        assertThat(Shell.touchstone("triage", campaign.toString()).code()).isEqualTo(1);
    }
}
