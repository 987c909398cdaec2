package dev.touchstone.cypher.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.cypher.syntax.Pattern.Path;
import java.util.List;
import java.util.Optional;

/** What a query is a sequence of. Each clause takes a table of rows and gives another. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Clause {

    /** {@code [OPTIONAL] MATCH paths [WHERE condition]} */
    @JsonTypeName("match")
    record Match(boolean optional, List<Path> paths, Optional<Expression> where) implements Clause {
        public Match {
            paths = List.copyOf(paths);
        }
    }

    /** {@code UNWIND list AS variable} */
    @JsonTypeName("unwind")
    record Unwind(Expression list, String variable) implements Clause {}

    /** {@code WITH projection [WHERE condition]} */
    @JsonTypeName("with")
    record With(Projection projection, Optional<Expression> where) implements Clause {}

    /** {@code RETURN projection} */
    @JsonTypeName("return")
    record Return(Projection projection) implements Clause {}

    /** {@code CALL { query }}: runs for every row; what it returns is added to the row. */
    @JsonTypeName("call")
    record Call(Query query) implements Clause {}

    /** {@code CREATE paths} */
    @JsonTypeName("create")
    record Create(List<Path> paths) implements Clause {
        public Create {
            paths = List.copyOf(paths);
        }
    }

    /** {@code MERGE path [ON CREATE SET items] [ON MATCH SET items]} */
    @JsonTypeName("merge")
    record Merge(Path path, List<SetItem> onCreate, List<SetItem> onMatch) implements Clause {
        public Merge {
            onCreate = List.copyOf(onCreate);
            onMatch = List.copyOf(onMatch);
        }
    }

    /** {@code SET items} */
    @JsonTypeName("set")
    record Set(List<SetItem> items) implements Clause {
        public Set {
            items = List.copyOf(items);
        }
    }

    /** {@code REMOVE items} */
    @JsonTypeName("remove")
    record Remove(List<RemoveItem> items) implements Clause {
        public Remove {
            items = List.copyOf(items);
        }
    }

    /** {@code [DETACH] DELETE expressions} */
    @JsonTypeName("delete")
    record Delete(boolean detach, List<Expression> targets) implements Clause {
        public Delete {
            targets = List.copyOf(targets);
        }
    }

    /** {@code FOREACH (variable IN list | clauses)} */
    @JsonTypeName("foreach")
    record Foreach(String variable, Expression list, List<Clause> clauses) implements Clause {
        public Foreach {
            clauses = List.copyOf(clauses);
        }
    }

    /**
     * What WITH and RETURN have in common.
     *
     * @param star whether all variables are projected, beside the items
     */
    record Projection(
            boolean distinct,
            boolean star,
            List<Item> items,
            List<SortKey> order,
            Optional<Expression> skip,
            Optional<Expression> limit) {
        public Projection {
            items = List.copyOf(items);
            order = List.copyOf(order);
        }
    }

    /** {@code expression [AS alias]} */
    record Item(Expression expression, Optional<String> alias) {}

    /** {@code expression [DESC]} */
    record SortKey(Expression expression, boolean descending) {}

    /** What SET sets. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    sealed interface SetItem {}

    /** {@code subject.key = value} */
    @JsonTypeName("set-property")
    record SetProperty(Expression subject, String key, Expression value) implements SetItem {}

    /** {@code variable = value}, or {@code variable += value} where the other properties stay */
    @JsonTypeName("set-properties")
    record SetProperties(String variable, Expression value, boolean add) implements SetItem {}

    /** {@code variable:Label1:Label2} */
    @JsonTypeName("set-labels")
    record SetLabels(String variable, List<String> labels) implements SetItem {
        public SetLabels {
            labels = List.copyOf(labels);
        }
    }

    /** What REMOVE removes. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    sealed interface RemoveItem {}

    /** {@code subject.key} */
    @JsonTypeName("remove-property")
    record RemoveProperty(Expression subject, String key) implements RemoveItem {}

    /** {@code variable:Label1:Label2} */
    @JsonTypeName("remove-labels")
    record RemoveLabels(String variable, List<String> labels) implements RemoveItem {
        public RemoveLabels {
            labels = List.copyOf(labels);
        }
    }
}
