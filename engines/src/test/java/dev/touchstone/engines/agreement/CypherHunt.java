package dev.touchstone.engines.agreement;

import dev.touchstone.campaign.examine.ReferenceVeto;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.language.StatementReader.Read;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.oracle.script.Claim;
import dev.touchstone.core.oracle.script.ScriptCase;
import dev.touchstone.core.oracle.script.ScriptVerdict;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.statement.CypherScripts;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.conformance.Installed;
import dev.touchstone.engines.host.HostLauncher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Small queries as people write them, before the oracles of {@code touchstone check}: every function, operator and clause alone and in
 * simple combinations, and the queries of the openCypher TCK. Every failure must be a true bug of the engine: see docs/internals/soundness.md.
 *
 * <p>It takes minutes, so it is no part of the build: {@code mvn -pl engines -am package -Dtest=CypherHunt
 * -Dsurefire.failIfNoSpecifiedTests=false -Dengine=neo4j@5.26.30 -Dqueries=4000 -Dseed=1 -Doracles=500}. With {@code oracles}, so many
 * of the queries are also put before the oracles that write queries of their own. Failures go to {@code target/hunt.txt}.
 */
class CypherHunt {
    private static final Path FAILURES = Path.of("target", "hunt.txt");
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int AT_ONCE = 25;

    private final CypherLanguage language = new CypherLanguage();
    private final Map<String, Integer> counts = new TreeMap<>();

    @Test
    void hunt() throws IOException {
        String engine = System.getProperty("engine", "neo4j@5.26.30");
        int most = Integer.getInteger("queries", 4000);
        int others = Integer.getInteger("oracles", 0);
        List<HandLike> asked = new ArrayList<>(new HandLikeQueries(Long.getLong("seed", 1)).some(most));
        if (Boolean.getBoolean("tck")) {
            asked.addAll(HandLike.ofTheTck());
        }
        Files.createDirectories(FAILURES.toAbsolutePath().getParent());
        Files.writeString(FAILURES, engine + "\n");
        Ready ready = Installed.ready(engine);
        try (Workbench bench = new Workbench(
                List.of(ready.target()), new HostLauncher(List.of(ready), "700m"), Launcher.Watcher.NONE)) {
            bench.start();
            for (HandLike group : asked) {
                for (int from = 0; from < group.queries().size(); from += AT_ONCE) {
                    List<String> some = group.queries()
                            .subList(from, Math.min(group.queries().size(), from + AT_ONCE));
                    script(new HandLike(group.setup(), some), ready.target(), bench);
                }
            }
            int left = others;
            for (HandLike group : asked) {
                List<String> some = group.queries()
                        .subList(0, Math.min(left, group.queries().size()));
                oracles(new HandLike(group.setup(), some), ready.target(), bench);
                left -= some.size();
            }
        }
        System.out.println(engine + ", "
                + asked.stream().mapToInt(group -> group.queries().size()).sum() + " queries");
        counts.forEach((what, count) -> System.out.println(count + "\t" + what));
    }

    private void script(HandLike group, Target target, Workbench bench) throws IOException {
        CypherScripts scripts = new CypherScripts();
        ScriptCase script = new ScriptCase(
                scripts,
                List.of(ScriptCase.Speaker.of(scripts, target, group.queries())),
                group.setup(),
                group.queries(),
                List.of(Claim.TRUTH, Claim.CRASH));
        List<Outcome> outcomes = bench.run(script, LIMIT).outcomes();
        for (ScriptVerdict mark : script.verdicts(outcomes)) {
            String text = mark.query() == ScriptVerdict.SETUP
                    ? "setup"
                    : group.queries().get(mark.query());
            count(
                    mark.claim().oracle(),
                    mark.verdict(),
                    group,
                    text,
                    mark.expected().map(Notes::of).orElse("?"),
                    mark.step()
                            .map(outcomes::get)
                            .map(outcome ->
                                    outcome instanceof Outcome.Rows rows ? Notes.of(rows.answer()) : outcome.summary())
                            .orElse("?"));
        }
    }

    private void oracles(HandLike group, Target target, Workbench bench) throws IOException {
        StatementReader reader = language.statementReader().orElseThrow();
        Optional<Dataset> made = dataset(reader, group.setup());
        if (made.isEmpty()) {
            return;
        }
        Dataset dataset = made.get();
        for (String text : group.queries()) {
            if (!(reader.query(text) instanceof Read.Judgeable(var statement))) {
                continue;
            }
            for (Oracle oracle : Group.oraclesOf(language)) {
                Optional<Case> proposed = language.allows(oracle, statement)
                        ? oracle.about(dataset, List.of(target), statement).filter(Case::isLegal)
                        : Optional.empty();
                if (proposed.isPresent()) {
                    Transcript transcript = bench.run(proposed.get(), LIMIT);
                    List<Outcome> outcomes = transcript.outcomes();
                    Verdict verdict = proposed.get().judge(outcomes);
                    boolean ours = verdict instanceof Fail
                            && ReferenceVeto.of(language).failsToo(proposed.get());
                    count(
                            oracle.name(),
                            ours ? new Unknown("the reference fails, too") : verdict,
                            group,
                            text,
                            "",
                            Workbench.withExpectations(proposed.get(), transcript)
                                    .entries()
                                    .toString());
                }
            }
        }
    }

    /** Empty where the graph has what a dataset of ours cannot have. */
    private static Optional<Dataset> dataset(StatementReader reader, List<String> setup) {
        try {
            return Optional.of(reader.dataset(setup));
        } catch (UserMistake e) {
            return Optional.empty();
        }
    }

    private void count(String oracle, Verdict verdict, HandLike group, String text, String expected, String actual)
            throws IOException {
        String what = switch (verdict) {
            case Pass pass -> "pass";
            case Fail fail -> "FAIL " + fail.kind().words();
            case Unknown unknown -> unknown.reason().replaceFirst("(?s)(:[^:]*?[:(]|\\d).*", "$1…");
        };
        counts.merge(oracle + ": " + what, 1, Integer::sum);
        if (verdict instanceof Fail fail) {
            Files.writeString(
                    FAILURES,
                    "---- " + oracle + " " + fail.kind().words() + "\n" + String.join(";\n", group.setup()) + "\n> "
                            + text + "\nclaim:    " + fail.claim() + "\nexpected: " + expected + "\nactual:   " + actual
                            + "\n",
                    StandardOpenOption.APPEND);
        }
    }
}
