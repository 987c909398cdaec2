package dev.touchstone.host.fake;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.example.store.Store;

/** An engine that does what its statements say, the bad things too. Runs in a real child process. */
@SuppressWarnings("ModifiedButNotUsed")
public final class FakeEngine implements Adapter {
    private final List<Object> nodes = new ArrayList<>();

    @Override
    public String open(Path folder, Map<String, String> options) {
        if (options.containsKey("refuse")) {
            throw new IllegalStateException(options.get("refuse"));
        }
        System.out.println("a stray line on standard output");
        System.err.println("a stray line on standard error");
        return "1.0-fake";
    }

    @Override
    public void wipe() {
        nodes.clear();
    }

    @Override
    public void commit() {}

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) {
        nodes.add(key);
    }

    @Override
    public Table run(Request request) throws Exception {
        return switch (request.text) {
            case "pid" -> rows(ProcessHandle.current().pid());
            case "temporary" -> rows(System.getProperty("java.io.tmpdir"), System.getenv("TMPDIR"));
            case "nodes" -> rows(nodes.toArray());
            case "print" -> print();
            case "sleep" -> sleep();
            case "spin" -> spin();
            case "memory" -> memory();
            case "exit" -> exit();
            case "overflow" -> rows(Store.overflow(0));
            case "break" -> {
                Store.fail("broken inside");
                yield rows();
            }
            case "reject" -> {
                Store.refuse("not a statement");
                yield rows();
            }
            case "echo" -> rows(request.parameters.get("value"));
            case "many" -> many(request.maxRows);
            default -> rows();
        };
    }

    private static Table rows(Object... values) {
        List<List<Object>> rows = new ArrayList<>();
        for (Object value : values) {
            List<Object> row = new ArrayList<>();
            row.add(value);
            rows.add(row);
        }
        return new Table(List.of("value"), rows, true);
    }

    private static Table print() {
        for (int i = 0; i < 10_000; i++) {
            System.out.println("noise " + i);
        }
        return rows("printed");
    }

    private static Table sleep() throws InterruptedException {
        Thread.sleep(60_000);
        return rows();
    }

    /** Does not listen when it is asked to stop. */
    private static Table spin() {
        long end = System.nanoTime() + 60_000_000_000L;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return rows();
    }

    private static Table memory() {
        List<byte[]> hoard = new ArrayList<>();
        while (true) {
            hoard.add(new byte[8 * 1024 * 1024]);
        }
    }

    private static Table exit() {
        System.exit(7);
        return rows();
    }

    private static Table many(int maxRows) {
        Object[] values = new Object[maxRows];
        Table all = rows(values);
        return new Table(all.columns, all.rows, false);
    }

    @Override
    public Fault fault(Throwable thrown) {
        if (thrown instanceof InterruptedException) {
            return Fault.TIMEOUT;
        }
        return thrown instanceof IllegalArgumentException ? Fault.SYNTAX : Fault.INTERNAL;
    }

    @Override
    public void close() {}
}
