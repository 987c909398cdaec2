package dev.touchstone.host.janusgraph;

import dev.touchstone.host.IndexTarget;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import org.apache.tinkerpop.gremlin.structure.Edge;
import org.apache.tinkerpop.gremlin.structure.Vertex;
import org.janusgraph.core.JanusGraph;
import org.janusgraph.core.PropertyKey;
import org.janusgraph.core.schema.Index;
import org.janusgraph.core.schema.JanusGraphIndex;
import org.janusgraph.core.schema.JanusGraphManagement;
import org.janusgraph.core.schema.JanusGraphManagement.IndexBuilder;
import org.janusgraph.core.schema.SchemaAction;
import org.janusgraph.core.schema.SchemaStatus;

/**
 * Composite indexes of a graph. Data are there before their index, so it is registered, then filled, and the next
 * statement finds it enabled.
 */
final class Indexes {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration AGAIN = Duration.ofSeconds(2);

    private final JanusGraph graph;
    private final Map<String, String> names = new HashMap<>();
    private final List<IndexTarget> pending = new ArrayList<>();
    private int made;

    Indexes(JanusGraph graph) {
        this.graph = graph;
    }

    void create(IndexTarget index) {
        pending.add(index);
    }

    /** Makes the indexes that are pending, all at once: to register them takes a while, however many they are. */
    void settle() throws Exception {
        if (pending.isEmpty()) {
            return;
        }
        List<String> fresh = new ArrayList<>();
        JanusGraphManagement management = graph.openManagement();
        for (IndexTarget index : pending) {
            String name = index.name() + "_" + made++;
            names.put(index.name(), name);
            fresh.add(name);
            build(management, index, name);
        }
        pending.clear();
        management.commit();
        for (String name : fresh) {
            await(name, SchemaAction.REGISTER_INDEX, Set.of(SchemaStatus.REGISTERED, SchemaStatus.ENABLED));
            change(name, SchemaAction.REINDEX);
        }
        for (String name : fresh) {
            await(name, SchemaAction.ENABLE_INDEX, Set.of(SchemaStatus.ENABLED));
        }
    }

    private static void build(JanusGraphManagement management, IndexTarget index, String name) {
        PropertyKey key = management.getPropertyKey(index.property);
        if (index.onEdges) {
            IndexBuilder builder = management.buildIndex(name, Edge.class).addKey(key);
            builder.indexOnly(management.getEdgeLabel(index.label)).buildCompositeIndex();
        } else {
            IndexBuilder builder = management.buildIndex(name, Vertex.class).addKey(key);
            builder.indexOnly(management.getVertexLabel(index.label)).buildCompositeIndex();
        }
    }

    /** Disables it. A disabled index is neither asked nor kept up, and one on the same key may be made under another name. */
    void drop(IndexTarget index) throws Exception {
        String name = names.remove(index.name());
        change(name, SchemaAction.DISABLE_INDEX);
        await(name, SchemaAction.DISABLE_INDEX, Set.of(SchemaStatus.DISABLED));
    }

    /** By reflection, because the kind of future that it returns is another one since 1.0. */
    private void change(String name, SchemaAction action) throws Exception {
        JanusGraphManagement management = graph.openManagement();
        Method update = JanusGraphManagement.class.getMethod("updateIndex", Index.class, SchemaAction.class);
        Future<?> work = (Future<?>) update.invoke(management, management.getGraphIndex(name), action);
        if (work != null) {
            work.get();
        }
        management.commit();
    }

    /**
     * Waits until the index is where an action should bring it. The way that JanusGraph offers for this sleeps half a
     * second before it looks again. Word of the action may get lost while the machine is busy, so it is sent again.
     */
    private void await(String name, SchemaAction action, Set<SchemaStatus> wanted) throws Exception {
        long start = System.nanoTime();
        long next = start + AGAIN.toNanos();
        for (SchemaStatus status = status(name); !wanted.contains(status); status = status(name)) {
            if (System.nanoTime() - start > PATIENCE.toNanos()) {
                throw new IllegalStateException("the index " + name + " is still " + status);
            }
            if (System.nanoTime() > next) {
                change(name, action);
                next = System.nanoTime() + AGAIN.toNanos();
            }
            Thread.sleep(5);
        }
    }

    private SchemaStatus status(String name) {
        JanusGraphManagement management = graph.openManagement();
        try {
            JanusGraphIndex index = management.getGraphIndex(name);
            return index.getIndexStatus(index.getFieldKeys()[0]);
        } finally {
            management.rollback();
        }
    }
}
