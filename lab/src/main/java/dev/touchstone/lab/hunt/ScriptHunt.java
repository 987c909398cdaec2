package dev.touchstone.lab.hunt;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.script.Claim;
import dev.touchstone.core.oracle.script.ScriptCase;
import dev.touchstone.core.oracle.script.ScriptCase.Speaker;
import dev.touchstone.core.oracle.script.ScriptVerdict;
import dev.touchstone.cypher.statement.CypherScripts;
import dev.touchstone.lab.agreement.cypher.Notes;
import java.time.Duration;
import java.util.List;

/** Runs Cypher queries one after the other, as {@code touchstone check} runs a script: the reference says what each must answer. */
record ScriptHunt(Target target, Workbench bench, Duration limit, HuntLog log) {
    private static final int QUERIES_PER_SCRIPT = 25;

    void ask(HandLike group) {
        for (int from = 0; from < group.queries().size(); from += QUERIES_PER_SCRIPT) {
            int to = Math.min(group.queries().size(), from + QUERIES_PER_SCRIPT);
            script(group.setup(), group.queries().subList(from, to));
        }
    }

    private void script(List<String> setup, List<String> queries) {
        CypherScripts language = new CypherScripts();
        ScriptCase script = new ScriptCase(
                language,
                List.of(Speaker.of(language, target, queries)),
                setup,
                queries,
                List.of(Claim.TRUTH, Claim.CRASH));
        List<Outcome> outcomes = bench.run(script, limit).outcomes();
        for (ScriptVerdict verdict : script.verdicts(outcomes)) {
            String query = verdict.query() == ScriptVerdict.SETUP ? "setup" : queries.get(verdict.query());
            log.add(
                    verdict.claim().oracle(),
                    verdict.verdict(),
                    query,
                    String.join(";\n", setup) + "\nexpected: "
                            + verdict.expected().map(Notes::of).orElse("?") + "\nactual:   "
                            + verdict.step()
                                    .map(outcomes::get)
                                    .map(ScriptHunt::words)
                                    .orElse("?") + "\n");
        }
    }

    private static String words(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows ? Notes.of(rows.answer()) : outcome.summary();
    }
}
