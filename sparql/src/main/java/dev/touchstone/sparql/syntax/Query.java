package dev.touchstone.sparql.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Values;
import java.util.List;
import java.util.Optional;

/** What is asked of a dataset and changes nothing. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Query {

    From from();

    Group where();

    Modifiers modifiers();

    /**
     * {@code SELECT [DISTINCT|REDUCED] items WHERE { … }}
     *
     * @param items none for {@code SELECT *}
     */
    @JsonTypeName("select")
    record Select(Duplicates duplicates, List<Item> items, From from, Group where, Modifiers modifiers)
            implements Query {
        public Select {
            items = List.copyOf(items);
        }

        /** All of the variables, duplicates and all. */
        public static Select all(Group where) {
            return new Select(Duplicates.ALL, List.of(), From.EVERYTHING, where, Modifiers.NONE);
        }
    }

    /** {@code ASK { … }} */
    @JsonTypeName("ask")
    record Ask(From from, Group where, Modifiers modifiers) implements Query {}

    /** {@code CONSTRUCT { template } WHERE { … }} */
    @JsonTypeName("construct")
    record Construct(List<Triple> template, From from, Group where, Modifiers modifiers) implements Query {
        public Construct {
            template = List.copyOf(template);
        }
    }

    /** {@code ?name} or {@code (expression AS ?name)}: what SELECT selects. */
    record Item(Optional<Expression> expression, String name) {}

    /** {@code FROM} and {@code FROM NAMED}, in updates {@code USING} and {@code USING NAMED}. */
    record From(List<Iri> graphs, List<Iri> named) {
        /** The dataset as it is. */
        public static final From EVERYTHING = new From(List.of(), List.of());

        public From {
            graphs = List.copyOf(graphs);
            named = List.copyOf(named);
        }
    }

    /**
     * What follows the pattern of a query.
     *
     * @param values {@code VALUES} at the very end
     */
    record Modifiers(
            List<GroupKey> groupBy,
            List<Expression> having,
            List<SortKey> orderBy,
            Optional<Long> limit,
            Optional<Long> offset,
            Optional<Values> values) {
        public static final Modifiers NONE =
                new Modifiers(List.of(), List.of(), List.of(), Optional.empty(), Optional.empty(), Optional.empty());

        public Modifiers {
            groupBy = List.copyOf(groupBy);
            having = List.copyOf(having);
            orderBy = List.copyOf(orderBy);
        }
    }

    /** {@code ?x}, {@code (expression)} or {@code (expression AS ?name)}: what GROUP BY groups by. */
    record GroupKey(Expression expression, Optional<String> name) {}

    /** {@code ?x}, {@code ASC(expression)} or {@code DESC(expression)} */
    record SortKey(Expression expression, boolean descending) {}

    /** What becomes of solutions that occur more than once. */
    enum Duplicates {
        ALL,
        DISTINCT,
        REDUCED
    }
}
