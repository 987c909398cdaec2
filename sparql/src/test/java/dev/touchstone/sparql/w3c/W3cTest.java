package dev.touchstone.sparql.w3c;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.core.value.Values;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.reference.TripleIndex;
import dev.touchstone.sparql.reference.value.Orderability;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.text.NotCovered;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlText;
import dev.touchstone.sparql.text.SyntaxError;
import dev.touchstone.suites.w3c.TestCase;
import dev.touchstone.suites.w3c.TestFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The reference against the W3C's tests of SPARQL 1.0 and 1.1. What was left out, and why, is left in {@code target/w3c.txt}. */
class W3cTest {
    private static final String ENTAILMENT_VOCABULARY = "http://www.w3.org/ns/sparql-service-description#";
    private static final String OLD_RDF = "is of RDF 1.0, where a plain literal is not an xsd:string";
    private static final String OLD_GRAMMAR = "is of SPARQL 1.0, where a number may end with a dot";
    private static final String LOADED_TWICE =
            "loads a file twice, with blank nodes of their own, and a graph is one here";
    private static final Map<String, String> REASONS = Map.ofEntries(
            Map.entry("term-6", OLD_GRAMMAR),
            Map.entry("term-7", OLD_GRAMMAR),
            Map.entry("dawg-dataset-09", LOADED_TWICE),
            Map.entry("dawg-dataset-10", LOADED_TWICE),
            Map.entry("dawg-dataset-12", LOADED_TWICE),
            Map.entry("distinct-2", OLD_RDF),
            Map.entry("distinct-9", OLD_RDF),
            Map.entry("dawg-sort-11", OLD_RDF),
            Map.entry("syntax-lit-08", OLD_GRAMMAR),
            Map.entry("strdt03", OLD_RDF),
            Map.entry("strlang03", OLD_RDF),
            Map.entry("dawg-optional-filter-005-simplified", "is one of two readings, and ours is the other"),
            Map.entry("iri01", "has a base that an IRI is relative to when it is made, and our syntax has none"));

    private static final Reference REFERENCE = new Reference(20_000_000);

    private final Map<String, List<String>> leftOut = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private final Map<String, Integer> passed = new TreeMap<>();

    @Test
    void everyTestWithinOurSyntaxPasses() throws IOException {
        TestCase.all().forEach(this::run);
        report();
        assertThat(failures).isEmpty();
        assertThat(passed).containsEntry("QueryEvaluationTest", 417).containsEntry("UpdateEvaluationTest", 91);
    }

    private void run(TestCase test) {
        try {
            if (REASONS.containsKey(test.id())) {
                throw new LeftOut(REASONS.get(test.id()));
            }
            switch (test.kind()) {
                case "QueryEvaluationTest" -> query(test);
                case "UpdateEvaluationTest" -> update(test);
                case "PositiveSyntaxTest", "PositiveSyntaxTest11" ->
                    SparqlReader.query(TestFiles.text(test.statement()));
                case "PositiveUpdateSyntaxTest11" -> SparqlReader.update(TestFiles.text(test.statement()));
                case "NegativeSyntaxTest", "NegativeSyntaxTest11" ->
                    assertThatThrownBy(() -> SparqlReader.query(TestFiles.text(test.statement())))
                            .isInstanceOf(SyntaxError.class);
                case "NegativeUpdateSyntaxTest11" ->
                    assertThatThrownBy(() -> SparqlReader.update(TestFiles.text(test.statement())))
                            .isInstanceOf(SyntaxError.class);
                default -> throw new LeftOut("a " + test.kind());
            }
            passed.merge(test.kind(), 1, Integer::sum);
        } catch (LeftOut e) {
            leftOut.computeIfAbsent(String.valueOf(e.getMessage()), any -> new ArrayList<>())
                    .add(test.name());
        } catch (NotCovered e) {
            leftOut.computeIfAbsent("our syntax does not have " + e.getMessage(), any -> new ArrayList<>())
                    .add(test.name());
        } catch (AssertionError | RuntimeException e) {
            failures.add(test.name() + "\n   " + e);
        }
    }

    /** A test that says nothing about the reference. */
    private static final class LeftOut extends RuntimeException {
        LeftOut(String reason) {
            super(reason);
        }
    }

    private static void query(TestCase test) {
        if (test.has(ENTAILMENT_VOCABULARY, "entailmentRegime")) {
            throw new LeftOut("asks for entailment");
        }
        if (test.resultFiles().stream().anyMatch(file -> file.endsWith(".csv"))) {
            throw new LeftOut("expects CSV, which does not tell terms apart");
        }
        Query query = SparqlReader.query(TestFiles.text(test.statement()), TestFiles.base(test.statement()));
        Result expected = JenaFiles.result(test.resultFiles().getFirst(), query instanceof Query.Construct);
        Result actual = REFERENCE.evaluate(query, withGraphsOf(query, JenaFiles.store(test.before())));
        compare(query, expected, actual);
    }

    /** FROM names files that the engine is to load. */
    private static GraphStore withGraphsOf(Query query, GraphStore store) {
        Map<Iri, TripleIndex> named = new LinkedHashMap<>(store.named());
        Stream.concat(query.from().graphs().stream(), query.from().named().stream())
                .forEach(iri -> named.put(iri, JenaFiles.graph(TestFiles.name(iri.value()))));
        return new GraphStore(store.unnamed(), named);
    }

    private static void compare(Query query, Result expected, Result actual) {
        switch (expected) {
            case Result.Rows(var answer, var keys)
            when actual instanceof Result.Rows found -> {
                List<List<Value>> rows =
                        found.answer().inOrderOf(answer.columns()).rows();
                boolean reduced = query instanceof Query.Select select && select.duplicates() == Duplicates.REDUCED;
                assertThat(
                                reduced
                                        ? SameSolutions.ofMultisets(distinct(answer.rows()), distinct(rows))
                                        : SameSolutions.ofMultisets(answer.rows(), rows))
                        .as(
                                "%s%n missing %s%n extra %s",
                                SparqlText.of(query), without(answer.rows(), rows), without(rows, answer.rows()))
                        .isTrue();
                if (isOrderSettled(found.keys())) {
                    assertThat(SameSolutions.ofSequences(answer.rows(), rows))
                            .as("%s%n expected in order %s%n but was %s", SparqlText.of(query), answer, found.answer())
                            .isTrue();
                }
            }
            case Result.Constructed(var graph)
            when actual instanceof Result.Constructed found ->
                assertThat(SameSolutions.ofMultisets(
                                rows(graph.triples(), Values.NULL),
                                rows(found.graph().triples(), Values.NULL)))
                        .as("%s%n expected %s%n but was  %s", SparqlText.of(query), graph, found.graph())
                        .isTrue();
            default -> assertThat(actual).isEqualTo(expected);
        }
    }

    private static List<List<Value>> without(List<List<Value>> rows, List<List<Value>> others) {
        return rows.stream().filter(row -> !others.contains(row)).toList();
    }

    /** Whether the language says in which order the rows come: what neighbours are sorted by differs, and is comparable. */
    private static boolean isOrderSettled(List<List<Value>> keys) {
        for (int i = 1; i < keys.size(); i++) {
            List<Value> before = keys.get(i - 1);
            List<Value> after = keys.get(i);
            for (int k = 0; k < before.size(); k++) {
                if (!Orderability.settles(term(before.get(k)), term(after.get(k)))) {
                    return false;
                }
            }
            if (before.equals(after)) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Term> term(Value value) {
        return value instanceof Term term ? Optional.of(term) : Optional.empty();
    }

    private static List<List<Value>> distinct(List<List<Value>> rows) {
        return rows.stream().distinct().toList();
    }

    private static List<List<Value>> rows(List<Triple> triples, Value graph) {
        return triples.stream()
                .map(triple -> List.<Value>of(triple.subject(), triple.predicate(), triple.object(), graph))
                .toList();
    }

    private static List<List<Value>> rows(GraphStore store) {
        List<List<Value>> rows = new ArrayList<>(rows(store.unnamed().triples(), Values.NULL));
        store.named().forEach((name, graph) -> rows.addAll(rows(graph.triples(), name)));
        return rows;
    }

    private static void update(TestCase test) {
        String text = TestFiles.text(test.statement());
        Result result = REFERENCE.update(
                SparqlReader.update(text, TestFiles.base(test.statement())), JenaFiles.store(test.before()));
        assertThat(result).isInstanceOf(Result.Updated.class);
        assertThat(SameSolutions.ofMultisets(
                        rows(JenaFiles.store(test.after())), rows(((Result.Updated) result).store())))
                .as(
                        "%s%n expected %s%n but was  %s",
                        text, rows(JenaFiles.store(test.after())), rows(((Result.Updated) result).store()))
                .isTrue();
    }

    private void report() throws IOException {
        StringBuilder out = new StringBuilder("passed: " + passed + "\nfailed: " + failures.size() + "\n");
        failures.forEach(failure -> out.append("  ").append(failure).append('\n'));
        leftOut.forEach((reason, names) -> {
            out.append("left out, ")
                    .append(names.size())
                    .append(": ")
                    .append(reason)
                    .append('\n');
            names.forEach(name -> out.append("  ").append(name).append('\n'));
        });
        Files.writeString(Path.of("target", "w3c.txt"), out);
    }
}
