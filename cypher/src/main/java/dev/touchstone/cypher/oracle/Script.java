package dev.touchstone.cypher.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.cypher.CypherStatement;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.Writes;
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
public record Script(
        List<Speaker> speakers,
        @Keyword List<String> setup,
        @Keyword List<String> queries,
        List<Claim> claims) implements Case {
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

    public Script {
        speakers = List.copyOf(speakers);
        setup = List.copyOf(setup);
        queries = List.copyOf(queries);
        claims = List.copyOf(claims);
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
        Sheet sheet = Sheet.of(this);
        return pages(sheet, soFar).stream()
                .filter(page -> !sheet.isOver(page.outcomes()))
                .findFirst()
                .map(page -> step(page, sheet.lines().get(page.outcomes().size())));
    }

    /** Of queries, and of looks at the graph; not where the dialect gives a query another meaning. */
    @Override
    public Expectation expectation(List<Outcome> soFar) {
        Sheet sheet = Sheet.of(this);
        return pages(sheet, soFar).stream()
                .filter(page -> !sheet.isOver(page.outcomes()))
                .findFirst()
                .filter(page -> page.speaker().without().isEmpty())
                .flatMap(page -> Forecast.of(this)
                        .answer(sheet.lines().get(page.outcomes().size())))
                .<Expectation>map(Expectation.Known::new)
                .orElseGet(Expectation.Unsaid::new);
    }

    private static Step step(Page page, Sheet.Line line) {
        CypherStatement statement = new CypherStatement(line.text(), Map.of());
        EngineId engine = page.speaker().engine();
        return switch (line.kind()) {
            case SETUP, QUERY -> Step.write(engine, statement);
            case NODES, EDGES -> Step.read(engine, statement);
        };
    }

    /** The outcomes, each with the engine that they are of. */
    private List<Page> pages(Sheet sheet, List<Outcome> outcomes) {
        List<Page> pages = new ArrayList<>();
        int at = 0;
        for (Speaker speaker : speakers) {
            List<Outcome> own = new ArrayList<>();
            while (at < outcomes.size() && !sheet.isOver(own)) {
                own.add(outcomes.get(at++));
            }
            pages.add(new Page(speaker, sheet, own));
        }
        return pages;
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return marks(outcomes).stream().map(Mark::verdict).reduce(Verdict.pass(), Verdict::and);
    }

    /** What is to be said of each query on each engine, and by which claim. */
    public List<Mark> marks(List<Outcome> outcomes) {
        return new Marking(this, pages(Sheet.of(this), outcomes)).all();
    }

    /** What it takes to see one mark again: its engine, unless engines are compared, and no queries but it and those that may write. */
    public Script about(Mark mark) {
        List<Speaker> involved = speakers.stream()
                .filter(speaker ->
                        mark.claim() == Claim.AGREE || speaker.engine().equals(mark.engine()))
                .toList();
        List<String> needed = new ArrayList<>();
        for (int i = 0; i < mark.query(); i++) {
            if (!(Reading.of(queries.get(i)) instanceof Reading.Understood understood)
                    || Writes.in(understood.query())) {
                needed.add(queries.get(i));
            }
        }
        if (mark.query() != Mark.SETUP) {
            needed.add(queries.get(mark.query()));
        }
        return new Script(involved, setup, needed, List.of(mark.claim()));
    }
}
