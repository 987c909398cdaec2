package dev.touchstone.cypher.phrase;

import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.Question.JoinedEdges;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Questions for edges. */
record EdgeQueries(Wording wording) {
    private static final String NAME = "r." + Element.KEY + " AS x";

    String of(Links links) {
        return wording.edge(links).match() + " RETURN " + NAME;
    }

    String of(JoinedEdges edges) {
        return switch (edges.joint()) {
            case ALL -> inAll(edges.classes());
            case ANY -> wording.manner().nested() ? inAny(edges.classes()) : united(edges.classes());
        };
    }

    private String united(List<Links> classes) {
        return classes.stream()
                .map(links -> wording.edge(links).match() + " RETURN DISTINCT " + NAME)
                .collect(Collectors.joining(" UNION "));
    }

    private String inAny(List<Links> classes) {
        return wording.edge(Links.ANY)
                        .where(classes.stream()
                                .map(EdgeQueries::condition)
                                .map(each -> "(" + each + ")")
                                .collect(Collectors.joining(" OR ", "(", ")")))
                        .match()
                + " RETURN DISTINCT " + NAME;
    }

    /** The first class as a pattern, if it is not nested. */
    private String inAll(List<Links> classes) {
        Fragment found = wording.edge(wording.manner().nested() ? Links.ANY : classes.getFirst());
        for (Links links : wording.manner().nested() ? classes : classes.subList(1, classes.size())) {
            found = found.where(condition(links));
        }
        return found.match() + " RETURN DISTINCT " + NAME;
    }

    /** That {@code r} is in a class. */
    private static String condition(Links links) {
        List<String> all = new ArrayList<>();
        if (!links.types().isEmpty()) {
            Value names = new Value.ListOf(
                    links.types().stream().<Value>map(Values::of).toList());
            all.add("type(r) IN " + Wording.constant(names));
        }
        links.test().map(test -> Wording.test("r", test)).ifPresent(all::add);
        return all.isEmpty() ? "true" : String.join(" AND ", all);
    }
}
