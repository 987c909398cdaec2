package dev.touchstone.cli;

import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.FindingsFolder;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.cypher.oracle.Mark;
import dev.touchstone.cypher.oracle.Script;
import java.time.Duration;
import java.util.List;

/** Runs what failed once more, alone and on fresh processes, and writes it down as a finding if it fails again. */
record Confirmation(Workbench bench, Duration limit, FindingsFolder findings) {
    void consider(Script script, Mark mark) {
        if (!(mark.verdict() instanceof Fail first)) {
            return;
        }
        Script alone = script.about(mark);
        bench.refresh();
        List<Outcome> outcomes = bench.run(alone, limit.multipliedBy(2));
        boolean again = alone.judge(outcomes) instanceof Fail fail
                && fail.kind() == first.kind()
                && fail.engine().equals(first.engine());
        Fail seen = alone.judge(outcomes) instanceof Fail fail && again ? fail : first;
        Finding finding = new Finding(
                mark.claim().oracle(),
                mark.claim().why(),
                alone,
                new Fail(seen.kind(), seen.engine(), mark(seen, alone), seen.claim()),
                bench.sights(alone, outcomes),
                new Finding.Origin("cypher", 0, 0, Math.max(mark.query(), 0)));
        findings.on(new Considered(finding, again ? Standing.NEW : Standing.FLAKY));
    }

    /** Somebody chose these statements, so that each is a finding of its own. */
    private static String mark(Fail fail, Script script) {
        return fail.mark() + ": "
                + (script.queries().isEmpty() ? "setup" : script.queries().getLast());
    }
}
