package dev.touchstone.sparql;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.DisassembleOracle;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.PartitionOracle;
import dev.touchstone.core.oracle.RewriteOracle;
import dev.touchstone.core.oracle.StatementGenerator;
import dev.touchstone.core.oracle.TruthOracle;
import dev.touchstone.core.relation.draw.GraphRelations;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.generate.QueryGenerator;
import dev.touchstone.sparql.generate.RdfGenerator;
import dev.touchstone.sparql.generate.SparqlStatementGenerator;
import dev.touchstone.sparql.mutant.InProcessReference;
import dev.touchstone.sparql.phrase.SparqlPhrasing;
import dev.touchstone.sparql.phrase.SparqlPhrasings;
import dev.touchstone.sparql.report.SparqlReport;
import dev.touchstone.sparql.shrink.SparqlShrinkRules;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.statement.SparqlStatementReader;
import dev.touchstone.sparql.statement.SparqlUpdate;
import dev.touchstone.sparql.text.SparqlStatement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** SPARQL 1.1. */
public final class SparqlLanguage implements Language {
    private static final StatementGenerator DRAWING = new SparqlStatementGenerator();

    @Override
    public String name() {
        return "sparql";
    }

    @Override
    public Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content) {
        return new RdfGenerator(settings, dialect).generate(schema, content);
    }

    @Override
    public Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return new SparqlQuery(new QueryGenerator((RdfGraph) dataset, dialect, limits, choices).query());
    }

    @Override
    public List<String> ingredients() {
        return SparqlStatementGenerator.ingredients();
    }

    @Override
    public List<Probe> probes() {
        return Arrays.stream(Feature.values()).map(Feature::probe).toList();
    }

    @Override
    public List<Oracle> oracles() {
        return Stream.concat(
                        Stream.of(
                                new TruthOracle(
                                        "Touchstone's SPARQL evaluator, which passes the W3C tests, defines the expected result.",
                                        DRAWING,
                                        24),
                                new DisassembleOracle(
                                        "A query equals the elements of its group, run one after the other on the solutions of the previous one.",
                                        "rows({ e1 e2 }) = rows({ VALUES rows(e1) e2 })",
                                        DRAWING),
                                new PartitionOracle(
                                        "Rows where a condition is true, false and an error make up the whole.",
                                        "rows(q) = rows(q, p) + rows(q, !p) + rows(q, p is an error)",
                                        DRAWING),
                                new RewriteOracle(false, "rows(?s :p ?o) = rows(?o ^:p ?s)", DRAWING),
                                new RewriteOracle(
                                        true, "rows({ ?s :p ?o FILTER(?o > 3) }) within rows({ ?s :p ?o })", DRAWING)),
                        GraphRelations.in(new SparqlPhrasings()).stream())
                .toList();
    }

    @Override
    public Optional<References> references() {
        return Optional.of(InProcessReference.references());
    }

    @Override
    public ShrinkRules shrinkRules() {
        return new SparqlShrinkRules();
    }

    @Override
    public LanguageReport report() {
        return new SparqlReport();
    }

    @Override
    public Optional<StatementReader> statementReader() {
        return Optional.of(new SparqlStatementReader());
    }

    @Override
    public List<Class<? extends Statement>> statements() {
        return List.of(SparqlStatement.class, SparqlQuery.class, SparqlUpdate.class);
    }

    @Override
    public List<Class<? extends Phrasing>> phrasings() {
        return List.of(SparqlPhrasing.class);
    }

    @Override
    public List<Class<? extends Case>> cases() {
        return List.of();
    }
}
