package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Random RDF after RD2: pools of IRIs, blank nodes and literals, and triples drawn from them. Unlike there the pools are
 * small and shared by subjects and objects, so that triples join. Literals are in canonical form.
 */
public record RdfGenerator(DatasetSettings settings) {
    public static final String NAMESPACE = "http://example.org/";
    static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    private static final String LANGUAGE_STRING = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";
    private static final double BLANK = 0.15;
    private static final double LITERAL = 0.4;

    public RdfGraph generate(Choices schema, Choices content) {
        List<Iri> predicates = iris("p", schema.between(2, 8));
        List<Literal> literals = new ArrayList<>();
        for (int i = schema.between(5, 5 + settings.pool() * 2); i > 0; i--) {
            literals.add(literal(schema));
        }
        List<Iri> resources = iris("r", Math.max(2, settings.triples() / 8));
        Set<Triple> triples = new LinkedHashSet<>();
        for (int attempt = 0; triples.size() < settings.triples() && attempt < settings.triples() * 4; attempt++) {
            Term object = content.chance(LITERAL) ? content.pick(literals) : resource(resources, content);
            triples.add(new Triple(resource(resources, content), content.pick(predicates), object));
        }
        return new RdfGraph(Map.of("", NAMESPACE), new ArrayList<>(triples));
    }

    private static List<Iri> iris(String stem, int count) {
        List<Iri> iris = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            iris.add(new Iri(NAMESPACE + stem + i));
        }
        return iris;
    }

    private static Term resource(List<Iri> resources, Choices choices) {
        return choices.chance(BLANK) ? new Blank("b" + choices.below(6)) : choices.pick(resources);
    }

    static Literal literal(Choices choices) {
        return switch (choices.below(8)) {
            case 0, 1 -> typed(Integer.toString(choices.between(-20, 100)), "integer");
            case 2 -> typed(choices.between(-9, 9) + ".5", "decimal");
            case 3 ->
                typed(choices.between(1, 9) + "." + choices.between(1, 9) + "E" + choices.between(-3, 3), "double");
            case 4 -> typed(choices.pickOf("true", "false"), "boolean");
            case 5 ->
                typed("20" + choices.between(10, 29) + "-0" + choices.between(1, 9) + "-1" + choices.below(10), "date");
            case 6 -> new Literal(word(choices), LANGUAGE_STRING, choices.pickOf("en", "de", "zh"));
            default -> typed(word(choices), "string");
        };
    }

    private static String word(Choices choices) {
        return choices.pickOf("", "a", "b", "ab", "x y", "é", "\"q\"", "a\nb", "Touch", "stone");
    }

    private static Literal typed(String lexical, String type) {
        return new Literal(lexical, XSD + type, "");
    }
}
