package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.syntax.Update.Clear;
import dev.touchstone.sparql.syntax.Update.Create;
import dev.touchstone.sparql.syntax.Update.DeleteData;
import dev.touchstone.sparql.syntax.Update.DeleteWhere;
import dev.touchstone.sparql.syntax.Update.Drop;
import dev.touchstone.sparql.syntax.Update.Graphs;
import dev.touchstone.sparql.syntax.Update.InsertData;
import dev.touchstone.sparql.syntax.Update.Manner;
import dev.touchstone.sparql.syntax.Update.Modify;
import dev.touchstone.sparql.syntax.Update.OneGraph;
import dev.touchstone.sparql.syntax.Update.Transfer;
import dev.touchstone.sparql.syntax.Update.Which;
import java.util.List;
import java.util.Optional;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.modify.request.Target;
import org.apache.jena.sparql.modify.request.UpdateAdd;
import org.apache.jena.sparql.modify.request.UpdateBinaryOp;
import org.apache.jena.sparql.modify.request.UpdateClear;
import org.apache.jena.sparql.modify.request.UpdateCopy;
import org.apache.jena.sparql.modify.request.UpdateCreate;
import org.apache.jena.sparql.modify.request.UpdateDataDelete;
import org.apache.jena.sparql.modify.request.UpdateDataInsert;
import org.apache.jena.sparql.modify.request.UpdateDeleteWhere;
import org.apache.jena.sparql.modify.request.UpdateDrop;
import org.apache.jena.sparql.modify.request.UpdateModify;
import org.apache.jena.sparql.modify.request.UpdateMove;

/** Jena's updates as ours. */
final class UpdateReader {
    private UpdateReader() {}

    static Update update(org.apache.jena.update.Update update) {
        return switch (update) {
            case UpdateDataInsert insert -> new InsertData(quads(insert.getQuads()));
            case UpdateDataDelete delete -> new DeleteData(quads(delete.getQuads()));
            case UpdateDeleteWhere delete -> new DeleteWhere(quads(delete.getQuads()));
            case UpdateModify modify -> modify(modify);
            case UpdateCreate create -> new Create(create.isSilent(), TermReader.iri(create.getGraph()));
            case UpdateClear clear -> new Clear(clear.isSilent(), target(clear.getTarget()));
            case UpdateDrop drop -> new Drop(drop.isSilent(), target(drop.getTarget()));
            case UpdateCopy copy -> transfer(Manner.COPY, copy);
            case UpdateMove move -> transfer(Manner.MOVE, move);
            case UpdateAdd add -> transfer(Manner.ADD, add);
            default -> throw new NotCovered(update.getClass().getSimpleName().replace("Update", ""));
        };
    }

    private static Update modify(UpdateModify modify) {
        return new Modify(
                Optional.ofNullable(modify.getWithIRI()).map(TermReader::iri),
                quads(modify.getDeleteQuads()),
                quads(modify.getInsertQuads()),
                new From(TermReader.iris(modify.getUsing()), TermReader.iris(modify.getUsingNamed())),
                PatternReader.group(modify.getWherePattern()));
    }

    private static Update transfer(Manner manner, UpdateBinaryOp transfer) {
        return new Transfer(manner, transfer.isSilent(), graph(transfer.getSrc()), graph(transfer.getDest()));
    }

    private static Optional<Iri> graph(Target target) {
        return target.isDefault() ? Optional.empty() : Optional.of(TermReader.iri(target.getGraph()));
    }

    private static Update.Target target(Target target) {
        if (target.isOneNamedGraph()) {
            return new OneGraph(TermReader.iri(target.getGraph()));
        }
        return new Graphs(target.isAll() ? Which.ALL : target.isDefault() ? Which.DEFAULT : Which.NAMED);
    }

    private static List<Update.Quad> quads(List<Quad> quads) {
        return quads.stream()
                .map(quad -> new Update.Quad(
                        TermReader.graph(quad),
                        TermReader.node(quad.getSubject()),
                        TermReader.node(quad.getPredicate()),
                        TermReader.node(quad.getObject())))
                .toList();
    }
}
