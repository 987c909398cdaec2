package dev.touchstone.core.fake;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A language in which every graph is one node, and every statement is a few words. */
public record FakeLanguage(List<Oracle> oracles, Optional<References> references) implements Language {
    public static final Dialect DIALECT = new Dialect("fake", List.of(PropertyType.LONG), List.of());

    /** One without a reference. */
    public FakeLanguage(List<Oracle> oracles) {
        this(oracles, Optional.empty());
    }

    @Override
    public String name() {
        return "fake";
    }

    @Override
    public Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content) {
        return graph(schema.bits() ^ content.bits());
    }

    /** The graph whose only node has this number. */
    public static PropertyGraph graph(long number) {
        Node node = new Node(0, List.of(), Map.of("k0", new Typed(PropertyType.LONG, Values.of(number))));
        return new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(node), List.of(), List.of(), List.of());
    }

    @Override
    public Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return new Words("find " + choices.bits());
    }

    @Override
    public List<String> ingredients() {
        return List.of();
    }

    @Override
    public List<Probe> probes() {
        return List.of();
    }

    @Override
    public List<Class<? extends Statement>> statements() {
        return List.of(Words.class);
    }

    @Override
    public List<Class<? extends Case>> cases() {
        return List.of(Script.class);
    }

    @Override
    public List<Class<? extends Phrasing>> phrasings() {
        return List.of();
    }

    @Override
    public Optional<StatementReader> statementReader() {
        return Optional.empty();
    }

    @Override
    public LanguageReport report() {
        return new PlainReport();
    }

    @Override
    public ShrinkRules shrinkRules() {
        return ShrinkRules.NONE;
    }
}
