package dev.touchstone.sparql.text;

import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.syntax.Update.Quad;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;

/** Triples as people have them in files: Turtle, and TriG, which has graphs besides. */
public final class TurtleReader {
    private TurtleReader() {}

    /** The update that inserts them, or empty where the text is neither. */
    public static Optional<Update.Request> insertion(String text) {
        DatasetGraph read = DatasetGraphFactory.create();
        try {
            RDFParser.fromString(text, Lang.TRIG)
                    .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
                    .parse(read);
        } catch (RiotException e) {
            return Optional.empty();
        }
        List<Quad> quads = new ArrayList<>();
        read.find()
                .forEachRemaining(quad -> quads.add(new Quad(
                        quad.isDefaultGraph()
                                ? Optional.<Node>empty()
                                : Optional.of(new Constant(TermReader.term(quad.getGraph()))),
                        new Constant(TermReader.term(quad.getSubject())),
                        new Constant(TermReader.term(quad.getPredicate())),
                        new Constant(TermReader.term(quad.getObject())))));
        return Optional.of(new Update.Request(List.of(new Update.InsertData(quads))));
    }
}
