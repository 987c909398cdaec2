package dev.touchstone.core.language;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CrashOracle;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.QuerySource;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.shrink.ShrinkRules;
import java.util.List;
import java.util.Optional;

/** A query language that Touchstone speaks. Found by {@link java.util.ServiceLoader}. */
public interface Language extends QuerySource {

    /** The word in catalogue and reports, such as {@code cypher}. */
    String name();

    /** A random dataset of one schema. Rounds draw several of them with the same {@code schema} choices. */
    Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content);

    /** What its random queries are made of: the names by which a round says how often each comes. */
    List<String> ingredients();

    /** The features that not every engine of this language has, each with a way to find out. */
    List<Probe> probes();

    /** The oracles that only this language has. */
    List<Oracle> oracles();

    /**
     * Whether an oracle may be asked about a statement. Those that every language has ask one several times, or on several engines, and
     * only read; but for the one that asks it once and claims nothing of the answer.
     */
    default boolean allows(Oracle oracle, Statement statement) {
        return !statement.writes()
                || oracle instanceof CrashOracle
                || oracles().stream().anyMatch(own -> own.name().equals(oracle.name()));
    }

    /** The language's reference in the place of an engine; empty where it is no part of this process. */
    Optional<References> references();

    /** What a reducer should know of the language. */
    ShrinkRules shrinkRules();

    /** The Markdown, scripts and programs of findings in this language. */
    LanguageReport report();

    /** How statements are read that people write, in languages whose statements can be checked one by one. */
    Optional<StatementReader> statementReader();

    /** The record classes that may stand in a stored case. */
    List<Class<? extends Statement>> statements();

    /** The ways to ask questions and to make edits that may stand in a stored case. */
    List<Class<? extends Phrasing>> phrasings();

    /** The record classes that may be a stored case. */
    List<Class<? extends Case>> cases();
}
