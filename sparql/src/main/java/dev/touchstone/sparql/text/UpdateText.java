package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.syntax.Update.Clear;
import dev.touchstone.sparql.syntax.Update.Create;
import dev.touchstone.sparql.syntax.Update.DeleteData;
import dev.touchstone.sparql.syntax.Update.DeleteWhere;
import dev.touchstone.sparql.syntax.Update.Drop;
import dev.touchstone.sparql.syntax.Update.Graphs;
import dev.touchstone.sparql.syntax.Update.InsertData;
import dev.touchstone.sparql.syntax.Update.Modify;
import dev.touchstone.sparql.syntax.Update.OneGraph;
import dev.touchstone.sparql.syntax.Update.Quad;
import dev.touchstone.sparql.syntax.Update.Target;
import dev.touchstone.sparql.syntax.Update.Transfer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes updates, without the declarations of prefixes. */
record UpdateText(TermText terms) {

    String of(Update update) {
        return switch (update) {
            case InsertData insert -> "INSERT DATA " + quads(insert.quads());
            case DeleteData delete -> "DELETE DATA " + quads(delete.quads());
            case DeleteWhere delete -> "DELETE WHERE " + quads(delete.quads());
            case Modify modify -> modify(modify);
            case Create create -> "CREATE " + silent(create.silent()) + "GRAPH " + terms.of(create.graph());
            case Clear clear -> "CLEAR " + silent(clear.silent()) + target(clear.target());
            case Drop drop -> "DROP " + silent(drop.silent()) + target(drop.target());
            case Transfer transfer ->
                transfer.manner() + " " + silent(transfer.silent()) + graph(transfer.from()) + " TO "
                        + graph(transfer.to());
        };
    }

    private String modify(Modify modify) {
        boolean writesNothing = modify.delete().isEmpty() && modify.insert().isEmpty();
        return modify.with().map(graph -> "WITH " + terms.of(graph) + " ").orElse("")
                + (modify.delete().isEmpty() ? "" : "DELETE " + quads(modify.delete()) + " ")
                + (modify.insert().isEmpty() && !writesNothing ? "" : "INSERT " + quads(modify.insert()) + " ")
                + new QueryText(terms).from(modify.using(), "USING ")
                + "WHERE " + patterns().of(modify.where());
    }

    private static String silent(boolean silent) {
        return silent ? "SILENT " : "";
    }

    private String target(Target target) {
        return switch (target) {
            case OneGraph one -> "GRAPH " + terms.of(one.graph());
            case Graphs graphs -> graphs.which().toString();
        };
    }

    private String graph(Optional<Iri> graph) {
        return graph.map(iri -> "GRAPH " + terms.of(iri)).orElse("DEFAULT");
    }

    private String quads(List<Quad> quads) {
        return quads.stream().map(this::quad).collect(Collectors.joining(" ", "{ ", " }"));
    }

    private String quad(Quad quad) {
        String triple = patterns().node(quad.subject()) + " " + patterns().node(quad.predicate()) + " "
                + patterns().node(quad.object());
        return quad.graph()
                .map(graph -> "GRAPH " + patterns().node(graph) + " { " + triple + " }")
                .orElse(triple + " .");
    }

    private PatternText patterns() {
        return new PatternText(terms);
    }
}
