package dev.touchstone.suites.w3c;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFList;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;

/** One entry of a manifest. */
public record TestCase(String manifest, Resource entry) {
    private static final String MF = "http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#";
    private static final String QT = "http://www.w3.org/2001/sw/DataAccess/tests/test-query#";
    private static final String UT = "http://www.w3.org/2009/sparql/tests/test-update#";

    /** Every test of the W3C's own suites. */
    public static List<TestCase> all() {
        return TestFiles.ending("manifest.ttl").stream()
                .filter(manifest -> manifest.contains("-w3c/"))
                .flatMap(manifest -> in(manifest).stream())
                .toList();
    }

    private static List<TestCase> in(String manifest) {
        Model model = RdfFiles.model(manifest);
        List<TestCase> cases = new ArrayList<>();
        model.listObjectsOfProperty(property(MF, "entries"))
                .forEachRemaining(list -> list.as(RDFList.class)
                        .iterator()
                        .forEachRemaining(entry -> cases.add(new TestCase(manifest, entry.asResource()))));
        return cases;
    }

    /** What kind of test it is: {@code QueryEvaluationTest} and the like. */
    public String kind() {
        return entry.hasProperty(RDF.type)
                ? entry.getProperty(RDF.type).getResource().getLocalName()
                : "none";
    }

    /** What it is called within its manifest. */
    public String id() {
        return entry.isURIResource() ? entry.getLocalName() : title();
    }

    private String title() {
        return entry.getProperty(property(MF, "name")).getString();
    }

    public String name() {
        return manifest.replace("/manifest.ttl", "") + " " + id() + " (" + title() + ")";
    }

    public boolean has(String vocabulary, String local) {
        return action().hasProperty(property(vocabulary, local));
    }

    private Resource action() {
        return entry.getProperty(property(MF, "action")).getResource();
    }

    /** The file of the query or the update. */
    public String statement() {
        Resource action = action();
        for (Property property : List.of(property(QT, "query"), property(UT, "request"))) {
            if (action.hasProperty(property)) {
                return file(action.getProperty(property).getObject());
            }
        }
        return file(action);
    }

    public DatasetFiles before() {
        return files(action());
    }

    /** The file of the result, or nothing where the result is a dataset. */
    public List<String> resultFiles() {
        return entry.hasProperty(property(MF, "result"))
                ? List.of(file(entry.getProperty(property(MF, "result")).getObject()))
                : List.of();
    }

    public DatasetFiles after() {
        return files(entry.getProperty(property(MF, "result")).getResource());
    }

    private static DatasetFiles files(Resource description) {
        List<String> unnamed = new ArrayList<>();
        Map<String, String> named = new LinkedHashMap<>();
        for (String vocabulary : List.of(QT, UT)) {
            description
                    .listProperties(property(vocabulary, "data"))
                    .forEachRemaining(data -> unnamed.add(file(data.getObject())));
            description.listProperties(property(vocabulary, "graphData")).forEachRemaining(data -> {
                Resource graph = data.getResource();
                Property inner = property(UT, "graph");
                Resource content =
                        graph.hasProperty(inner) ? graph.getProperty(inner).getResource() : graph;
                String label = graph.hasProperty(RDFS.label)
                        ? graph.getProperty(RDFS.label).getString()
                        : graph.getURI();
                named.put(label, file(content));
            });
        }
        return new DatasetFiles(unnamed, named);
    }

    private static String file(RDFNode node) {
        return TestFiles.name(node.asResource().getURI());
    }

    private static Property property(String vocabulary, String local) {
        return ResourceFactory.createProperty(vocabulary, local);
    }
}
