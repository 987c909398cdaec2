package dev.touchstone.core.oracle;

import dev.touchstone.core.dataset.Dataset;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A statement that can be rewritten. */
public interface Rewritable extends Verifiable {

    /** What each rule of the language makes of it; rules that do not apply are among them, with no results. */
    List<Rewriting> rewritings();

    /**
     * A rule, applied to a statement.
     *
     * @param rule its name, by which a case remembers it
     * @param proof why the answers have to do with each other as they have
     * @param holdsFor the datasets for which that is so
     * @param results the rewritten statements, one for every way to apply the rule
     */
    record Rewriting(
            String rule,
            String proof,
            RewriteClaim sense,
            Predicate<Dataset> holdsFor,
            Supplier<List<? extends Rewritable>> results) {}
}
