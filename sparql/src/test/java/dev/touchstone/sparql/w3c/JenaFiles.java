package dev.touchstone.sparql.w3c;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Values;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.reference.TripleIndex;
import dev.touchstone.sparql.text.TermReader;
import dev.touchstone.suites.w3c.DatasetFiles;
import dev.touchstone.suites.w3c.RdfFiles;
import dev.touchstone.suites.w3c.TestFiles;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Graph;
import org.apache.jena.query.ResultSet;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.rowset.RowSetReaderRegistry;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.exec.QueryExecResult;
import org.apache.jena.sparql.exec.RowSet;
import org.apache.jena.sparql.resultset.RDFInput;
import org.apache.jena.sparql.util.Context;
import org.apache.jena.sparql.vocabulary.ResultSetGraphVocab;
import org.apache.jena.vocabulary.RDF;

/** Reads the graphs and the expected results of tests. */
final class JenaFiles {
    private JenaFiles() {}

    static TripleIndex graph(String name) {
        return new TripleIndex(triples(RdfFiles.model(name).getGraph()));
    }

    static GraphStore store(DatasetFiles files) {
        List<Triple> unnamed = new ArrayList<>();
        files.unnamed().forEach(file -> unnamed.addAll(graph(file).triples()));
        Map<Iri, TripleIndex> named = new LinkedHashMap<>();
        files.named().forEach((name, file) -> named.put(new Iri(name), graph(file)));
        return new GraphStore(new TripleIndex(unnamed), named);
    }

    private static List<Triple> triples(Graph graph) {
        List<Triple> triples = new ArrayList<>();
        graph.find()
                .forEachRemaining(triple -> triples.add(new Triple(
                        TermReader.term(triple.getSubject()),
                        (Iri) TermReader.term(triple.getPredicate()),
                        TermReader.term(triple.getObject()))));
        return triples;
    }

    /** The result that a test expects. A graph may stand for itself, or describe rows or a truth value. */
    static Result result(String name, boolean constructs) {
        Lang lang = RDFLanguages.filenameToLang(name);
        if (!RDFLanguages.isTriples(lang)) {
            QueryExecResult result = RowSetReaderRegistry.getFactory(lang)
                    .create(lang)
                    .readAny(new ByteArrayInputStream(TestFiles.bytes(name)), new Context());
            return result.isBoolean() ? new Result.Truth(result.booleanResult()) : rows(result.rowSet());
        }
        Model model = RdfFiles.model(name);
        if (constructs) {
            return new Result.Constructed(new RdfGraph(Map.of(), triples(model.getGraph())));
        }
        if (model.contains(null, ResultSetGraphVocab.p_boolean)) {
            return new Result.Truth(model.listObjectsOfProperty(ResultSetGraphVocab.p_boolean)
                    .next()
                    .asLiteral()
                    .getBoolean());
        }
        if (!model.contains(null, RDF.type, ResultSetGraphVocab.ResultSet)) {
            return new Result.Constructed(new RdfGraph(Map.of(), triples(model.getGraph())));
        }
        ResultSet described = RDFInput.fromRDF(model);
        return rows(RowSet.adapt(described));
    }

    private static Result rows(RowSet rows) {
        List<Var> variables = rows.getResultVars();
        List<List<Value>> values = new ArrayList<>();
        rows.forEachRemaining(binding -> values.add(
                variables.stream().map(variable -> value(binding, variable)).toList()));
        return new Result.Rows(
                new Answer(variables.stream().map(Var::getVarName).toList(), values), List.of());
    }

    private static Value value(Binding binding, Var variable) {
        return binding.contains(variable) ? TermReader.term(binding.get(variable)) : Values.NULL;
    }
}
