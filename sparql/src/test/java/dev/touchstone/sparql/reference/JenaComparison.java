package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.core.value.Values;
import dev.touchstone.sparql.reference.value.Numeric;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlText;
import dev.touchstone.sparql.text.TermReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.jena.graph.Graph;
import org.apache.jena.query.ARQ;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.Syntax;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.ref.QueryEngineRef;
import org.apache.jena.sparql.exec.QueryExec;
import org.apache.jena.sparql.exec.RowSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Our reference against Jena in strict mode: its reference engine, and the one with the optimiser. What differs is printed, for somebody to say who is right. Run by its
 * name; no part of the tests.
 */
class JenaComparison {
    private static final int QUERIES = Integer.getInteger("queries", 2000);
    private static final int SHOWN = 12;

    @BeforeAll
    static void beStrict() {
        // What is set before Jena has started is set back when it starts.
        ARQ.init();
        ARQ.setStrictMode();
    }

    @Test
    void compareWithTheReferenceEngine() {
        QueryEngineRef.register();
        compare("the reference engine");
        QueryEngineRef.unregister();
    }

    @Test
    void compareWithTheOptimiser() {
        compare("the optimiser");
    }

    private static void compare(String engine) {
        Map<String, Integer> counts = new TreeMap<>();
        List<String> different = new ArrayList<>();
        for (int seed = 0; seed < QUERIES; seed++) {
            counts.merge(verdict(Wild.of(seed), seed, different), 1, Integer::sum);
        }
        System.out.println(engine + ": " + counts);
        different.stream()
                .sorted(Comparator.comparingInt(String::length))
                .limit(SHOWN)
                .forEach(System.out::println);
    }

    private static String verdict(Wild wild, long seed, List<String> different) {
        Result ours = Reference.DEFAULT.evaluate(wild.query(), GraphStore.of(wild.graph()));
        if (ours instanceof Result.Exhausted) {
            return "too large";
        }
        Object theirs;
        try {
            theirs = jena(wild);
        } catch (RuntimeException e) {
            // Whatever it is, it is an answer of Jena's that is counted.
            return "Jena throws " + e.getClass().getSimpleName() + ": "
                    + String.valueOf(e.getMessage()).replaceAll("[:<\\\"].*", "");
        }
        Object expected = switch (ours) {
            case Result.Rows rows -> counts(rows.answer().rows());
            case Result.Truth truth -> truth.value();
            default -> throw new IllegalStateException("neither rows nor a truth value: " + ours);
        };
        if (expected.equals(theirs)) {
            return "same";
        }
        different.add("seed " + seed + " " + SparqlText.of(wild.query()) + "\n   ours  " + shown(expected, theirs)
                + "\n   Jena's " + shown(theirs, expected));
        return "different";
    }

    private static Object jena(Wild wild) {
        Graph graph = RDFParser.fromString(NTriples.write(wild.graph().triples()), Lang.NTRIPLES)
                .toGraph();
        org.apache.jena.query.Query query = QueryFactory.create(SparqlText.of(wild.query()), Syntax.syntaxSPARQL_11);
        try (QueryExec execution =
                QueryExec.dataset(DatasetGraphFactory.wrap(graph)).query(query).build()) {
            if (wild.query() instanceof Query.Ask) {
                return execution.ask();
            }
            RowSet rows = execution.select();
            List<List<Value>> values = new ArrayList<>();
            rows.forEachRemaining(binding -> {
                List<Value> row = new ArrayList<>();
                for (Var variable : rows.getResultVars()) {
                    row.add(binding.contains(variable) ? TermReader.term(binding.get(variable)) : Values.NULL);
                }
                values.add(row);
            });
            return counts(values);
        }
    }

    /** Rows and how often they occur, numbers by value. */
    private static Map<List<Value>, Integer> counts(List<List<Value>> rows) {
        Map<List<Value>, Integer> counts = new HashMap<>();
        rows.forEach(
                row -> counts.merge(row.stream().map(JenaComparison::canonical).toList(), 1, Integer::sum));
        return counts;
    }

    private static Value canonical(Value value) {
        return value instanceof Term term && Numeric.of(term).isPresent()
                ? new Literal(Numeric.of(term).orElseThrow().literal().lexical(), ((Literal) term).datatype(), "")
                : value;
    }

    /** What one has and the other does not. */
    private static String shown(Object one, Object other) {
        if (one instanceof Map<?, ?> rows && other instanceof Map<?, ?> others) {
            return rows.entrySet().stream()
                    .filter(row -> !row.getValue().equals(others.get(row.getKey())))
                    .limit(3)
                    .toList()
                    .toString()
                    .replaceAll("Iri\\[value=http://example.org/(\\w+)\\]", "$1")
                    .replaceAll("Literal\\[lexical=(.*?), datatype=[^,]*#(\\w+), language=(\\w*)\\]", "'$1'^$2$3");
        }
        return one.toString();
    }
}
