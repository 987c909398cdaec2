package dev.touchstone.core.finding;

import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.oracle.Case;
import java.util.List;
import java.util.stream.Collectors;

/** The page of a finding: what is claimed, why it is wrong, and how to see it again. */
final class FindingPage {
    private FindingPage() {}

    static String of(Finding finding) {
        Case proposed = finding.proposed();
        return String.join(
                "\n",
                List.of(
                        "# " + finding.fail().engine() + ": "
                                + finding.fail().kind().words(),
                        "",
                        finding.fail().claim(),
                        "",
                        "- Why this is wrong: " + finding.why(),
                        "- Seen on: " + finding.fail().engine() + ", again on a fresh process",
                        "- Where: `" + finding.fail().mark() + "`",
                        "- Dataset: " + proposed.dataset().size() + ", in `case.json`",
                        "- Found by: oracle `" + finding.oracle() + "`, seed "
                                + finding.origin().seed() + ", "
                                + finding.origin().language() + " round "
                                + finding.origin().round() + ", turn "
                                + finding.origin().turn(),
                        "",
                        "What was asked, and what came of it, on a fresh process with this dataset:",
                        "",
                        "```",
                        finding.sights().stream().map(FindingPage::of).collect(Collectors.joining("\n")),
                        "```",
                        "",
                        "`touchstone replay` with this folder runs it again.",
                        ""));
    }

    private static String of(Sight sight) {
        return sight.engine() + "> " + sight.text() + "\n  " + sight.outcome();
    }
}
