package dev.touchstone.core.oracle.script;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.script.ScriptLanguage.Effect;
import dev.touchstone.core.oracle.script.ScriptPlan.Line;
import dev.touchstone.core.tree.Keyword;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Statements that a person wrote: a setup, which makes a graph of nothing, and queries, one after the other, on one or several engines.
 *
 * <p>What is claimed of each answer is what the oracles {@code truth}, {@code agree} and {@code crash} claim. Where the reference cannot read a
 * statement, or an engine's dialect gives it another meaning, {@code truth} says nothing. Elements have no keys here, so that they are compared
 * by their content.
 *
 * @param speakers the engines
 * @param claims what is claimed
 */
@JsonTypeName("script")
public record ScriptCase(
        ScriptLanguage language,
        List<Speaker> speakers,
        @Keyword List<String> setup,
        @Keyword List<String> queries,
        List<Claim> claims)
        implements Case {

    /** An engine, and those features of the queries that its dialect does not have: what it does with them is its own. */
    public record Speaker(EngineId engine, List<String> without) {
        public Speaker {
            without = List.copyOf(without);
        }

        public static Speaker of(ScriptLanguage language, Target target, List<String> queries) {
            return new Speaker(
                    target.engine(),
                    queries.stream()
                            .flatMap(query -> language.missing(query, target.dialect()).stream())
                            .distinct()
                            .toList());
        }
    }

    public ScriptCase {
        speakers = List.copyOf(speakers);
        setup = List.copyOf(setup);
        queries = List.copyOf(queries);
        claims = List.copyOf(claims);
    }

    @Override
    public String demand() {
        return "";
    }

    @Override
    public Dataset dataset() {
        return language.nothing();
    }

    @Override
    public List<EngineId> engines() {
        return speakers.stream().map(Speaker::engine).toList();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return current(soFar).map(run -> step(run.engine(), run.nextLine()));
    }

    private Step step(EngineId engine, Line line) {
        return switch (line.kind()) {
            case SETUP -> Step.write(engine, language.statement(setup.get(line.number())));
            case QUERY -> Step.write(engine, language.statement(queries.get(line.number())));
            case LOOK -> Step.read(engine, language.looks().get(line.look()));
        };
    }

    /** Of queries, and of looks at the graph; not where the dialect gives a query another meaning. */
    @Override
    public Expectation expectation(List<Entry> before, Step asked) {
        return current(before.stream().map(Entry::outcome).toList())
                .filter(run -> run.speaker().without().isEmpty())
                .flatMap(run -> new ScriptPredictions(this).answer(run.nextLine()))
                .<Expectation>map(Expectation.Known::new)
                .orElseGet(Expectation.Unsaid::new);
    }

    /** The first engine that has not been asked everything. */
    private Optional<EngineRun> current(List<Outcome> soFar) {
        return EngineRun.all(this, soFar).stream().filter(run -> !run.isOver()).findFirst();
    }

    /** Of several failures the last: a script that shows one alone keeps what comes before its query. */
    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return verdicts(outcomes).reversed().stream()
                .map(ScriptVerdict::verdict)
                .reduce(Verdict.pass(), Verdict::and);
    }

    /** The verdicts of all claims on all queries and engines. Pure. */
    public List<ScriptVerdict> verdicts(List<Outcome> outcomes) {
        return new ScriptJudge(this, EngineRun.all(this, outcomes)).all();
    }

    /** What it takes to see one verdict again: its engine, unless engines are compared, and no queries but it and those that do not only read. */
    public ScriptCase about(ScriptVerdict said) {
        List<Speaker> involved = speakers.stream()
                .filter(speaker ->
                        said.claim() == Claim.AGREE || speaker.engine().equals(said.engine()))
                .toList();
        List<String> needed = new ArrayList<>();
        for (int i = 0; i <= said.query(); i++) {
            if (i == said.query() || language.effect(queries.get(i)) != Effect.NONE) {
                needed.add(queries.get(i));
            }
        }
        return new ScriptCase(language, involved, setup, needed, List.of(said.claim()));
    }

    @Override
    public boolean isLegal() {
        return true;
    }
}
