package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * A dataset, the statements to run, and the relation that their outcomes must satisfy. Plain data: implemented by
 * records only, written to JSON and read back, and judged without an engine.
 *
 * <p>A case holds the seed of its relation (a base query, a predicate, a cut) and derives the statements from it, so that
 * a smaller seed is again a legal case.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public interface Case {

    Dataset dataset();

    /** The engines that are asked. */
    List<EngineId> engines();

    /** The step after these outcomes, or empty when there is nothing more to ask. Pure. */
    Optional<Step> next(List<Outcome> soFar);

    /** Whether the outcomes of all steps satisfy the relation. Pure. */
    Verdict judge(List<Outcome> outcomes);
}
