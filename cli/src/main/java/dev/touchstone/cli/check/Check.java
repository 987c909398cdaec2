package dev.touchstone.cli.check;

import dev.touchstone.campaign.examine.ReferenceVeto;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.cli.check.Judgement.Failure;
import dev.touchstone.cli.check.Judgement.Subject;
import dev.touchstone.cli.check.Question.Opinion;
import dev.touchstone.cli.option.StatementArguments;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.oracle.script.Claim;
import dev.touchstone.core.oracle.script.ScriptCase;
import dev.touchstone.core.oracle.script.ScriptCase.Speaker;
import dev.touchstone.core.oracle.script.ScriptLanguage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A check of the user's queries: first as they are written, one after the other, where the language has scripts; then each by the other oracles,
 * on the graph that the reference makes of the setup.
 */
public record Check(Group group, CheckInput input, List<Inquiry> inquiries) {

    /**
     * The check of these queries.
     *
     * @param words the oracles that the user names; if none, the claims about statements as they are written, or all where there are no such
     * @param strict whether to judge also what an engine's dialect is known to mean differently
     */
    public static Check of(Group group, CheckInput input, List<String> words, boolean strict) {
        Optional<ScriptLanguage> scripts = input.reader().scripts();
        OracleWords oracles = new OracleWords(
                words, scripts.map(any -> List.of(Claim.values())).orElseGet(List::of));
        List<Claim> claims = oracles.claims(group.targets().size());
        List<Oracle> others = oracles.others(group);
        List<Inquiry> inquiries = new ArrayList<>();
        if (scripts.isPresent() && !claims.isEmpty()) {
            ScriptCase script = script(scripts.get(), group.targets(), input, claims, strict);
            Question question = new ScriptQuestion(script, group.oracles());
            inquiries.add(new Inquiry(0, script.dataset(), List.of(question), Optional.empty(), ""));
        }
        if (scripts.isEmpty() || !others.isEmpty()) {
            Dataset dataset =
                    StatementArguments.read("--setup: ", () -> input.reader().dataset(input.setup()));
            for (int query = 0; query < input.queries().size(); query++) {
                inquiries.add(Inquiry.of(query, input.queries().get(query), dataset, group, others));
            }
        }
        return new Check(group, input, inquiries);
    }

    private static ScriptCase script(
            ScriptLanguage language, List<Target> targets, CheckInput input, List<Claim> claims, boolean strict) {
        List<Speaker> speakers = targets.stream()
                .map(target -> Speaker.of(language, target, strict ? List.of() : input.texts()))
                .toList();
        return new ScriptCase(language, speakers, input.setup(), input.texts(), claims);
    }

    /** Runs all of it. */
    public List<Judgement> run(Workbench bench, Duration limit) {
        return inquiries.stream()
                .flatMap(inquiry -> run(inquiry, bench, limit).stream())
                .toList();
    }

    /** At least one judgement, which says why there is no other. */
    private List<Judgement> run(Inquiry inquiry, Workbench bench, Duration limit) {
        List<Judgement> judgements = new ArrayList<>();
        for (Question question : inquiry.questions()) {
            Transcript transcript = bench.run(question.proposed(), limit);
            question.opinions(transcript).forEach(opinion -> judgements.add(judgement(inquiry, opinion)));
        }
        if (inquiry.open().isPresent() && judgements.stream().noneMatch(each -> each.verdict() instanceof Unknown)) {
            judgements.add(unknown(inquiry, Unknown.notDetermined(inquiry.open().get())));
        }
        return judgements.isEmpty() ? List.of(unknown(inquiry, new Unknown(inquiry.otherwise()))) : judgements;
    }

    private Judgement unknown(Inquiry inquiry, Unknown verdict) {
        List<EngineId> engines = group.targets().stream().map(Target::engine).toList();
        Subject subject = new Subject(
                inquiry.dataset(), engines, inquiry.query(), input.texts().get(inquiry.query()));
        return new Judgement(subject, List.of(), verdict, List.of(), Optional.empty());
    }

    /** A case that fails on our own reference, too, proves nothing: the bug is ours. */
    private Judgement judgement(Inquiry inquiry, Opinion opinion) {
        boolean ours = opinion.verdict() instanceof Fail
                && ReferenceVeto.of(group.language()).failsToo(opinion.alone());
        Verdict verdict = ours ? new Unknown("the reference fails, too: a bug in Touchstone") : opinion.verdict();
        return new Judgement(
                new Subject(inquiry.dataset(), opinion.engines(), opinion.query(), text(opinion.query())),
                List.of(opinion.oracle().name()),
                verdict,
                verdict instanceof Pass ? List.of() : opinion.entries(),
                verdict instanceof Fail fail ? Optional.of(failure(opinion, fail)) : Optional.empty());
    }

    private String text(int query) {
        return query == Judgement.SETUP
                ? String.join("; ", input.setup())
                : input.texts().get(query);
    }

    private Failure failure(Opinion opinion, Fail fail) {
        int query = opinion.query();
        Finding raw = new Finding(
                opinion.oracle().name(),
                opinion.oracle().why(),
                opinion.alone(),
                fail,
                Transcript.NONE,
                new Finding.Origin(group.language().name(), 0, 0, Math.max(query, 0)));
        return new Failure(raw, query == Judgement.SETUP ? "setup" : text(query));
    }
}
