package dev.touchstone.cli;

import dev.touchstone.core.campaign.Corroboration;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.FindingsFolder;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.time.Duration;

/** Runs what failed once more, alone and on fresh processes, and writes it down as a finding if it fails again. */
record Confirmation(Workbench bench, Duration limit, FindingsFolder findings) {

    /**
     * A failure of statements that somebody chose.
     *
     * @param number which one of them it is about, from 0
     */
    record Failure(String oracle, String why, Case alone, Fail fail, String text, String language, int number) {}

    void consider(Failure failure) {
        Fail first = failure.fail();
        bench.refresh();
        Transcript transcript = bench.insist(failure.alone(), limit.multipliedBy(2));
        boolean again = failure.alone().verdict(transcript) instanceof Fail fail
                && fail.kind() == first.kind()
                && fail.engine().equals(first.engine());
        Fail seen = failure.alone().verdict(transcript) instanceof Fail fail && again ? fail : first;
        Finding finding = new Finding(
                failure.oracle(),
                failure.why(),
                failure.alone(),
                // Somebody chose these statements, so that each is a finding of its own.
                new Fail(seen.kind(), seen.engine(), seen.mark() + ": " + failure.text(), seen.claim()),
                new Corroboration(bench, telling(failure), limit).of(failure.alone(), transcript),
                new Finding.Origin(failure.language(), 0, 0, failure.number()));
        findings.on(new Considered(finding, again ? Standing.NEW : Standing.FLAKY));
    }

    private static Telling telling(Failure failure) {
        return Languages.installed().named(failure.language()).telling();
    }
}
