package dev.touchstone.host.jena;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.lang.LabelToNode;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.riot.system.StreamRDFBase;

/**
 * Reads N-Triples with nothing changed on the way.
 *
 * <p>A blank node's label becomes its identity in Jena. So a label means the same node in every document, and comes back
 * in answers; the labels that Jena invents itself are long random numbers, and never meet one of ours.
 */
final class Documents {
    private Documents() {}

    static List<Triple> triples(String ntriples) {
        List<Triple> triples = new ArrayList<>();
        RDFParser.create()
                .source(new StringReader(ntriples))
                .lang(Lang.NTRIPLES)
                .labelToNode(LabelToNode.createUseLabelAsGiven())
                // Ill-typed literals are data here, not mistakes.
                .checking(false)
                .errorHandler(ErrorHandlerFactory.errorHandlerNoLogging)
                .parse(new StreamRDFBase() {
                    @Override
                    public void triple(Triple triple) {
                        triples.add(triple);
                    }
                });
        return triples;
    }
}
