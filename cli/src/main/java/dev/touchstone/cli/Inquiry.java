package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Counterproof;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Handwriting;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Several;
import dev.touchstone.core.oracle.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Queries that somebody wrote, one by one before every oracle that has something to say of them. */
record Inquiry(Group group, Dataset dataset, List<String> texts, List<Statement> queries, List<Oracle> oracles) {

    /** A question about one query, from 0. */
    record Question(int query, Oracle oracle, Case proposed) {}

    /** Reads what is asked. */
    static Inquiry of(
            Group group, Handwriting handwriting, List<String> setup, List<String> texts, List<Oracle> oracles) {
        List<Statement> queries = new ArrayList<>();
        for (String text : texts) {
            String where = texts.size() == 1 ? "--query: " : "--query, the " + (queries.size() + 1) + ". statement: ";
            queries.add(Given.read(where, () -> handwriting.query(text)));
        }
        for (Statement query : queries) {
            if (oracles.stream().noneMatch(oracle -> group.language().lets(oracle, query))) {
                throw new UserMistake(
                        "none of these oracles looks at what a statement writes: " + texts.get(queries.indexOf(query)));
            }
        }
        return new Inquiry(group, Given.read("--setup: ", () -> handwriting.dataset(setup)), texts, queries, oracles);
    }

    InquiryReport run(Workbench bench, Duration limit) {
        List<InquiryReport.Entry> entries = new ArrayList<>();
        for (Question question : questions()) {
            entries.add(entry(question, bench.run(question.proposed(), limit), bench));
        }
        return new InquiryReport(this, entries);
    }

    /** Of several ways to look at a query, the one that fails is shown alone. */
    private InquiryReport.Entry entry(Question question, List<Outcome> outcomes, Workbench bench) {
        if (question.proposed() instanceof Several several) {
            Several.Turn turn = several.last(outcomes);
            if (turn.fails()) {
                return entry(new Question(question.query(), question.oracle(), turn.each()), turn.outcomes(), bench);
            }
        }
        return new InquiryReport.Entry(
                question, verdict(question.proposed(), outcomes), bench.sights(question.proposed(), outcomes));
    }

    /** What fails on our own reference, too, proves nothing: the mistake is ours. */
    private Verdict verdict(Case proposed, List<Outcome> outcomes) {
        Verdict verdict = proposed.judge(outcomes).after(outcomes);
        return verdict instanceof Verdict.Fail
                        && Counterproof.of(group.language()).failsToo(proposed)
                ? new Verdict.Unknown("the reference fails, too: a mistake of Touchstone's own")
                : verdict;
    }

    private List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (int query = 0; query < queries.size(); query++) {
            for (Oracle oracle : oracles) {
                Set<Set<EngineId>> asked = new LinkedHashSet<>();
                for (Target target : group.targets()) {
                    int number = query;
                    question(oracle, target, queries.get(query))
                            // Engines are compared with each other once.
                            .filter(proposed -> asked.add(new LinkedHashSet<>(proposed.engines())))
                            .ifPresent(proposed -> questions.add(new Question(number, oracle, proposed)));
                }
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
