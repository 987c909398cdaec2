package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlText;
import dev.touchstone.sparql.text.TermReader;
import java.util.ArrayList;
import java.util.List;
import org.apache.jena.graph.Graph;
import org.apache.jena.query.ARQ;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.Syntax;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.sparql.SystemARQ;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.ref.QueryEngineRef;
import org.apache.jena.sparql.exec.QueryExec;
import org.apache.jena.sparql.exec.RowSet;

/**
 * Jena in strict mode: its reference engine, or the one with the optimiser.
 *
 * @param comparesValues whether = knows values beyond the standard's, as Jena does where it is not strict
 */
record JenaPeer(boolean byTheBook, boolean comparesValues) implements Peer {
    JenaPeer {
        // What is set before Jena has started is set back when it starts.
        ARQ.init();
        ARQ.setStrictMode();
    }

    JenaPeer withValues() {
        return new JenaPeer(byTheBook, true);
    }

    @Override
    public EngineId name() {
        return new EngineId(byTheBook ? "jena-reference" : "jena-optimised", ARQ.VERSION);
    }

    @Override
    public Outcome.Rows answer(RdfGraph graph, Query query) {
        SystemARQ.ValueExtensions = comparesValues;
        if (byTheBook) {
            QueryEngineRef.register();
        }
        try {
            return new Outcome.Rows(run(graph, query), true);
        } finally {
            SystemARQ.ValueExtensions = false;
            QueryEngineRef.unregister();
        }
    }

    private static Answer run(RdfGraph data, Query query) {
        Graph graph = RDFParser.fromString(NTriples.write(data.triples()), Lang.NTRIPLES)
                .toGraph();
        org.apache.jena.query.Query theirs = QueryFactory.create(SparqlText.of(query), Syntax.syntaxSPARQL_11);
        try (QueryExec execution =
                QueryExec.dataset(DatasetGraphFactory.wrap(graph)).query(theirs).build()) {
            return switch (query) {
                case Query.Ask ask -> Tables.truth(execution.ask());
                case Query.Construct construct -> constructed(execution.construct());
                case Query.Select select -> rows(execution.select());
            };
        }
    }

    private static Answer rows(RowSet rows) {
        List<Var> variables = rows.getResultVars();
        List<List<Value>> values = new ArrayList<>();
        rows.forEachRemaining(binding -> values.add(variables.stream()
                .map(variable ->
                        binding.contains(variable) ? (Value) TermReader.term(binding.get(variable)) : Values.NULL)
                .toList()));
        return new Answer(variables.stream().map(Var::getVarName).toList(), values);
    }

    private static Answer constructed(Graph graph) {
        List<List<Value>> triples = new ArrayList<>();
        graph.find()
                .forEachRemaining(triple -> triples.add(List.of(
                        TermReader.term(triple.getSubject()),
                        TermReader.term(triple.getPredicate()),
                        TermReader.term(triple.getObject()))));
        return Tables.triples(triples);
    }
}
