package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Elsewhere;
import dev.touchstone.engines.Engines.Ready;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Engines that stay up from one case to the next: each is looked for once, and started once it is asked. */
final class Fleet implements Launcher, AutoCloseable {
    private final Workshop workshop;
    private final Terminal terminal;
    private final Map<EngineId, Ready> ready = new LinkedHashMap<>();
    private final Map<EngineId, EngineUnavailable> troubles = new LinkedHashMap<>();
    private final Map<EngineId, Session> up = new LinkedHashMap<>();

    /**
     * A fleet without a ship yet.
     *
     * @param all everything that it will be asked for, by which it is seen whether all servers may be contacted
     */
    Fleet(Workshop workshop, Terminal terminal, Collection<EngineId> all) {
        this.workshop = workshop;
        this.terminal = terminal;
        workshop.checkServers(all.stream().map(EngineId::toString).toList());
    }

    /**
     * The engine, ready to be started.
     *
     * @throws EngineUnavailable each time, where it was not to be had the first time
     */
    Ready ready(EngineId engine) {
        if (troubles.containsKey(engine)) {
            throw troubles.get(engine);
        }
        if (!ready.containsKey(engine)) {
            try {
                ready.put(
                        engine,
                        workshop.ready(List.of(engine.toString()), terminal.err(), new FetchLine(terminal))
                                .getFirst());
            } catch (EngineUnavailable e) {
                troubles.put(engine, e);
                throw e;
            } catch (UserMistake e) {
                // The version stands in a finding, and nobody typed it.
                EngineUnavailable trouble = new EngineUnavailable(String.valueOf(e.getMessage()), e);
                troubles.put(engine, trouble);
                throw trouble;
            }
        }
        return ready.get(engine);
    }

    List<Target> targets(List<EngineId> engines) {
        return engines.stream().distinct().map(engine -> ready(engine).target()).toList();
    }

    /** The case with another engine in the place of one of its own. */
    Case moved(Case proposed, EngineId one, EngineId other) {
        return Elsewhere.replaced(proposed, one, other, workshop.reference(other));
    }

    Terminal terminal() {
        return terminal;
    }

    /** Whether none of these was asked anything yet. */
    boolean isFresh(List<EngineId> engines) {
        return engines.stream().noneMatch(up::containsKey);
    }

    @Override
    public Session session(Target target, Watcher watcher) {
        EngineId engine = target.engine();
        if (!up.containsKey(engine)) {
            up.put(engine, workshop.launcher(List.of(ready(engine))).session(target, watcher));
        }
        return new LentSession(up.get(engine));
    }

    /** Ends the process of an engine that is not needed any more. */
    void release(EngineId engine) {
        if (up.containsKey(engine)) {
            up.remove(engine).close();
        }
    }

    @Override
    public void close() {
        up.values().forEach(Session::close);
    }
}
