package dev.touchstone.sparql.text;

import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Verb;
import java.util.List;
import java.util.stream.Collectors;

/** Writes patterns. */
record PatternText(TermText terms) {

    String of(Pattern pattern) {
        return switch (pattern) {
            case Group group -> group(group);
            case Triples triples -> triples(triples.triples());
            case Filter filter -> "FILTER(" + expressions().of(filter.condition()) + ")";
            case Optionally optionally -> "OPTIONAL " + group(optionally.group());
            case Union union -> union.branches().stream().map(this::group).collect(Collectors.joining(" UNION "));
            case Minus minus -> "MINUS " + group(minus.group());
            case Bind bind -> "BIND(" + expressions().of(bind.expression()) + " AS ?" + bind.name() + ")";
            case Values values -> values(values);
            case InGraph graph -> "GRAPH " + node(graph.name()) + " " + group(graph.group());
            case SubSelect select -> "{ " + new QueryText(terms).of(select.query()) + " }";
        };
    }

    /** Triples follow each other with a dot between, or they would run into each other. */
    private String group(Group group) {
        if (group.elements().isEmpty()) {
            return "{ }";
        }
        StringBuilder out = new StringBuilder("{ ");
        boolean afterTriples = false;
        for (Pattern element : group.elements()) {
            boolean triples = element instanceof Triples;
            out.append(afterTriples && triples ? ". " : "").append(of(element)).append(' ');
            afterTriples = triples;
        }
        return out.append('}').toString();
    }

    /**
     * Objects of one subject and one verb that follow each other are a list, as people write it: {@code ?a :p/:q ?b, ?c}. Where all triples
     * are about one subject, it is written once: {@code ?a :p ?b; :q ?c}.
     */
    String triples(List<Triple> triples) {
        boolean haveOneSubject =
                triples.stream().map(Triple::subject).distinct().count() == 1;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < triples.size(); i++) {
            Triple triple = triples.get(i);
            if (i > 0 && isContinued(triples.get(i - 1), triple)) {
                out.append(", ").append(node(triple.object()));
            } else if (i > 0 && haveOneSubject) {
                out.append("; ").append(predicate(triple));
            } else {
                out.append(i > 0 ? " . " : "").append(triple(triple));
            }
        }
        return out.toString();
    }

    private static boolean isContinued(Triple before, Triple triple) {
        return before.subject().equals(triple.subject()) && before.verb().equals(triple.verb());
    }

    private String triple(Triple triple) {
        return node(triple.subject()) + " " + predicate(triple);
    }

    private String predicate(Triple triple) {
        String verb = switch (triple.verb()) {
            case Verb.Any any -> "?" + any.name();
            case Path path -> new PathText(terms).of(path);
        };
        return verb + " " + node(triple.object());
    }

    String node(Node node) {
        return expressions().of(node);
    }

    String values(Values values) {
        String names = values.names().stream().map(name -> "?" + name).collect(Collectors.joining(" ", "(", ")"));
        return "VALUES " + names + values.rows().stream().map(this::row).collect(Collectors.joining(" ", " { ", " }"));
    }

    private String row(ValuesRow row) {
        return row.cells().stream()
                .map(cell -> cell.map(terms::of).orElse("UNDEF"))
                .collect(Collectors.joining(" ", "(", ")"));
    }

    private ExpressionText expressions() {
        return new ExpressionText(terms);
    }
}
