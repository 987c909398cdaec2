package dev.touchstone.lab.figures;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.language.Language;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The generator of a language, as it is measured. */
interface StatementSampler {
    Language language();

    /** What the generator may use. */
    Dialect dialect();

    /** The degrees of guidance that make a difference. */
    List<Guidance> guidances();

    /** A statement about a dataset. The number decides whether it reads or writes. */
    Statement draw(Dataset dataset, Limits limits, int number, Choices choices);

    /** What it has besides its constructs, in a few words each: how they stand together. */
    Stream<String> patterns(Statement statement);

    /** Two statements of one shape differ in values only. */
    String shape(Statement statement);

    /** Whether the reference has rows for it; empty where the reference is an engine. */
    Optional<Boolean> hasRows(Statement statement, Dataset dataset);
}
