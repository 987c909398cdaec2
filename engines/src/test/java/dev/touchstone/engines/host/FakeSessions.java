package dev.touchstone.engines.host;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.host.HostMain;
import dev.touchstone.host.fake.FakeEngine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Sessions with the fake engine, in child processes. */
final class FakeSessions {
    static final Target TARGET = new Target(new EngineId("fake", "1"), new Dialect("fake", List.of(), List.of()));

    private FakeSessions() {}

    /** Keeps what it hears. */
    static final class Diary implements Watcher {
        final List<String> lines = new ArrayList<>();

        @Override
        public synchronized void started(Target target, String reportedVersion) {
            lines.add("started " + reportedVersion);
        }

        @Override
        public synchronized void restarted(Target target, String why) {
            lines.add("restarted: " + why);
        }
    }

    static HostSession session(Watcher watcher) {
        return new HostSession(TARGET, launch(Map.of()), watcher, 100);
    }

    static HostSession open(Watcher watcher) {
        HostSession session = session(watcher);
        session.start();
        return session;
    }

    static Launch launch(Map<String, String> options) {
        return launch(FakeEngine.class, options);
    }

    static Launch launch(Class<?> adapter, Map<String, String> options) {
        return new Launch(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                List.of("-Xmx64m", "-XX:+ExitOnOutOfMemoryError"),
                List.of(HostLauncher.rootOf(HostMain.class.getName()), HostLauncher.rootOf(adapter.getName())),
                adapter.getName(),
                options);
    }

    /** A graph with so many nodes and nothing else. */
    static PropertyGraph graph(int nodes) {
        List<Node> list = new ArrayList<>();
        for (int key = 0; key < nodes; key++) {
            list.add(new Node(key, List.of(), Map.of()));
        }
        return new PropertyGraph(new GraphSchema(List.of(), List.of()), list, List.of(), List.of(), List.of());
    }
}
