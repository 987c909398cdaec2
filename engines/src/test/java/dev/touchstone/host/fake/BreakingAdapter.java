package dev.touchstone.host.fake;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.example.store.Store;

/** Breaks at the callback that the option {@code at} names, in the way that the option {@code how} names. */
@SuppressWarnings({"InfiniteRecursion", "NullAway", "ReturnValueIgnored", "CheckReturnValue"})
public final class BreakingAdapter implements Adapter {
    private String at = "";
    private String how = "";

    @Override
    public String open(Path folder, Map<String, String> options) {
        at = options.get("at");
        how = options.get("how");
        mayBreak("open");
        return "1";
    }

    private void mayBreak(String here) {
        if (here.equals(at)) {
            breakBy(how);
        }
    }

    private static void breakBy(String way) {
        switch (way) {
            case "ours" -> throw new IllegalStateException("our adapter is wrong");
            case "ours-in-the-jdk" -> Objects.requireNonNull(null);
            case "ours-called-back" -> Store.callBack(() -> Map.of().get(null));
            case "ours-overflow" -> overflow(0);
            case "ours-missing-class" -> throw new NoSuchMethodError("no such method");
            case "theirs" -> Store.fail("the engine is wrong");
            case "theirs-in-the-jdk" -> Store.failInside();
            case "theirs-wrapped" -> wrapped();
            case "theirs-overflow" -> Store.overflow(0);
            default -> {}
        }
    }

    private static long overflow(long depth) {
        return overflow(depth + 1) + 1;
    }

    private static void wrapped() {
        try {
            Store.fail("the engine is wrong");
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException("our words for it", e);
        }
    }

    @Override
    public Table run(Request request) {
        mayBreak("run");
        if (at.equals("fault")) {
            throw new IllegalArgumentException("whatever");
        }
        // The host cannot send what has no columns.
        List<String> columns = at.equals("encode") ? null : List.of("value");
        return new Table(columns, List.of(List.of(1L)), true);
    }

    @Override
    public Fault fault(Throwable thrown) {
        if (at.equals("fault")) {
            throw new IllegalStateException("our adapter cannot tell");
        }
        return thrown instanceof IllegalArgumentException ? Fault.EVALUATION : Fault.INTERNAL;
    }

    @Override
    public void wipe() {
        mayBreak("wipe");
    }

    @Override
    public void commit() {
        mayBreak("commit");
    }

    @Override
    public void declareNodes(String label, Map<String, String> properties) {
        mayBreak("declareNodes");
    }

    @Override
    public void declareEdges(String type, Map<String, String> properties) {
        mayBreak("declareEdges");
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) {
        mayBreak("addNode");
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) {
        mayBreak("addEdge");
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) {
        mayBreak("setNodeProperty");
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) {
        mayBreak("setEdgeProperty");
    }

    @Override
    public void addLabel(long key, String label) {
        mayBreak("addLabel");
    }

    @Override
    public void removeLabel(long key, String label) {
        mayBreak("removeLabel");
    }

    @Override
    public void deleteNode(long key) {
        mayBreak("deleteNode");
    }

    @Override
    public void deleteEdge(long key) {
        mayBreak("deleteEdge");
    }

    @Override
    public void createIndex(IndexTarget index) {
        mayBreak("createIndex");
    }

    @Override
    public void dropIndex(IndexTarget index) {
        mayBreak("dropIndex");
    }

    @Override
    public void createConstraint(IndexTarget unique) {
        mayBreak("createConstraint");
    }

    @Override
    public void dropConstraint(IndexTarget unique) {
        mayBreak("dropConstraint");
    }

    @Override
    public void close() {
        mayBreak("close");
    }
}
