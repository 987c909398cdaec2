package dev.touchstone.host.blazegraph;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.openrdf.OpenRDFException;
import org.openrdf.model.Statement;
import org.openrdf.rio.ParserConfig;
import org.openrdf.rio.RDFFormat;
import org.openrdf.rio.RDFParser;
import org.openrdf.rio.Rio;
import org.openrdf.rio.helpers.BasicParserSettings;
import org.openrdf.rio.helpers.StatementCollector;

/** Reads N-Triples with nothing changed on the way. A blank node's label becomes its identity, in every document. */
final class Documents {
    private Documents() {}

    static List<Statement> triples(String ntriples) throws IOException, OpenRDFException {
        RDFParser parser = Rio.createParser(RDFFormat.NTRIPLES);
        ParserConfig asGiven = new ParserConfig();
        asGiven.set(BasicParserSettings.PRESERVE_BNODE_IDS, true);
        asGiven.set(BasicParserSettings.VERIFY_DATATYPE_VALUES, false);
        asGiven.set(BasicParserSettings.NORMALIZE_DATATYPE_VALUES, false);
        parser.setParserConfig(asGiven);
        List<Statement> triples = new ArrayList<>();
        parser.setRDFHandler(new StatementCollector(triples));
        parser.parse(new StringReader(ntriples), "");
        return triples;
    }
}
