package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.tree.Tree;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A dataset, the statements to run, and the relation that their outcomes must satisfy. Plain data: implemented by
 * records only, written to JSON and read back, and judged without an engine.
 *
 * <p>A case holds the seed of its relation (a base query, a predicate, a cut) and derives the statements from it, so that
 * a smaller seed is again a legal case.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public interface Case {

    Dataset dataset();

    /** The engines that are asked. */
    List<EngineId> engines();

    /** The engines that must be there to run it: its own, and those of the cases that go before it. */
    default List<EngineId> neededEngines() {
        return Stream.concat(Stream.of(this), earlier().stream())
                .flatMap(each -> each.engines().stream())
                .distinct()
                .toList();
    }

    /** The step after these outcomes, or empty when there is nothing more to ask. Pure. */
    Optional<Step> next(List<Outcome> soFar);

    /** Whether the outcomes of all steps satisfy the relation. Pure. */
    Verdict judge(List<Outcome> outcomes);

    /**
     * The verdict on a run with these outcomes, for whoever ran the case. Where an engine was killed from outside it is unknown: the state from
     * earlier statements is lost, too, so that later outcomes cannot be compared.
     */
    default Verdict verdict(Transcript transcript) {
        return verdict(transcript.outcomes());
    }

    /** The same of a run whose steps came to this. */
    default Verdict verdict(List<Outcome> outcomes) {
        return outcomes.stream()
                .flatMap(outcome -> outcome.fromOutside().stream())
                .findFirst()
                .<Verdict>map(killed -> new Verdict.Unknown(killed.summary()))
                .orElseGet(() -> judge(outcomes).after(outcomes));
    }

    /**
     * What is known of the right answer to a step that was asked after these others. Pure.
     *
     * @param before the run so far
     */
    default Expectation expectation(List<Entry> before, Step asked) {
        return asked.statement().expectation(asked.instead().orElse(dataset()));
    }

    /**
     * Whether this is an instance of its relation at all, as far as that is known without an engine. A case that an oracle proposed
     * is; one that a reducer cut out of it may not be. Pure.
     */
    @JsonIgnore
    boolean isLegal();

    /**
     * Whether an engine that speaks this dialect can be asked all of it, as far as that is known before it answers: here, whether it can be
     * asked every statement that the case is made of or about. A case that derives others says so of them, too.
     */
    default boolean isWithin(Dialect dialect) {
        return Stream.concat(Tree.nodes((Record) this), subject().stream())
                .allMatch(node -> !(node instanceof Verifiable statement) || statement.isWithin(dialect));
    }

    /** What the outcomes of its steps must have in common, in a sentence for the reader of a page; empty where nothing need be said. */
    String demand();

    /** The same of the part of it that failed with these outcomes, where it has parts. */
    default String demand(List<Outcome> outcomes) {
        return demand();
    }

    /** The statement that the case is about, for oracles that look at it in another way; empty where it is plain from the steps. */
    default Optional<Statement> subject() {
        return Optional.empty();
    }

    /** The statement that a run of it was about: its subject, else the first that was asked. */
    default Optional<Statement> subject(Transcript run) {
        return subject().or(() -> run.entries().stream().map(Entry::statement).findFirst());
    }

    /**
     * Whether what its steps changed is changed back after these outcomes, so that another case of its kind can begin where it ends. Some
     * databases take a second to load a dataset again.
     */
    default boolean leavesAsLoaded(List<Outcome> outcomes) {
        return false;
    }

    /** What was asked before on the same processes, because it takes that for the case to fail; mostly nothing. */
    default List<Case> earlier() {
        return List.of();
    }
}
