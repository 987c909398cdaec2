package dev.touchstone.core.relation.draw;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.GraphEffects;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.Extent;
import dev.touchstone.core.relation.world.QuestionScope;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Questions about one graph on one engine, whose answers a {@link Relation} holds together. Where the relation changes the graph, the graph is
 * read back before and after: it must show the change, and no other.
 *
 * <p>Sound because the relation is, and because the same words ask for the same thing each time. Of the graph afterwards something is said only if
 * the graph before was shown as it was loaded.
 */
@JsonTypeName("relation")
public record RelationCase(
        Dataset dataset,
        EngineId engine,
        @JsonProperty("speech") Phrasing phrasing,
        Relation relation) implements Case {

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    private World world() {
        return World.of(dataset);
    }

    @Override
    public boolean isLegal() {
        return relation.isAbout(world()) && isBounded() && isSettled();
    }

    private boolean isSettled() {
        return foreseen().stream()
                .allMatch(ask -> !(ask instanceof Ask.Read(Question question))
                        || QuestionScope.conditions(question).allMatch(test -> phrasing.isSettled(test, dataset)));
    }

    /** What it does where nothing is found: bounds and words do not depend on replies. */
    private List<Ask> foreseen() {
        List<Ask> asks = new ArrayList<>();
        List<Reply> nothing = new ArrayList<>();
        Optional<Ask> ask = relation.next(nothing);
        while (ask.isPresent()) {
            asks.add(ask.get());
            nothing.add(new Reply(List.of()));
            ask = relation.next(nothing);
        }
        return asks;
    }

    /** In the graph as it is before the changes, and after them. */
    private boolean isBounded() {
        List<Extent> extents = relation.edits().isEmpty()
                ? List.of(new Extent(world()))
                : List.of(new Extent(world()), new Extent(World.of(world().after(relation.edits()))));
        return foreseen().stream()
                .allMatch(ask -> !(ask instanceof Ask.Read(Question question))
                        || extents.stream().allMatch(extent -> extent.bounds(question, phrasing)));
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        int made = 0;
        for (Ask ask : foreseen()) {
            Optional<Statement> statement = switch (ask) {
                case Ask.Read read -> phrasing.ask(read.question());
                // In the graph as it is by then: what is deleted later is still there.
                case Ask.Write write ->
                    phrasing.make(write.edit(), world().after(relation.edits().subList(0, made++)));
            };
            // Where a way may repeat itself or not, a dialect that has no rule for it will do.
            boolean free = ask instanceof Ask.Read read && !read.question().mindsRepetition();
            Dialect enough = free ? dialect.and(Dialect.WALKS) : dialect;
            if (statement.filter(said -> phrasing.isWithin(said, enough)).isEmpty()) {
                return false;
            }
        }
        return looks().stream().allMatch(look -> phrasing.isWithin(look, dialect));
    }

    /** What is asked next; nothing after a reply that is no answer, about which there is enough to say. */
    private Optional<Ask> following(List<Reply> replies) {
        try {
            return relation.next(replies);
        } catch (Reply.Malformed malformed) {
            return Optional.empty();
        }
    }

    private List<Statement> looks() {
        return relation.edits().isEmpty() ? List.of() : phrasing.looks(dataset);
    }

    /** Where the outcomes belong: the looks before, the relation's own, and the looks after. */
    private record Places(List<Outcome> before, List<Reply> replies, Optional<Ask> ask, List<Outcome> after) {}

    private Places places(List<Outcome> outcomes) {
        int looks = Math.min(looks().size(), outcomes.size());
        List<Outcome> rest = outcomes.subList(looks, outcomes.size());
        List<Reply> replies = new ArrayList<>();
        Optional<Ask> ask = following(replies);
        while (ask.isPresent() && replies.size() < rest.size()) {
            replies.add(Reply.of(((Rows) rest.get(replies.size())).answer()));
            ask = following(replies);
        }
        return new Places(outcomes.subList(0, looks), replies, ask, rest.subList(replies.size(), rest.size()));
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        if (!soFar.stream().allMatch(Rows.class::isInstance)) {
            return Optional.empty();
        }
        List<Statement> looks = looks();
        if (soFar.size() < looks.size()) {
            return Optional.of(Step.read(engine, looks.get(soFar.size())).as("The graph before"));
        }
        Places places = places(soFar);
        if (places.ask().isPresent()) {
            return step(places.ask().get(), places.replies());
        }
        return places.after().size() < looks.size()
                ? Optional.of(
                        Step.read(engine, looks.get(places.after().size())).as(Step.GRAPH_AFTER))
                : Optional.empty();
    }

    private Optional<Step> step(Ask ask, List<Reply> replies) {
        return switch (ask) {
            case Ask.Read read ->
                phrasing.ask(read.question())
                        .map(statement -> Step.read(engine, statement).as(role(replies)));
            case Ask.Write write ->
                phrasing.make(write.edit(), now(replies))
                        .map(statement -> Step.write(engine, statement).as("Change"));
        };
    }

    private String role(List<Reply> replies) {
        if (relation.edits().isEmpty()) {
            return "Question " + (replies.size() + 1);
        }
        return made(replies) == 0 ? "Before" : "After";
    }

    @Override
    public String demand() {
        boolean sets = foreseen().stream().anyMatch(ask -> ask instanceof Ask.Read(Question.Nodes which));
        return relation.law()
                + (sets ? " Each node is returned once." : "")
                + (looks().isEmpty() ? "" : " The graph after the changes is the expected one.");
    }

    /** The graph as it is after these replies. */
    private Dataset now(List<Reply> replies) {
        return after(made(replies));
    }

    /** The graph after this many of the changes. */
    private Dataset after(int made) {
        return made == 0 ? dataset : world().after(relation.edits().subList(0, made));
    }

    private int made(List<Reply> replies) {
        int made = 0;
        for (int i = 0; i < replies.size(); i++) {
            if (relation.next(replies.subList(0, i))
                    .filter(Ask.Write.class::isInstance)
                    .isPresent()) {
                made++;
            }
        }
        return made;
    }

    /** On the graph as it is by then. */
    @Override
    public Expectation expectation(List<Entry> before, Step asked) {
        if (asked.changes()) {
            return new Expectation.Unsaid();
        }
        int made = (int) before.stream().filter(entry -> entry.step().changes()).count();
        return phrasing.expectation(asked.statement(), after(made));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (Outcome outcome : outcomes) {
            verdict = verdict.and(CrashCase.amongOthers(engine, outcome));
        }
        if (!(verdict instanceof Verdict.Pass)) {
            return verdict;
        }
        Places places = places(outcomes);
        if (places.ask().isPresent()) {
            return new Unknown("a question that the language cannot express");
        }
        Verdict related = breach(places.replies())
                .<Verdict>map(breach -> new Fail(Kind.WRONG_RESULT, engine, breach.mark(), breach.claim()))
                .orElseGet(Verdict::pass);
        return related instanceof Fail ? related : related.and(graph(places));
    }

    private Optional<Relation.Breach> breach(List<Reply> replies) {
        for (int i = 0; i < replies.size(); i++) {
            boolean set = relation.next(replies.subList(0, i))
                    .filter(ask -> ask instanceof Ask.Read(Question.Nodes which))
                    .isPresent();
            if (set && replies.get(i).repeatsNodes()) {
                return Optional.of(new Relation.Breach("repeated", "A node is returned twice instead of once."));
            }
        }
        try {
            return relation.breach(replies);
        } catch (Reply.Malformed malformed) {
            return Optional.of(
                    new Relation.Breach("no answer", "A result has the wrong form: " + malformed.getMessage() + "."));
        }
    }

    private Verdict graph(Places places) {
        if (places.before().isEmpty()) {
            return Verdict.pass();
        }
        Optional<List<List<List<Value>>>> before = phrasing.entries(dataset);
        Optional<List<List<List<Value>>>> after = phrasing.entries(world().after(relation.edits()));
        if (before.isEmpty() || after.isEmpty()) {
            return new Unknown("graph too large to read back");
        }
        if (difference(places.before(), before.get()).isPresent()) {
            return new Unknown("the graph differs from the loaded one");
        }
        return difference(places.after(), after.get())
                .<Verdict>map(difference ->
                        GraphEffects.fail(engine, difference.mark(), "The graph after the changes is wrong."))
                .orElseGet(Verdict::pass);
    }

    private static Optional<Difference> difference(List<Outcome> looks, List<List<List<Value>>> entries) {
        return new GraphEffects((look, expected, shown) ->
                        new Comparison(Sameness.NUMERIC).asMultisets(expected.rows(), shown.rows()))
                .difference(
                        entries.stream()
                                .map(rows -> new Answer(List.of(), rows))
                                .toList(),
                        looks)
                .map(GraphEffects.Effect::difference);
    }
}
