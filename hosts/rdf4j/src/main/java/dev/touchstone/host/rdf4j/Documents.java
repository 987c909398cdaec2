package dev.touchstone.host.rdf4j;

import java.io.IOException;
import java.io.StringReader;
import org.eclipse.rdf4j.model.Model;
import org.eclipse.rdf4j.model.impl.LinkedHashModel;
import org.eclipse.rdf4j.rio.ParserConfig;
import org.eclipse.rdf4j.rio.RDFFormat;
import org.eclipse.rdf4j.rio.RDFParser;
import org.eclipse.rdf4j.rio.Rio;
import org.eclipse.rdf4j.rio.RioSetting;
import org.eclipse.rdf4j.rio.helpers.BasicParserSettings;
import org.eclipse.rdf4j.rio.helpers.StatementCollector;

/** Reads N-Triples with nothing changed on the way. A blank node's label becomes its identity, in every document. */
final class Documents {
    private Documents() {}

    static Model triples(String ntriples) throws IOException, ReflectiveOperationException {
        RDFParser parser = Rio.createParser(RDFFormat.NTRIPLES);
        parser.setParserConfig(asGiven());
        Model triples = new LinkedHashModel();
        parser.setRDFHandler(new StatementCollector(triples));
        parser.parse(new StringReader(ntriples), "");
        return triples;
    }

    /** Ill-typed literals are data here, not mistakes. */
    private static ParserConfig asGiven() throws ReflectiveOperationException {
        return new ParserConfig()
                .set(setting("PRESERVE_BNODE_IDS"), true)
                .set(setting("VERIFY_DATATYPE_VALUES"), false)
                .set(setting("NORMALIZE_DATATYPE_VALUES"), false)
                .set(setting("VERIFY_LANGUAGE_TAGS"), false)
                .set(setting("NORMALIZE_LANGUAGE_TAGS"), false);
    }

    /** The constants have had another type since version 4, so that no compiled access finds them. */
    @SuppressWarnings("unchecked")
    private static RioSetting<Boolean> setting(String name) throws ReflectiveOperationException {
        return (RioSetting<Boolean>) BasicParserSettings.class.getField(name).get(null);
    }
}
