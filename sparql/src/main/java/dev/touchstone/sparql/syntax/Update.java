package dev.touchstone.sparql.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Query.From;
import java.util.List;
import java.util.Optional;

/** One operation that changes a dataset. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Update {

    /** Operations that are done one after the other. */
    record Request(List<Update> operations) {
        public Request {
            operations = List.copyOf(operations);
        }

        public static Request of(Update... operations) {
            return new Request(List.of(operations));
        }
    }

    /** {@code INSERT DATA { … }} */
    @JsonTypeName("insert-data")
    record InsertData(List<Quad> quads) implements Update {
        public InsertData {
            quads = List.copyOf(quads);
        }
    }

    /** {@code DELETE DATA { … }} */
    @JsonTypeName("delete-data")
    record DeleteData(List<Quad> quads) implements Update {
        public DeleteData {
            quads = List.copyOf(quads);
        }
    }

    /** {@code DELETE WHERE { … }}: what is found is deleted. */
    @JsonTypeName("delete-where")
    record DeleteWhere(List<Quad> quads) implements Update {
        public DeleteWhere {
            quads = List.copyOf(quads);
        }
    }

    /** {@code [WITH graph] DELETE { … } INSERT { … } [USING …] WHERE { … }} */
    @JsonTypeName("modify")
    record Modify(Optional<Iri> with, List<Quad> delete, List<Quad> insert, From using, Group where) implements Update {
        public Modify {
            delete = List.copyOf(delete);
            insert = List.copyOf(insert);
        }
    }

    /** {@code CREATE [SILENT] GRAPH graph} */
    @JsonTypeName("create")
    record Create(boolean silent, Iri graph) implements Update {}

    /** {@code CLEAR [SILENT] target} */
    @JsonTypeName("clear")
    record Clear(boolean silent, Target target) implements Update {}

    /** {@code DROP [SILENT] target} */
    @JsonTypeName("drop")
    record Drop(boolean silent, Target target) implements Update {}

    /** {@code COPY [SILENT] from TO to} and its kin, between graphs, of which the default graph has no name. */
    @JsonTypeName("transfer")
    record Transfer(Manner manner, boolean silent, Optional<Iri> from, Optional<Iri> to) implements Update {}

    /** A triple of a template, and the graph that it is for; empty for the default graph. */
    record Quad(Optional<Node> graph, Node subject, Node predicate, Node object) {}

    /** Which graphs are meant. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    sealed interface Target {}

    /** {@code GRAPH graph} */
    @JsonTypeName("one-graph")
    record OneGraph(Iri graph) implements Target {}

    /** {@code DEFAULT}, {@code NAMED} or {@code ALL} */
    @JsonTypeName("graphs")
    record Graphs(Which which) implements Target {}

    enum Which {
        DEFAULT,
        NAMED,
        ALL
    }

    /** How triples get from one graph to another. */
    enum Manner {
        COPY,
        MOVE,
        ADD
    }
}
