package dev.touchstone.lab.recall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.campaign.store.FindingFacts;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.language.StatementReader.Read.Judgeable;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.lab.recall.KnownBug.Versions;
import dev.touchstone.lab.recall.Likeness.Degree;
import dev.touchstone.lab.recall.Pair.Conclusion;
import dev.touchstone.lab.recall.Symptoms.Symptom;
import dev.touchstone.triage.Fate;
import dev.touchstone.triage.VersionResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairTest {
    private static final EngineId BAD = EngineId.parse("rdf4j@4.0.0");
    private static final EngineId GOOD = EngineId.parse("rdf4j@4.2.0");
    private static final String QUERY =
            "SELECT DISTINCT ?o ?n { ?o a <test:C> OPTIONAL { ?o <test:n> ?n } } ORDER BY ?n";

    @TempDir
    Path folder = Path.of("");

    private static KnownBug bug(String id, List<EngineId> bad, List<EngineId> good) {
        return new KnownBug(
                id,
                "sparql",
                true,
                new Versions(bad, good, List.of()),
                new Symptoms(Symptom.WRONG_RESULT, Map.of()),
                List.of(QUERY));
    }

    private static StoredFinding finding(String query) {
        Statement statement = Languages.installed()
                                .named("sparql")
                                .statementReader()
                                .orElseThrow()
                                .query(query)
                        instanceof Judgeable judgeable
                ? judgeable.statement()
                : Stream.<Statement>empty().findFirst().orElseThrow();
        CrashCase proposed = new CrashCase(new RdfGraph(Map.of(), List.of(), List.of()), BAD, statement);
        return new StoredFinding(Path.of("cell/findings/rdf4j-wrong-result-1/case.json"), proposed, FindingFacts.NONE);
    }

    private static Profile profile(KnownBug bug, Fate bad, Fate good) {
        StoredFinding finding = finding(QUERY);
        return Profile.of(
                bug,
                finding,
                List.of(
                        new VersionResult(finding.name(), BAD, bad, ""),
                        new VersionResult(finding.name(), GOOD, good, "")));
    }

    @Test
    void aFindingAgreesIfItFailsAndPassesAsTheBugDoes() {
        KnownBug bug = bug("a", List.of(BAD), List.of(GOOD));
        assertThat(profile(bug, Fate.SAME, Fate.FIXED)).isEqualTo(Profile.AGREES);
        assertThat(profile(bug, Fate.OTHER, Fate.FIXED)).isEqualTo(Profile.AGREES);
        assertThat(profile(bug, Fate.SAME, Fate.SAME)).isEqualTo(Profile.CONTRADICTS);
        assertThat(profile(bug, Fate.FIXED, Fate.FIXED)).isEqualTo(Profile.CONTRADICTS);
        assertThat(profile(bug, Fate.SAME, Fate.INCONCLUSIVE)).isEqualTo(Profile.ONE_SIDED);
        assertThat(profile(bug, Fate.INCONCLUSIVE, Fate.FIXED)).isEqualTo(Profile.UNKNOWN);
    }

    private static Likeness likeness(String query) {
        Statements statements = new Statements(Languages.installed());
        return Likeness.greatest(
                statements.of(bug("a", List.of(BAD), List.of())), statements.of(finding(query), "sparql"));
    }

    @Test
    void statementsAreAlikeByTheirTellingConstructs() {
        Likeness same = likeness("SELECT DISTINCT * { ?x <test:p> ?y OPTIONAL { ?x <test:q> ?z } } ORDER BY ?z");
        assertThat(same.degree()).isEqualTo(Degree.CLOSE);
        assertThat(same.shared()).contains("OPTIONAL", "DISTINCT", "ORDER BY");
        assertThat(likeness("SELECT (COUNT(?x) AS ?n) { ?x <test:p> ?y MINUS { ?x <test:q> ?z } }")
                        .degree())
                .isEqualTo(Degree.NONE);
        assertThat(Likeness.greatest(List.of(), List.of()).degree()).isEqualTo(Degree.UNKNOWN);
    }

    private static Conclusion conclusion(Profile profile, boolean sameKind, Degree degree, Optional<Boolean> decided) {
        return new Pair(
                        bug("a", List.of(BAD), List.of(GOOD)),
                        new Candidate(new Cell(BAD, 1), finding(QUERY), 1),
                        profile,
                        sameKind,
                        new Likeness(List.of(), 1, degree),
                        decided)
                .conclusion();
    }

    @Test
    void onlyWhatAgreesInEverythingIsFoundByTheTest() {
        Optional<Boolean> nobody = Optional.empty();
        assertThat(conclusion(Profile.AGREES, true, Degree.CLOSE, nobody)).isEqualTo(Conclusion.TEST);
        assertThat(conclusion(Profile.AGREES, false, Degree.CLOSE, nobody)).isEqualTo(Conclusion.OPEN);
        assertThat(conclusion(Profile.AGREES, true, Degree.SOME, nobody)).isEqualTo(Conclusion.OPEN);
        assertThat(conclusion(Profile.AGREES, true, Degree.UNKNOWN, nobody)).isEqualTo(Conclusion.OPEN);
        assertThat(conclusion(Profile.AGREES, true, Degree.NONE, nobody)).isEqualTo(Conclusion.NO);
        assertThat(conclusion(Profile.ONE_SIDED, true, Degree.CLOSE, nobody)).isEqualTo(Conclusion.OPEN);
        assertThat(conclusion(Profile.UNKNOWN, true, Degree.CLOSE, nobody)).isEqualTo(Conclusion.NO);
        assertThat(conclusion(Profile.CONTRADICTS, true, Degree.CLOSE, nobody)).isEqualTo(Conclusion.NO);
    }

    @Test
    void whatAPersonSaysHolds() throws IOException {
        Path file = Files.writeString(folder.resolve("decided.jsonl"), """
                {"entry": "a", "finding": "cell/findings/one/", "same": false}
                {"entry": "a", "finding": "two", "same": true}
                """);
        Decisions decisions = Decisions.in(file);
        assertThat(decisions.about("a", "one")).contains(false);
        assertThat(decisions.about("a", "two")).contains(true);
        assertThat(decisions.about("b", "two")).isEmpty();
        assertThat(conclusion(Profile.CONTRADICTS, false, Degree.NONE, Optional.of(true)))
                .isEqualTo(Conclusion.PERSON);
        assertThat(conclusion(Profile.AGREES, true, Degree.CLOSE, Optional.of(false)))
                .isEqualTo(Conclusion.NO);
    }

    @Test
    void aDecisionThatSaysNothingIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("decided.jsonl"), "{\"entry\": \"a\", \"finding\": \"one\"}\n");
        assertThatThrownBy(() -> Decisions.in(file))
                .isInstanceOf(UserMistake.class)
                .hasMessageContaining("line 1: a decision has \"entry\", \"finding\" and \"same\"");
    }

    @Test
    void fewVersionsAreChosenThatRunHere() {
        EngineId both = EngineId.parse("rdf4j@3.7.0");
        EngineId absent = EngineId.parse("rdf4j@2.4.0");
        KnownBug one = bug("one", List.of(absent, BAD, both), List.of());
        KnownBug two = bug("two", List.of(absent, both), List.of());
        KnownBug three = bug("three", List.of(absent), List.of());
        VersionCover cover = VersionCover.of(
                List.of(one, two, three),
                version -> version.equals(absent) ? Optional.of("it is not here") : Optional.empty());
        assertThat(cover.versions()).containsExactly(both);
        assertThat(cover.versionFor(one)).contains(both);
        assertThat(cover.versionFor(three)).isEmpty();
        assertThat(cover.whyNot(three)).isEqualTo("it is not here");
    }
}
