package dev.touchstone.sparql.syntax;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.List;
import java.util.Optional;

/** What stands between the braces of a query: what must be in the graph, and how it goes together. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Pattern {

    /** {@code { … }} */
    @JsonTypeName("group")
    record Group(List<Pattern> elements) implements Pattern {
        public Group {
            elements = List.copyOf(elements);
        }

        public static Group of(Pattern... elements) {
            return new Group(List.of(elements));
        }
    }

    /** {@code ?s ?p ?o . ?o :p* ?x}: a blank node stands for what is not named, and holds within neighbouring triples. */
    @JsonTypeName("triples")
    record Triples(List<Triple> triples) implements Pattern {
        public Triples {
            triples = List.copyOf(triples);
        }

        public static Triples of(Triple... triples) {
            return new Triples(List.of(triples));
        }
    }

    /** One triple of a pattern or a template; a template has no paths. */
    record Triple(Node subject, Verb verb, Node object) {}

    /** {@code FILTER(condition)}: on the whole group in which it stands. */
    @JsonTypeName("filter")
    record Filter(Expression condition) implements Pattern {}

    /** {@code OPTIONAL { … }} */
    @JsonTypeName("optionally")
    record Optionally(Group group) implements Pattern {}

    /** {@code { … } UNION { … }}, with two branches or more */
    @JsonTypeName("union")
    record Union(List<Group> branches) implements Pattern {
        public Union {
            branches = List.copyOf(branches);
        }
    }

    /** {@code MINUS { … }} */
    @JsonTypeName("minus")
    record Minus(Group group) implements Pattern {}

    /** {@code BIND(expression AS ?name)} */
    @JsonTypeName("bind")
    record Bind(Expression expression, String name) implements Pattern {}

    /** {@code VALUES (?x ?y) { (1 UNDEF) … }} */
    @JsonTypeName("values")
    record Values(List<String> names, List<ValuesRow> rows) implements Pattern {
        public Values {
            names = List.copyOf(names);
            rows = List.copyOf(rows);
        }
    }

    /** A row of VALUES; empty is UNDEF. */
    record ValuesRow(@JsonSetter(contentNulls = Nulls.SET) List<Optional<Term>> cells) {
        public ValuesRow {
            cells = List.copyOf(cells);
        }
    }

    /** {@code GRAPH name { … }} */
    @JsonTypeName("in-graph")
    record InGraph(Node name, Group group) implements Pattern {}

    /** {@code { SELECT … }} */
    @JsonTypeName("sub-select")
    record SubSelect(Select query) implements Pattern {}
}
