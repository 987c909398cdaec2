package dev.touchstone.sparql.w3c;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.TripleIndex;
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
record TestCase(String manifest, Resource entry) {
    private static final String MF = "http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#";
    private static final String QT = "http://www.w3.org/2001/sw/DataAccess/tests/test-query#";
    private static final String UT = "http://www.w3.org/2009/sparql/tests/test-update#";

    static List<TestCase> in(String manifest) {
        Model model = JenaFiles.model(manifest);
        List<TestCase> cases = new ArrayList<>();
        model.listObjectsOfProperty(property(MF, "entries"))
                .forEachRemaining(list -> list.as(RDFList.class)
                        .iterator()
                        .forEachRemaining(entry -> cases.add(new TestCase(manifest, entry.asResource()))));
        return cases;
    }

    /** What kind of test it is: {@code QueryEvaluationTest} and the like. */
    String kind() {
        return entry.hasProperty(RDF.type)
                ? entry.getProperty(RDF.type).getResource().getLocalName()
                : "none";
    }

    /** What it is called within its manifest. */
    String id() {
        return entry.isURIResource() ? entry.getLocalName() : title();
    }

    private String title() {
        return entry.getProperty(property(MF, "name")).getString();
    }

    String name() {
        return manifest.replace("/manifest.ttl", "") + " " + id() + " (" + title() + ")";
    }

    boolean has(String vocabulary, String local) {
        return action().hasProperty(property(vocabulary, local));
    }

    private Resource action() {
        return entry.getProperty(property(MF, "action")).getResource();
    }

    /** The file of the query or the update. */
    String statement() {
        Resource action = action();
        for (Property property : List.of(property(QT, "query"), property(UT, "request"))) {
            if (action.hasProperty(property)) {
                return file(action.getProperty(property).getObject());
            }
        }
        return file(action);
    }

    GraphStore before() {
        return store(action());
    }

    /** The file of the result, or nothing where the result is a dataset. */
    List<String> resultFiles() {
        return entry.hasProperty(property(MF, "result"))
                ? List.of(file(entry.getProperty(property(MF, "result")).getObject()))
                : List.of();
    }

    GraphStore after() {
        return store(entry.getProperty(property(MF, "result")).getResource());
    }

    private static GraphStore store(Resource description) {
        List<Triple> unnamed = new ArrayList<>();
        Map<Iri, TripleIndex> named = new LinkedHashMap<>();
        for (String vocabulary : List.of(QT, UT)) {
            description
                    .listProperties(property(vocabulary, "data"))
                    .forEachRemaining(data -> unnamed.addAll(
                            JenaFiles.graph(file(data.getObject())).triples()));
            description.listProperties(property(vocabulary, "graphData")).forEachRemaining(data -> {
                Resource graph = data.getResource();
                Property inner = property(UT, "graph");
                Resource content =
                        graph.hasProperty(inner) ? graph.getProperty(inner).getResource() : graph;
                String label = graph.hasProperty(RDFS.label)
                        ? graph.getProperty(RDFS.label).getString()
                        : graph.getURI();
                named.put(new Iri(label), JenaFiles.graph(file(content)));
            });
        }
        return new GraphStore(new TripleIndex(unnamed), named);
    }

    private static String file(RDFNode node) {
        return TestFiles.name(node.asResource().getURI());
    }

    private static Property property(String vocabulary, String local) {
        return ResourceFactory.createProperty(vocabulary, local);
    }
}
