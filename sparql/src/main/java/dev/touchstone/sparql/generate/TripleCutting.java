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
    private static final double PATH = 0.22;
    private static final double PATH_LOOP = 0.03;
    private static final double ANY_PREDICATE = 0.07;
    private static final double LIST = 0.08;
    private static final double UNBOUND_AGAIN = 0.25;

    private final GenerationContext setting;
    private final Choices choices;
    private final Map<Term, Node> nodes = new LinkedHashMap<>();
    private final List<String> variables = new ArrayList<>();
    private final List<String> unbound;

    TripleCutting(GenerationContext setting, Choices choices, Solution known) {
        this(setting, choices, known, List.of());
    }

    /**
     * @param unbound variables that are known and stand for nothing yet
     */
    TripleCutting(GenerationContext setting, Choices choices, Solution known, List<String> unbound) {
        this.setting = setting;
        this.choices = choices;
        this.unbound = new ArrayList<>(unbound);
        for (String name : known.names()) {
            nodes.putIfAbsent(known.get(name).orElseThrow(), new Variable(name));
            variables.add(name);
        }
    }

    Triples triples(int count) {
        List<Triple> triples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Triple triple = setting.cutsOut() ? cut() : random();
            triples.add(triple);
            if (mix().comes(Ingredient.OBJECT_LIST, LIST)) {
                triples.add(new Triple(triple.subject(), triple.verb(), unknown()));
            } else if (mix().comes(Ingredient.PREDICATE_LIST, LIST)) {
                triples.add(new Triple(triple.subject(), predicateOf(triple.subject()), unknown()));
            }
        }
        return new Triples(triples.stream().distinct().toList());
    }

    /** A triple with this variable, which stands for nothing yet. */
    Triples about(String name) {
        unbound.remove(name);
        if (!setting.cutsOut()) {
            return Triples.of(
                    new Triple(new Variable(name), new Verb.Any(variable().name()), variable()));
        }
        RdfGraph.Triple triple = choices.pick(setting.graph().triples());
        nodes.put(triple.subject(), new Variable(name));
        return Triples.of(new Triple(new Variable(name), verb(triple.predicate()), node(triple.object(), false)));
    }

    /** A path that may have no length, from a term to itself. */
    Triples loop(Node at) {
        Path step = new Path.Property(setting.predicate(choices));
        return Triples.of(new Triple(
                at,
                mix().pick(
                                MixedChoices.option(Ingredient.PATH_OPTION, 1, () -> new Path.ZeroOrOne(step)),
                                MixedChoices.option(Ingredient.PATH_STAR, 1, () -> new Path.ZeroOrMore(step))),
                at));
    }

    private MixedChoices mix() {
        return setting.mix(choices);
    }

    private Variable unknown() {
        return new Variable(setting.names().variable());
    }

    /** One that the subject has. */
    private Verb predicateOf(Node subject) {
        List<Iri> predicates = setting.graph().triples().stream()
                .filter(triple ->
                        subject.equals(nodes.get(triple.subject())) || subject.equals(new Constant(triple.subject())))
                .map(RdfGraph.Triple::predicate)
                .distinct()
                .toList();
        return new Path.Property(predicates.isEmpty() ? setting.predicate(choices) : choices.pick(predicates));
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
        if (mix().comes(Ingredient.PATH, PATH)) {
            boolean back = choices.chance(0.3) && !(triple.object() instanceof Literal);
            Term start = back ? triple.object() : triple.subject();
            Routes.Route route = new Routes(setting, choices).from(start);
            return new Triple(node(start, false), route.path(), node(route.end(), false));
        }
        if (mix().comes(Ingredient.PATH_LOOP, PATH_LOOP)) {
            return loop(node(choices.chance(0.5) ? triple.object() : triple.subject(), true))
                    .triples()
                    .getFirst();
        }
        Node subject = node(triple.subject(), false);
        return new Triple(subject, verb(triple.predicate()), node(triple.object(), subject instanceof Constant));
    }

    private Verb verb(Iri predicate) {
        if (nodes.get(predicate) instanceof Variable(String name) && choices.chance(0.5)) {
            return new Verb.Any(name);
        }
        if (mix().comes(Ingredient.ANY_PREDICATE, ANY_PREDICATE)) {
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
        if (!asVariable && !(term instanceof Blank) && mix().comes(Ingredient.CONSTANT, 0.15)) {
            return new Constant(term);
        }
        Node node = !asVariable && !(term instanceof Literal) && mix().comes(Ingredient.BLANK, 0.06)
                ? new Constant(new Blank(setting.names().blank()))
                : named();
        nodes.putIfAbsent(term, node);
        return node;
    }

    private Variable named() {
        return unbound.isEmpty() || !mix().comes(Ingredient.UNBOUND_AGAIN, UNBOUND_AGAIN)
                ? unknown()
                : new Variable(unbound.removeFirst());
    }

    private Triple random() {
        Term subject = setting.term(choices);
        Node start = choices.chance(0.75) || subject instanceof Literal ? variable() : new Constant(subject);
        Verb verb = mix().comes(Ingredient.ANY_PREDICATE, ANY_PREDICATE)
                ? new Verb.Any(variable().name())
                : mix().comes(Ingredient.PATH, PATH)
                        ? new Routes(setting, choices).random()
                        : new Path.Property(setting.predicate(choices));
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
