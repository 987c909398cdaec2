package dev.touchstone.gremlin.phrase;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Steps along edges, in the wording of a phrasing. */
record EdgeSteps(GremlinPhrasing manner) {
    static final Argument KEY = text(Element.KEY);
    static final Call SIMPLE = Call.of("simplePath");

    /** Keeps the element with this name. */
    Call named(Value name) {
        return having(KEY, key(name));
    }

    Call notNamed(Value name) {
        return having(KEY, Argument.predicate("neq", key(name)));
    }

    /** An element has at most one value under a key, so that there are two ways to say what must hold of it. */
    private Call having(Argument key, Argument condition) {
        return manner.valued()
                ? Call.of("filter", nested(Call.of("values", key), Call.of("is", condition)))
                : Call.of("has", key, condition);
    }

    private static Argument key(Value name) {
        return name instanceof Int(long key) ? number(key) : text(name.toString());
    }

    Call passing(PropertyTest test) {
        Argument key = text(test.key());
        if (test.operator() == PropertyTest.Operator.PRESENT) {
            return manner.valued() ? Call.of("filter", nested(Call.of("values", key))) : Call.of("has", key);
        }
        return having(key, new Predicates(manner.composed()).of(test));
    }

    /** Over one edge to the next vertex. */
    List<Call> move(Links links, Heading heading) {
        String way = links.either() ? "both" : heading == Heading.ONWARD ? "out" : "in";
        Argument[] types = links.types().stream().map(Argument::text).toArray(Argument[]::new);
        if (!manner.edged() && links.test().isEmpty()) {
            return List.of(Call.of(way, types));
        }
        List<Call> calls = new ArrayList<>(List.of(Call.of(way + "E", types)));
        links.test().map(this::passing).ifPresent(calls::add);
        calls.add(Call.of(links.either() ? "otherV" : heading == Heading.ONWARD ? "inV" : "outV"));
        return calls;
    }

    /**
     * Over at least one edge and at most a maximum, with further steps after each. Without a maximum it ends where a path comes to a vertex again,
     * which was reached before, or with the simple paths if the steps keep to these.
     */
    List<Call> several(Links links, Heading heading, int most, Call... each) {
        List<Call> inside = new ArrayList<>(move(links, heading));
        inside.addAll(List.of(each));
        if (most != NodeSet.ANY_NUMBER) {
            return List.of(repeat(inside), Call.of("emit"), times(most));
        }
        return inside.contains(SIMPLE)
                ? List.of(repeat(inside), Call.of("emit"))
                : List.of(repeat(inside), Call.of("until", nested(Call.of("cyclicPath"))), Call.of("emit"));
    }

    /** Over this number of edges. */
    List<Call> exactly(Links links, Heading heading, int count) {
        return manner.looped()
                ? List.of(repeat(move(links, heading)), times(count))
                : IntStream.range(0, count)
                        .mapToObj(i -> move(links, heading))
                        .flatMap(List::stream)
                        .toList();
    }

    private static Call repeat(List<Call> calls) {
        return Call.of("repeat", nested(calls.toArray(Call[]::new)));
    }

    private static Call times(int count) {
        return Call.of("times", new Constant(new Typed(PropertyType.INT, new Int(count))));
    }
}
