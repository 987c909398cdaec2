package dev.touchstone.host.bolt;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.neo4j.driver.Record;
import org.neo4j.driver.Value;
import org.neo4j.driver.summary.SummaryCounters;

/** Nodes and relationships, by the ids that a database has given them. */
final class Elements {
    private static final String ALL = "MATCH (n) WITH collect(id(n)) AS nodes OPTIONAL MATCH ()-[r]->() "
            + "RETURN nodes, collect(id(r)) AS edges";

    final Set<Long> nodes = new HashSet<>();
    final Set<Long> edges = new HashSet<>();

    /** All that are in a database at this moment. */
    static Elements in(Function<String, List<Record>> database) {
        Record row = database.apply(ALL).get(0);
        Elements elements = new Elements();
        elements.nodes.addAll(row.get("nodes").asList(Value::asLong));
        elements.edges.addAll(row.get("edges").asList(Value::asLong));
        return elements;
    }

    boolean isEmpty() {
        return nodes.isEmpty() && edges.isEmpty();
    }

    Elements without(Elements others) {
        Elements rest = new Elements();
        rest.nodes.addAll(nodes);
        rest.nodes.removeAll(others.nodes);
        rest.edges.addAll(edges);
        rest.edges.removeAll(others.edges);
        return rest;
    }

    /** Whether a statement that counts its work so can have led from what was there before to this, without anybody else's help. */
    boolean follow(Elements before, SummaryCounters work) {
        Elements fresh = without(before);
        return isMade(fresh.nodes, before.nodes, nodes, work.nodesCreated(), work.nodesDeleted())
                && isMade(fresh.edges, before.edges, edges, work.relationshipsCreated(), work.relationshipsDeleted());
    }

    /** All must add up: it may have deleted some that it made, but not what it had not seen. */
    private static boolean isMade(Set<Long> fresh, Set<Long> before, Set<Long> after, int created, int deleted) {
        return fresh.size() <= created && after.size() == before.size() + created - deleted;
    }

    /** How many they are, in words. */
    String words() {
        String both = nodes.isEmpty() || edges.isEmpty() ? "" : " and ";
        return (nodes.isEmpty() ? "" : count(nodes.size(), "node"))
                + both
                + (edges.isEmpty() ? "" : count(edges.size(), "relationship"));
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
