package dev.touchstone.lab.hunt;

import dev.touchstone.core.choice.Choices;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Every function, operator, pattern and clause alone, each expression in every place where one may stand, and pairs of them. */
final class SparqlTexts {
    private static final String PREFIXES =
            "PREFIX : <http://example.org/> PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> ";

    /** Where an expression may stand; the mark is its place. */
    private static final List<String> PLACES = List.of(
            "SELECT ?s ?o (@ AS ?x) { ?s ?v ?o }",
            "SELECT ?s ?o { ?s ?v ?o FILTER(@) }",
            "SELECT ?s ?x { ?s :p ?o BIND(@ AS ?x) }",
            "SELECT ?s ?o { ?s :q ?o } ORDER BY (@)",
            "SELECT (COUNT(*) AS ?n) { ?s :p ?o } GROUP BY (@)",
            "SELECT (COUNT(@) AS ?n) { ?s :q ?o }",
            "SELECT (COUNT(DISTINCT @) AS ?n) { ?s ?v ?o }",
            "ASK { ?s :p ?o FILTER(@) }",
            "CONSTRUCT { ?s :new ?x } { ?s :q ?o BIND(@ AS ?x) }",
            "SELECT ?s { ?s :p ?o OPTIONAL { ?s :q ?a FILTER(@) } }",
            "SELECT (SUM(@) AS ?n) (MAX(@) AS ?m) { :a :p ?o }");

    private static final List<String> FRAMES = List.of(
            "SELECT * { @ }",
            "SELECT DISTINCT ?s { @ }",
            "SELECT (COUNT(*) AS ?n) { @ }",
            "SELECT ?s (COUNT(?o) AS ?n) { @ } GROUP BY ?s",
            "SELECT ?s ?o { @ } ORDER BY ?s ?o",
            "SELECT ?s ?o { @ } LIMIT 2",
            "ASK { @ }",
            "CONSTRUCT { ?s :new ?o } { @ }",
            "CONSTRUCT { ?s :new _:made } { @ }",
            "SELECT ?s ?o (BNODE() AS ?made) { @ }",
            "SELECT * { ?s :q ?one { @ } }",
            "SELECT * { ?s :q ?one OPTIONAL { @ } }",
            "SELECT * { ?s :q ?one MINUS { @ } }",
            "SELECT ?s { ?s :q ?one FILTER EXISTS { @ } }",
            "SELECT * { { @ } UNION { ?s :f ?o } }");

    private SparqlTexts() {}

    static String data() {
        return HuntFiles.text("data.sparql");
    }

    static Set<String> all(int pairs, Choices choices) {
        Set<String> texts = new LinkedHashSet<>();
        List<String> expressions = HuntFiles.lines("expressions.sparql");
        List<String> groups = HuntFiles.lines("groups.sparql");
        HuntFiles.lines("whole.sparql").forEach(text -> texts.add(PREFIXES + text));
        expressions.forEach(expression ->
                PLACES.forEach(place -> texts.add(PREFIXES + place.replace("@", "(" + expression + ")"))));
        groups.forEach(group -> FRAMES.forEach(frame -> texts.add(PREFIXES + frame.replace("@", group))));
        List<String> combined = new ArrayList<>();
        for (String group : groups) {
            for (String other : groups) {
                combined.add("SELECT * { " + group + " { " + other + " } }");
            }
            for (String expression : expressions) {
                combined.add("SELECT * { " + group + " FILTER(" + expression + ") }");
                combined.add("SELECT ?s ?o (" + expression + " AS ?made) { " + group + " }");
            }
        }
        for (String outer : expressions) {
            for (String inner : expressions) {
                combined.add("SELECT ?s ?x { ?s :p ?o BIND(" + outer.replace("?o", "(" + inner + ")") + " AS ?x) }");
            }
        }
        choices.shuffled(combined)
                .subList(0, Math.min(pairs, combined.size()))
                .forEach(text -> texts.add(PREFIXES + text));
        return texts;
    }
}
