package dev.touchstone.cli.check;

import dev.touchstone.campaign.examine.ReferenceVeto;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.cli.check.Confirmation.Failure;
import dev.touchstone.cli.check.Judgement.Subject;
import dev.touchstone.cli.option.StatementArguments;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.StatementReader.Read;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CompositeCase;
import dev.touchstone.core.oracle.CrashOracle;
import dev.touchstone.core.oracle.Oracle;
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

/** Checks the user's queries one by one with every applicable oracle. */
public record QueryCheck(Group group, Dataset dataset, CheckInput input, List<Oracle> oracles) {

    /** A question about one query, from 0. */
    private record Question(int query, Oracle oracle, Case proposed) {}

    public static QueryCheck of(Group group, CheckInput input, List<Oracle> oracles) {
        Dataset dataset =
                StatementArguments.read("--setup: ", () -> input.reader().dataset(input.setup()));
        return new QueryCheck(group, dataset, input, oracles);
    }

    public List<Judgement> run(Workbench bench, Duration limit) {
        List<Judgement> judgements = new ArrayList<>();
        for (int query = 0; query < input.queries().size(); query++) {
            judgements.addAll(
                    switch (input.queries().get(query)) {
                        case Read.Unjudgeable unjudgeable -> List.of(unknown(query, unjudgeable.reason()));
                        case Read.Judgeable judgeable -> run(query, judgeable.statement(), bench, limit);
                    });
        }
        return judgements;
    }

    /** The judgements on one query; at least one, which says why there is no other. */
    private List<Judgement> run(int query, Statement statement, Workbench bench, Duration limit) {
        if (oracles.stream().noneMatch(oracle -> group.language().allows(oracle, statement))) {
            return List.of(unknown(query, "none of these oracles checks statements that write"));
        }
        Optional<String> open = open(statement);
        List<Judgement> judgements = new ArrayList<>();
        for (Question question : questions(query, statement)) {
            Judgement judgement = judgement(question, bench.run(question.proposed(), limit));
            judgements.add(
                    open.isPresent() && !(question.oracle() instanceof CrashOracle)
                            ? inDoubt(judgement, open.get())
                            : judgement);
        }
        if (open.isPresent() && judgements.stream().noneMatch(each -> each.verdict() instanceof Unknown)) {
            judgements.add(unknown(query, Unknown.notDetermined(open.get()).reason()));
        }
        return judgements.isEmpty()
                ? List.of(unknown(query, "none of these oracles applies to the statement"))
                : judgements;
    }

    /** Why the language leaves the answer open, if it does. */
    private Optional<String> open(Statement statement) {
        return statement.undetermined().or(() -> switch (statement.expectation(dataset)) {
            case Expectation.Open expected -> Optional.of(expected.reason());
            case Expectation.Refused refused -> Optional.of("the reference gives " + refused.words());
            case Expectation.Known known -> Optional.empty();
            case Expectation.Unsaid unsaid -> Optional.empty();
        });
    }

    /** A pass is reported as not determined where several results are correct. */
    private static Judgement inDoubt(Judgement judgement, String reason) {
        boolean said = judgement.verdict() instanceof Fail
                || (judgement.verdict() instanceof Unknown unknown && unknown.isOurs());
        return said
                ? judgement
                : new Judgement(
                        judgement.subject(),
                        judgement.oracles(),
                        Unknown.notDetermined(reason),
                        List.of(),
                        Optional.empty());
    }

    private Subject subject(int query, List<EngineId> engines) {
        return new Subject(dataset, engines, query, input.texts().get(query));
    }

    private Judgement unknown(int query, String reason) {
        return new Judgement(subject(query, engines()), List.of(), new Unknown(reason), List.of(), Optional.empty());
    }

    /** Of a composite case, only the part that fails is shown. */
    private Judgement judgement(Question question, Transcript transcript) {
        if (question.proposed() instanceof CompositeCase several) {
            CompositeCase.Turn turn = several.last(transcript.outcomes());
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
                subject(question.query(), engines),
                List.of(question.oracle().name()),
                verdict,
                verdict instanceof Verdict.Pass ? List.of() : entries(question.proposed(), transcript),
                verdict instanceof Fail fail ? Optional.of(failure(question, fail)) : Optional.empty());
    }

    /** The entries of the named engines; the results of an unnamed reference engine become their expected results. */
    private List<Entry> entries(Case proposed, Transcript transcript) {
        List<Entry> all = Workbench.withExpectations(proposed, transcript).entries();
        List<Entry> own =
                all.stream().filter(entry -> engines().contains(entry.engine())).toList();
        return own.stream()
                .map(entry -> all.stream()
                        .filter(other -> !own.contains(other)
                                && other.text().equals(entry.text())
                                && entry.right().isEmpty())
                        .findFirst()
                        .map(reference -> entry.expecting(reference.answer()))
                        .orElse(entry))
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
                input.texts().get(question.query()),
                group.language().name(),
                question.query());
    }

    /** A case that fails on our own reference, too, proves nothing: the bug is ours. */
    private Verdict verdict(Case proposed, Transcript transcript) {
        Verdict verdict = proposed.verdict(transcript);
        return verdict instanceof Fail && ReferenceVeto.of(group.language()).failsToo(proposed)
                ? new Unknown("the reference fails, too: a bug in Touchstone")
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
        return group.language().allows(oracle, query)
                ? oracle.about(dataset, targets, query).filter(Case::isLegal)
                : Optional.empty();
    }
}
