package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Transcript.Entry;
import java.util.List;
import java.util.Optional;

/**
 * A case that fails only after others: an engine keeps plans and statistics, and they can be what it takes.
 *
 * <p>Sound because what was asked before is no part of a question. Each of the earlier cases began on exactly its dataset, and so does
 * the last.
 */
@JsonTypeName("with-prelude")
public record PreludeCase(List<Case> earlier, Case last) implements Case {
    public PreludeCase {
        earlier = List.copyOf(earlier);
    }

    @Override
    public Dataset dataset() {
        return last.dataset();
    }

    @Override
    public List<EngineId> engines() {
        return last.engines();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return last.next(soFar);
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return last.judge(outcomes);
    }

    @Override
    public Expectation expectation(List<Entry> before, Step asked) {
        return last.expectation(before, asked);
    }

    @Override
    public String demand() {
        return last.demand();
    }

    @Override
    public String demand(List<Outcome> outcomes) {
        return last.demand(outcomes);
    }

    @Override
    public Optional<Statement> subject() {
        return last.subject();
    }

    @Override
    public boolean isLegal() {
        return last.isLegal() && earlier.stream().allMatch(Case::isLegal);
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return last.isWithin(dialect) && earlier.stream().allMatch(each -> each.isWithin(dialect));
    }
}
