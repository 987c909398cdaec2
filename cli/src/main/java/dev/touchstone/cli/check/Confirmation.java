package dev.touchstone.cli.check;

import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.examine.Corroboration;
import dev.touchstone.campaign.store.FindingsFolder;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.report.LanguageReport;
import java.time.Duration;
import java.util.Optional;

/** Runs a failing case again, alone and on fresh processes, and writes a finding: confirmed or flaky. */
public record Confirmation(Workbench bench, Duration limit, FindingsFolder findings) {

    /**
     * A failure of the user's statements.
     *
     * @param number which one of them it is about, from 0
     */
    public record Failure(String oracle, String why, Case alone, Fail fail, String text, String language, int number) {}

    public void consider(Failure failure) {
        Fail first = failure.fail();
        bench.refresh();
        Transcript transcript = bench.insist(failure.alone(), limit.multipliedBy(2));
        Optional<Fail> again =
                failure.alone().verdict(transcript) instanceof Fail fail && SameFailure.KIND.of(first, fail)
                        ? Optional.of(fail)
                        : Optional.empty();
        Fail seen = again.orElse(first);
        Finding finding = new Finding(
                failure.oracle(),
                failure.why(),
                failure.alone(),
                // The user chose these statements, so that each is a finding of its own.
                new Fail(seen.kind(), seen.engine(), seen.mark() + ": " + failure.text(), seen.claim()),
                new Corroboration(bench, report(failure), limit).of(failure.alone(), transcript),
                new Finding.Origin(failure.language(), 0, 0, failure.number()));
        findings.on(new Considered(finding, again.isPresent() ? Standing.NEW : Standing.FLAKY));
    }

    private static LanguageReport report(Failure failure) {
        return Languages.installed().named(failure.language()).report();
    }
}
