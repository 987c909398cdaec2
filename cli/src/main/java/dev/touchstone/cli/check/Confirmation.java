package dev.touchstone.cli.check;

import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.examine.Examiner;
import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.cli.check.Judgement.Failure;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.List;

/** Has failures examined alone and on fresh processes, and announces each: confirmed or flaky. */
public record Confirmation(Examiner examiner, Workbench bench, Listener listener) {

    public void consider(Failure failure) {
        bench.refresh();
        Examination examined = examiner.on(bench, failure.raw(), List.of());
        examined.broke().ifPresent(thrown -> {
            throw thrown;
        });
        Standing standing = examined.finding().isPresent() ? Standing.NEW : Standing.FLAKY;
        listener.on(new Considered(named(examined.finding().orElse(failure.raw()), failure.text()), standing));
    }

    /** The user chose these statements, so that each is a finding of its own. */
    private static Finding named(Finding finding, String text) {
        Fail fail = finding.fail();
        Fail named = new Fail(fail.kind(), fail.engine(), fail.mark() + ": " + text, fail.claim());
        return new Finding(finding.found(), finding.proposed(), named, finding.transcript(), finding.origin());
    }
}
