package dev.touchstone.core.finding;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Case;
import java.util.List;

/** The page of a finding: what is claimed, why it is wrong, and how to see it again. */
final class FindingPage {
    private FindingPage() {}

    static String of(Finding finding, Json json) {
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
                        "The case, without its dataset:",
                        "",
                        "```json",
                        json.brief(proposed),
                        "```",
                        "",
                        "Run it again: `touchstone replay` followed by this folder.",
                        ""));
    }
}
