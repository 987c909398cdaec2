package dev.touchstone.triage;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CaseTransfer;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Engines that stay up from one case to the next. Each starts when a case first needs it. */
public final class EnginePool implements Launcher, AutoCloseable {
    private final EngineSource source;
    private final Map<EngineId, Session> running = new LinkedHashMap<>();

    /**
     * An empty pool.
     *
     * @param all every engine that it may be asked for
     */
    public EnginePool(EngineSource source, Collection<EngineId> all) {
        this.source = source;
        source.requireAllowed(all);
    }

    public List<Target> targets(List<EngineId> engines) {
        return engines.stream().distinct().map(source::target).toList();
    }

    /** The case with another engine in the place of one of its own. */
    Case moved(Case proposed, EngineId one, EngineId other) {
        return CaseTransfer.replaced(proposed, one, other, source.reference(other));
    }

    /** Whether none of these engines has run anything yet. */
    boolean isFresh(List<EngineId> engines) {
        return engines.stream().noneMatch(running::containsKey);
    }

    @Override
    public Session session(Target target, Watcher watcher) {
        EngineId engine = target.engine();
        if (!running.containsKey(engine)) {
            running.put(engine, source.session(engine, watcher));
        }
        return new SharedSession(running.get(engine));
    }

    /** Ends the process of an engine that is not needed any more. */
    public void release(EngineId engine) {
        if (running.containsKey(engine)) {
            running.remove(engine).close();
        }
    }

    @Override
    public void close() {
        running.values().forEach(Session::close);
    }
}
