package dev.touchstone.host.tinkerpop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.touchstone.host.Element;
import dev.touchstone.host.Fault;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.Request;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import dev.touchstone.host.Temporal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TinkerPopAdapterTest {
    private final TinkerPopAdapter adapter = new TinkerPopAdapter();

    @BeforeEach
    void openAndLoadTwoPeopleWhoKnowEachOther(@TempDir Path folder) throws Exception {
        assertThat(adapter.open(folder, Map.of(TinkerPopAdapter.PROVIDER, TinkerGraphProvider.class.getName())))
                .isEqualTo("3.4.13");
        adapter.wipe();
        adapter.addNode(1, List.of("person"), Map.of("uid", 1L, "name", "ann", "age", 30));
        adapter.addNode(2, List.of("person"), Map.of("uid", 2L, "name", "bob"));
        adapter.addEdge(3, "knows", 1, 2, Map.of("uid", 3L));
        adapter.addEdge(4, "knows", 2, 1, Map.of("uid", 4L));
        adapter.commit();
    }

    @AfterEach
    void close() throws Exception {
        adapter.close();
    }

    @Test
    void anElementIsToldByItsKey() throws Exception {
        assertThat(answers("g.V().has('name', 'ann').outE()"))
                .singleElement()
                .isInstanceOfSatisfying(Element.class, edge -> {
                    assertThat(edge.edge).isTrue();
                    assertThat(edge.key).isEqualTo(3);
                });
    }

    @Test
    void anElementThatAStatementMadeIsToldByItsContent() throws Exception {
        assertThat(answers("g.addV('city').property('name', 'Rome')"))
                .singleElement()
                .isInstanceOfSatisfying(Element.class, city -> {
                    assertThat(city.key).isNull();
                    assertThat(city.labels).containsExactly("city");
                    assertThat(city.properties).isEqualTo(Map.of("name", "Rome"));
                });
    }

    @Test
    void nativeIdsComeBackAsArguments() throws Exception {
        Element ann = (Element) answers("g.V().has('name', 'ann')").get(0);
        Element bob = (Element) answers("g.V().has('name', 'bob')").get(0);
        Map<String, Object> parameters = Map.of("x", ann.nativeId, "both", List.of(ann.nativeId, bob.nativeId));
        assertThat(run("g.V(x).values('name')", parameters, 10).rows).containsExactly(List.of("ann"));
        assertThat(run("g.V(both).count()", parameters, 10).rows).containsExactly(List.of(2L));
    }

    @Test
    void bulkIsExpanded() throws Exception {
        assertThat(answers("g.V().out().out().out().out().label().barrier()")).containsExactly("person", "person");
    }

    @Test
    void moreRowsThanAllowedAreCutOff() throws Exception {
        assertThat(run("g.V()", Map.of(), 1).complete).isFalse();
        assertThat(run("g.V()", Map.of(), 2).complete).isTrue();
    }

    @Test
    void aPathIsARouteAndAPropertyAMap() throws Exception {
        assertThat(answers("g.V().has('name', 'ann').out().path().by('name')"))
                .singleElement()
                .isInstanceOfSatisfying(
                        Route.class, route -> assertThat(route.stops).containsExactly("ann", "bob"));
        assertThat(answers("g.V().properties('age')")).containsExactly(Map.of("key", "age", "value", 30));
    }

    @Test
    void keysThatLookAlikeStayApart() throws Exception {
        adapter.setNodeProperty(2, "name", "ann");
        assertThat(answers("g.V().properties('name').groupCount()"))
                .singleElement()
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(2);
    }

    @Test
    void whatContainsItselfComesToAnEnd() throws Exception {
        assertThat(answers("g.V().aggregate('x').select('x').aggregate('x').cap('x')"))
                .singleElement(InstanceOfAssertFactories.LIST)
                .anySatisfy(item -> assertThat(item).isInstanceOf(Foreign.class));
    }

    @Test
    void aTraversalThatEndsInNothingHasNoRows() throws Exception {
        assertThat(answers("g.V().drop()")).isEmpty();
        assertThat(answers("g.V().iterate()")).isEmpty();
        assertThat(answers("g.V().count()")).containsExactly(0L);
    }

    @Test
    void elementsCanBeChangedAndDeletedByKey() throws Exception {
        adapter.setNodeProperty(1, "age", null);
        adapter.setEdgeProperty(3, "since", new Temporal(Temporal.Kind.DATE, "2020-01-02"));
        adapter.deleteEdge(4);
        assertThat(answers("g.V().values('age')")).isEmpty();
        assertThat(answers("g.E().values('since')"))
                .singleElement()
                .isInstanceOfSatisfying(
                        Temporal.class, date -> assertThat(date.text).isEqualTo("2020-01-02"));
    }

    @Test
    void anIndexStaysWhileAnotherLabelNeedsIt() throws Exception {
        adapter.createIndex(new IndexTarget(false, "person", "name"));
        adapter.createIndex(new IndexTarget(false, "city", "name"));
        adapter.dropIndex(new IndexTarget(false, "person", "name"));
        assertThat(answers("g.V().has('name', 'ann').count()")).containsExactly(1L);
        adapter.dropIndex(new IndexTarget(false, "city", "name"));
        assertThat(answers("g.V().has('name', 'ann').count()")).containsExactly(1L);
    }

    @Test
    void optimisationsCanBeLeftOut() throws Exception {
        for (String choice : List.of("", "all", "core", "provider", "CountStrategy,FilterRankingStrategy")) {
            Map<String, String> options = Map.of(TinkerPopAdapter.WITHOUT_STRATEGIES, choice);
            Request request = new Request("g.V().has('name', 'ann').count()", Map.of(), options, 1000, 10);
            assertThat(adapter.run(request).rows).as(choice).containsExactly(List.of(1L));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SYNTAX      | g.V(",
                "UNSUPPORTED | g.V().concat('x')",
                "EVALUATION  | g.V().values('name').sum()",
                "EVALUATION  | g.V().order().by('missing')",
                "EVALUATION  | g.V().range(5, 2)",
                "EVALUATION  | g.V().values('name').out()",
                "EVALUATION  | g.V().by('name')",
                "EVALUATION  | g.V().emit()",
                "EVALUATION  | g.V().where(P.eq('zzz'))",
                "EVALUATION  | g.V().values('age').math('_ / 0')",
                "INTERNAL    | g.inject(null)",
            })
    void aFaultHasAMeaning(Fault fault, String text) {
        assertThat(adapter.fault(catchThrowable(() -> answers(text)))).isEqualTo(fault);
    }

    @Test
    void anEndlessTraversalCanBeInterrupted() throws Exception {
        Thread worker = Thread.currentThread();
        Thread clock = new Thread(() -> adapter.interrupt(worker));
        clock.start();
        Throwable thrown = catchThrowable(() -> answers("g.V().repeat(__.both()).emit().path().count()"));
        clock.join();
        assertThat(adapter.fault(thrown)).isEqualTo(Fault.TIMEOUT);
    }

    private List<Object> answers(String text) throws Exception {
        return run(text, Map.of(), 100).rows.stream().map(row -> row.get(0)).toList();
    }

    private Table run(String text, Map<String, Object> parameters, int maxRows) throws Exception {
        return adapter.run(new Request(text, parameters, Map.of(), 1000, maxRows));
    }
}
