package dev.touchstone.cli;

import dev.touchstone.cli.Confirmation.Failure;
import dev.touchstone.core.campaign.Counterproof;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Crash;
import dev.touchstone.core.oracle.Handwriting.Read;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Several;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Queries that somebody wrote, one by one before every oracle that has something to say of them. */
record Inquiry(Group group, Dataset dataset, Submission submission, List<Oracle> oracles) {

    /** A question about one query, from 0. */
    private record Question(int query, Oracle oracle, Case proposed) {}

    static Inquiry of(Group group, Submission submission, List<Oracle> oracles) {
        Dataset dataset = Given.read("--setup: ", () -> submission.handwriting().dataset(submission.setup()));
        return new Inquiry(group, dataset, submission, oracles);
    }

    List<Judgement> run(Workbench bench, Duration limit) {
        List<Judgement> judgements = new ArrayList<>();
        for (int query = 0; query < submission.queries().size(); query++) {
            judgements.addAll(
                    switch (submission.queries().get(query)) {
                        case Read.Unjudgeable unjudgeable -> List.of(unknown(query, unjudgeable.reason()));
                        case Read.Judgeable judgeable -> run(query, judgeable.statement(), bench, limit);
                    });
        }
        return judgements;
    }

    /** What can be said of one query: at least why nothing can. */
    private List<Judgement> run(int query, Statement statement, Workbench bench, Duration limit) {
        if (oracles.stream().noneMatch(oracle -> group.language().lets(oracle, statement))) {
            return List.of(unknown(query, "none of these oracles looks at what a statement writes"));
        }
        Optional<String> open = open(statement);
        List<Judgement> judgements = new ArrayList<>();
        for (Question question : questions(query, statement)) {
            Judgement judgement = judgement(question, bench.run(question.proposed(), limit));
            judgements.add(
                    open.isPresent() && !(question.oracle() instanceof Crash)
                            ? inDoubt(judgement, open.get())
                            : judgement);
        }
        if (open.isPresent() && judgements.stream().noneMatch(each -> each.verdict() instanceof Unknown)) {
            judgements.add(unknown(query, Unknown.notDetermined(open.get()).reason()));
        }
        return judgements.isEmpty()
                ? List.of(unknown(query, "no oracle that is named is about such a statement"))
                : judgements;
    }

    /** Why the language leaves the answer open, if it does. */
    private Optional<String> open(Statement statement) {
        return statement.undetermined().or(() -> switch (statement.expectation(dataset)) {
            case Expectation.Open expected -> Optional.of(expected.reason());
            case Expectation.Refused refused -> Optional.of("the reference says " + refused.words());
            case Expectation.Known known -> Optional.empty();
            case Expectation.Unsaid unsaid -> Optional.empty();
        });
    }

    /** That an answer is one of several right ones is no reason to let it pass without a word. */
    private static Judgement inDoubt(Judgement judgement, String reason) {
        boolean said = judgement.verdict() instanceof Fail
                || (judgement.verdict() instanceof Unknown unknown && unknown.isOurs());
        return said
                ? judgement
                : new Judgement(
                        judgement.dataset(),
                        judgement.engines(),
                        judgement.query(),
                        judgement.text(),
                        judgement.oracles(),
                        Unknown.notDetermined(reason),
                        List.of(),
                        Optional.empty());
    }

    private Judgement unknown(int query, String reason) {
        return new Judgement(
                dataset,
                engines(),
                query,
                submission.texts().get(query),
                List.of(),
                new Unknown(reason),
                List.of(),
                Optional.empty());
    }

    /** Of several ways to look at a query, the one that fails is shown alone. */
    private Judgement judgement(Question question, Transcript transcript) {
        if (question.proposed() instanceof Several several) {
            Several.Turn turn = several.last(transcript.outcomes());
            if (turn.fails()) {
                return judgement(
                        new Question(question.query(), question.oracle(), turn.each()),
                        transcript.last(turn.outcomes().size()));
            }
        }
        Verdict verdict = verdict(question.proposed(), transcript);
        List<EngineId> engines = new ArrayList<>(question.proposed().engines());
        engines.retainAll(engines());
        return new Judgement(
                dataset,
                engines,
                question.query(),
                submission.texts().get(question.query()),
                List.of(question.oracle().name()),
                verdict,
                verdict instanceof Verdict.Pass ? List.of() : sights(question.proposed(), transcript),
                verdict instanceof Fail fail ? Optional.of(failure(question, fail)) : Optional.empty());
    }

    /** Of an engine that nobody named, but which says what is right, only that. */
    private List<Entry> sights(Case proposed, Transcript transcript) {
        List<Entry> all = Workbench.withExpectations(proposed, transcript).entries();
        List<Entry> own =
                all.stream().filter(sight -> engines().contains(sight.engine())).toList();
        return own.stream()
                .map(sight -> all.stream()
                        .filter(other -> !own.contains(other)
                                && other.text().equals(sight.text())
                                && sight.right().isEmpty())
                        .findFirst()
                        .map(reference -> sight.expecting(reference.answer()))
                        .orElse(sight))
                .toList();
    }

    private List<EngineId> engines() {
        return group.targets().stream().map(Target::engine).toList();
    }

    private Failure failure(Question question, Fail fail) {
        return new Failure(
                question.oracle().name(),
                question.oracle().why(),
                question.proposed(),
                fail,
                submission.texts().get(question.query()),
                group.language().name(),
                question.query());
    }

    /** What fails on our own reference, too, proves nothing: the mistake is ours. */
    private Verdict verdict(Case proposed, Transcript transcript) {
        Verdict verdict = proposed.verdict(transcript);
        return verdict instanceof Fail && Counterproof.of(group.language()).failsToo(proposed)
                ? new Unknown("the reference fails, too: a mistake of Touchstone's own")
                : verdict;
    }

    private List<Question> questions(int query, Statement statement) {
        List<Question> questions = new ArrayList<>();
        for (Oracle oracle : oracles) {
            Set<Set<EngineId>> asked = new LinkedHashSet<>();
            for (Target target : group.targets()) {
                question(oracle, target, statement)
                        // Engines are compared with each other once.
                        .filter(proposed -> asked.add(new LinkedHashSet<>(proposed.engines())))
                        .ifPresent(proposed -> questions.add(new Question(query, oracle, proposed)));
            }
        }
        return questions;
    }

    private Optional<Case> question(Oracle oracle, Target first, Statement query) {
        List<Target> targets = new ArrayList<>(group.targets());
        targets.remove(first);
        targets.addFirst(first);
        return group.language().lets(oracle, query)
                ? oracle.about(dataset, targets, query).filter(Case::isLegal)
                : Optional.empty();
    }
}
