package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.DatasetSettings.Density;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Mix;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.dialect.Feature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Random RDF after RD2, with triples that join. A predicate leads to resources, or mostly to literals of one kind, of which there are
 * few; some resources are met more often than others, and some lead back to where one came from.
 *
 * <p>Numbers go to the ends of their ranges. A part of the schemas have some of derived types and some that are not in canonical form, of
 * which a store may keep the value alone. Where the dialect has {@link Feature#WILD_LITERALS}, a part of them have literals that must come
 * back as they are, whatever else has the same value. Where it has
 * {@link Feature#NAMED_GRAPHS}, a part of the schemas have named graphs, which share triples with the default graph, and some of whose
 * names are resources that triples are about.
 */
public record RdfGenerator(DatasetSettings settings, Dialect dialect) {
    public static final String NAMESPACE = "http://example.org/";
    private static final double WILD = 0.4;
    private static final double RESPELLED = 0.3;
    private static final double RESPELLED_LITERAL = 0.4;
    private static final double BLANK = 0.15;
    private static final double OF_ANOTHER_KIND = 0.06;
    private static final double BACK = 0.12;
    private static final double NAMED = 0.25;
    private static final int MOST_NAMES = 3;
    private static final double RESOURCE_AS_NAME = 0.4;
    private static final double COPIED = 0.5;

    /** A predicate, and the literals that it leads to; none where it leads to resources. */
    private record Range(Iri predicate, List<Literal> literals) {}

    public RdfGraph generate(Choices schema, Choices content) {
        List<Range> ranges = ranges(schema);
        List<Term> resources = resources(schema);
        List<Range> links =
                ranges.stream().filter(range -> range.literals().isEmpty()).toList();
        Set<Triple> triples = new LinkedHashSet<>();
        for (int attempt = 0; triples.size() < settings.triples() && attempt < settings.triples() * 40; attempt++) {
            Triple triple = triple(ranges, resources, content);
            triples.add(triple);
            if (leadsToResources(triple, links) && content.chance(BACK) && triples.size() < settings.triples()) {
                triples.add(new Triple(triple.object(), content.pick(links).predicate(), triple.subject()));
            }
        }
        RdfGraph graph = new RdfGraph(Map.of("", NAMESPACE), new ArrayList<>(triples));
        return new RdfGraph(
                graph.prefixes(),
                graph.triples(),
                names(resources, schema.split("graphs")).stream()
                        .map(name ->
                                new Named(name, named(ranges, resources, graph.triples(), content.split(name.value()))))
                        .toList());
    }

    private List<Iri> names(List<Term> resources, Choices schema) {
        if (!Feature.NAMED_GRAPHS.in(dialect) || !schema.chance(NAMED)) {
            return List.of();
        }
        List<Term> candidates = resources.stream().filter(Iri.class::isInstance).toList();
        Set<Iri> names = new LinkedHashSet<>();
        for (int i = schema.between(1, MOST_NAMES); i > 0; i--) {
            names.add(
                    !candidates.isEmpty() && schema.chance(RESOURCE_AS_NAME)
                            ? (Iri) schema.pick(candidates)
                            : new Iri(NAMESPACE + "g" + i));
        }
        return List.copyOf(names);
    }

    /** Some triples of the default graph, and some others. */
    private List<Triple> named(List<Range> ranges, List<Term> resources, List<Triple> unnamed, Choices content) {
        Set<Triple> triples = new LinkedHashSet<>();
        for (int i = content.between(1, Math.max(1, settings.triples() / 3)); i > 0; i--) {
            triples.add(
                    !unnamed.isEmpty() && content.chance(COPIED)
                            ? content.pick(unnamed)
                            : triple(ranges, resources, content));
        }
        return List.copyOf(triples);
    }

    private static Triple triple(List<Range> ranges, List<Term> resources, Choices content) {
        Range range = content.pick(ranges);
        Term subject = content.pick(resources);
        Term object = range.literals().isEmpty() ? favourite(resources, content) : content.pick(range.literals());
        return new Triple(subject, range.predicate(), object);
    }

    private static boolean leadsToResources(Triple triple, List<Range> links) {
        return links.stream().anyMatch(range -> range.predicate().equals(triple.predicate()));
    }

    private List<Range> ranges(Choices schema) {
        Spelling spelling = Feature.WILD_LITERALS.in(dialect) && schema.chance(WILD)
                ? Spelling.wild()
                : Spelling.ofValues(
                        mix(schema).comes(Ingredient.RESPELLED, RESPELLED) ? RESPELLED_LITERAL : 0,
                        Feature.DERIVED_TYPES.in(dialect));
        int links = schema.between(2, 3);
        int count = links + schema.between(2, 5);
        Map<Iri, Range> ranges = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            Iri predicate = new Iri(NAMESPACE + "p" + i);
            ranges.put(predicate, new Range(predicate, i < links ? List.of() : literals(schema, spelling)));
        }
        return List.copyOf(ranges.values());
    }

    private List<Literal> literals(Choices schema, Spelling spelling) {
        List<LiteralKind> kinds = spelling.isWild() ? List.of(LiteralKind.values()) : tame();
        LiteralKind kind = schema.chance(0.2) ? LiteralKind.STRING : schema.pick(kinds);
        List<Literal> literals = new ArrayList<>();
        for (int i = schema.between(3, Math.max(3, settings.pool())); i > 0; i--) {
            LiteralKind each = schema.chance(OF_ANOTHER_KIND) ? schema.pick(kinds) : kind;
            literals.add(spelling.literal(each, mix(schema)));
        }
        return literals;
    }

    /** As usual, but for numbers at the ends of their ranges. */
    private MixedChoices mix(Choices schema) {
        double extreme = settings.density().extreme() / Density.DEFAULT.extreme();
        return new MixedChoices(new Mix(new TreeMap<>(Map.of(Ingredient.NUMBERS_EXTREME.id(), extreme))), schema);
    }

    private List<LiteralKind> tame() {
        return LiteralKind.KNOWN.stream()
                .filter(kind -> !kind.isReal() || Feature.WRITTEN_REALS.in(dialect))
                .filter(kind -> kind != LiteralKind.BOOLEAN || Feature.TYPED_BOOLEANS.in(dialect))
                .toList();
    }

    private List<Term> resources(Choices schema) {
        List<Term> resources = new ArrayList<>();
        for (int i = 0; i < Math.max(4, settings.triples() / 5); i++) {
            resources.add(schema.chance(BLANK) ? new Blank("b" + i) : new Iri(NAMESPACE + "r" + i));
        }
        return resources;
    }

    /** The first are met most often. */
    private static Term favourite(List<Term> resources, Choices choices) {
        int one = choices.below(resources.size());
        return resources.get(choices.chance(0.5) ? choices.below(one + 1) : one);
    }
}
