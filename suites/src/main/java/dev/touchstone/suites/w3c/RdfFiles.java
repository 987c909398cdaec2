package dev.touchstone.suites.w3c;

import java.io.ByteArrayInputStream;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.ModelFactory;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RDFParser;

/** Reads the files of the W3C's tests that hold RDF. */
public final class RdfFiles {
    private RdfFiles() {}

    public static Model model(String name) {
        return ModelFactory.createModelForGraph(RDFParser.create()
                .source(new ByteArrayInputStream(TestFiles.bytes(name)))
                .lang(RDFLanguages.filenameToLang(name))
                .base(TestFiles.base(name))
                .toGraph());
    }
}
