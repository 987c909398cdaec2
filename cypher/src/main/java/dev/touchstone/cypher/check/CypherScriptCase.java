package dev.touchstone.cypher.check;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Claim;
import dev.touchstone.core.oracle.ScriptCase;
import dev.touchstone.core.oracle.ScriptVerdict;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.statement.Reading;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Statements that somebody wrote: a setup, which makes a graph of nothing, and queries, one after the other, on one or several engines.
 *
 * <p>What is claimed of each answer is what the oracles {@code truth}, {@code agree} and {@code crash} claim, and where the reference
 * cannot read a statement, or an engine's dialect gives it another meaning, {@code truth} says nothing. Elements have no keys here, so
 * that they are compared by their content.
 *
 * @param speakers the engines
 * @param claims what is claimed
 */
@JsonTypeName("script")
public record CypherScriptCase(
        List<Speaker> speakers,
        @Keyword List<String> setup,
        @Keyword List<String> queries,
        List<Claim> claims) implements ScriptCase {
    // One object, because a bench knows by it what is loaded.
    private static final PropertyGraph NOTHING =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());

    /** An engine, and those features of the queries that its dialect does not have: what it does with them is its own. */
    public record Speaker(EngineId engine, List<String> without) {
        public Speaker {
            without = List.copyOf(without);
        }

        public static Speaker of(Target target, List<String> queries) {
            return new Speaker(
                    target.engine(),
                    queries.stream()
                            .flatMap(Speaker::features)
                            .filter(feature -> !feature.in(target.dialect()))
                            .map(Feature::key)
                            .distinct()
                            .toList());
        }

        private static Stream<Feature> features(String query) {
            return Reading.of(query) instanceof Reading.Understood understood
                    ? Features.of(understood.query()).stream()
                    : Stream.of();
        }
    }

    public CypherScriptCase {
        speakers = List.copyOf(speakers);
        setup = List.copyOf(setup);
        queries = List.copyOf(queries);
        claims = List.copyOf(claims);
    }

    @Override
    public CypherStatement statement(String text) {
        return new CypherStatement(text, Map.of());
    }

    @Override
    public String demand() {
        return "";
    }

    @Override
    public Dataset dataset() {
        return NOTHING;
    }

    @Override
    public List<EngineId> engines() {
        return speakers.stream().map(Speaker::engine).toList();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        ScriptLines lines = ScriptLines.of(this);
        return runs(lines, soFar).stream()
                .filter(run -> !lines.isOver(run.outcomes()))
                .findFirst()
                .map(run -> step(run, lines.lines().get(run.outcomes().size())));
    }

    /** Of queries, and of looks at the graph; not where the dialect gives a query another meaning. */
    @Override
    public Expectation expectation(List<Entry> before, Step asked) {
        ScriptLines lines = ScriptLines.of(this);
        return runs(lines, before.stream().map(Entry::outcome).toList()).stream()
                .filter(run -> !lines.isOver(run.outcomes()))
                .findFirst()
                .filter(run -> run.speaker().without().isEmpty())
                .flatMap(run -> ExpectedResults.of(this)
                        .answer(lines.lines().get(run.outcomes().size())))
                .<Expectation>map(Expectation.Known::new)
                .orElseGet(Expectation.Unsaid::new);
    }

    private static Step step(EngineRun run, ScriptLines.Line line) {
        CypherStatement statement = new CypherStatement(line.text(), Map.of());
        EngineId engine = run.speaker().engine();
        return switch (line.kind()) {
            case SETUP, QUERY -> Step.write(engine, statement);
            case NODES, EDGES -> Step.read(engine, statement);
        };
    }

    /** The outcomes, each with the engine that they are of. */
    private List<EngineRun> runs(ScriptLines lines, List<Outcome> outcomes) {
        List<EngineRun> runs = new ArrayList<>();
        int at = 0;
        for (Speaker speaker : speakers) {
            List<Outcome> own = new ArrayList<>();
            while (at < outcomes.size() && !lines.isOver(own)) {
                own.add(outcomes.get(at++));
            }
            runs.add(new EngineRun(speaker, lines, own));
        }
        return runs;
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return verdicts(outcomes).stream().map(ScriptVerdict::verdict).reduce(Verdict.pass(), Verdict::and);
    }

    @Override
    public List<ScriptVerdict> verdicts(List<Outcome> outcomes) {
        return new ScriptJudge(this, runs(ScriptLines.of(this), outcomes)).all();
    }

    /** What it takes to see one mark again: its engine, unless engines are compared, and no queries but it and those that may write. */
    @Override
    public CypherScriptCase about(ScriptVerdict said) {
        List<Speaker> involved = speakers.stream()
                .filter(speaker ->
                        said.claim() == Claim.AGREE || speaker.engine().equals(said.engine()))
                .toList();
        List<String> needed = new ArrayList<>();
        for (int i = 0; i < said.query(); i++) {
            if (!(Reading.of(queries.get(i)) instanceof Reading.Understood understood)
                    || Writes.in(understood.query())) {
                needed.add(queries.get(i));
            }
        }
        if (said.query() != ScriptVerdict.SETUP) {
            needed.add(queries.get(said.query()));
        }
        return new CypherScriptCase(involved, setup, needed, List.of(said.claim()));
    }

    @Override
    public boolean isLegal() {
        return true;
    }
}
