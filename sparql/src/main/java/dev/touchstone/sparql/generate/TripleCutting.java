package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Triple patterns that are cut out of the graph around what is known: a term that a variable stands for is written as that variable, so
 * that the patterns join, and what they were cut out of is a solution. Without guidance they are drawn from the same parts at random.
 */
final class TripleCutting {
    private static final double PATH = 0.2;
    private static final double ANY_PREDICATE = 0.07;

    private final GenerationContext setting;
    private final Choices choices;
    private final Map<Term, Node> nodes = new LinkedHashMap<>();
    private final List<String> variables = new ArrayList<>();

    TripleCutting(GenerationContext setting, Choices choices, Solution known) {
        this.setting = setting;
        this.choices = choices;
        for (String name : known.names()) {
            nodes.putIfAbsent(known.get(name).orElseThrow(), new Variable(name));
            variables.add(name);
        }
    }

    Triples triples(int count) {
        List<Triple> triples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            triples.add(setting.cutsOut() ? cut() : random());
        }
        return new Triples(triples.stream().distinct().toList());
    }

    private Triple cut() {
        List<Term> met = nodes.keySet().stream()
                .filter(setting.graph().around()::containsKey)
                .toList();
        RdfGraph.Triple triple = met.isEmpty()
                ? choices.pick(setting.graph().triples())
                : choices.pick(setting.graph()
                        .around()
                        .getOrDefault(choices.pick(met), setting.graph().triples()));
        if (choices.chance(PATH)) {
            boolean back = choices.chance(0.3) && !(triple.object() instanceof Literal);
            Term start = back ? triple.object() : triple.subject();
            Routes.Route route = new Routes(setting, choices).from(start);
            return new Triple(node(start, false), route.path(), node(route.end(), false));
        }
        Node subject = node(triple.subject(), false);
        return new Triple(subject, verb(triple.predicate()), node(triple.object(), subject instanceof Constant));
    }

    private Verb verb(Iri predicate) {
        if (nodes.get(predicate) instanceof Variable(String name) && choices.chance(0.5)) {
            return new Verb.Any(name);
        }
        if (choices.chance(ANY_PREDICATE)) {
            Verb.Any any = new Verb.Any(setting.names().variable());
            nodes.putIfAbsent(predicate, new Variable(any.name()));
            return any;
        }
        return new Path.Property(predicate);
    }

    /** How a term is written: as the variable that stands for it, as a new one, as itself, or as something without a name. */
    private Node node(Term term, boolean asVariable) {
        Node known = nodes.get(term);
        if (known != null && (!asVariable || known instanceof Variable) && choices.chance(0.93)) {
            return known;
        }
        double draw = asVariable ? 0 : choices.fraction();
        if (draw > 0.85 && !(term instanceof Blank)) {
            return new Constant(term);
        }
        Node node = draw > 0.8 && !(term instanceof Literal)
                ? new Constant(new Blank(setting.names().blank()))
                : new Variable(setting.names().variable());
        nodes.putIfAbsent(term, node);
        return node;
    }

    private Triple random() {
        Term subject = setting.term(choices);
        Node start = choices.chance(0.75) || subject instanceof Literal ? variable() : new Constant(subject);
        Verb verb =
                choices.chance(ANY_PREDICATE) || setting.graph().predicates().isEmpty()
                        ? new Verb.Any(variable().name())
                        : choices.chance(PATH)
                                ? new Routes(setting, choices).random()
                                : new Path.Property(choices.pick(setting.graph().predicates()));
        return new Triple(start, verb, choices.chance(0.75) ? variable() : new Constant(setting.term(choices)));
    }

    private Variable variable() {
        if (variables.isEmpty() || choices.chance(0.4)) {
            variables.add(setting.names().variable());
            return new Variable(variables.getLast());
        }
        return new Variable(choices.pick(variables));
    }
}
