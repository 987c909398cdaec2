package dev.touchstone.cli.option;

import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Target;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.triage.EngineSource;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Engines by name and version. Each is fetched once; what cannot be fetched is tried once. */
final class ReadyEngines implements EngineSource {
    private final EngineOptions options;
    private final Map<EngineId, Ready> ready = new LinkedHashMap<>();
    private final Map<EngineId, EngineUnavailable> unavailable = new LinkedHashMap<>();

    ReadyEngines(EngineOptions options) {
        this.options = options;
    }

    @Override
    public void requireAllowed(Collection<EngineId> engines) {
        options.checkServers(engines.stream().map(EngineId::toString).toList());
    }

    @Override
    public Target target(EngineId engine) {
        return options.target(ready(engine));
    }

    @Override
    public Session session(EngineId engine, Watcher watcher) {
        Ready found = ready(engine);
        return options.launcher(List.of(found)).session(options.target(found), watcher);
    }

    @Override
    public Optional<EngineId> reference(EngineId engine) {
        return options.reference(engine);
    }

    private Ready ready(EngineId engine) {
        if (unavailable.containsKey(engine)) {
            throw unavailable.get(engine);
        }
        if (!ready.containsKey(engine)) {
            try {
                ready.put(engine, find(engine));
            } catch (EngineUnavailable e) {
                unavailable.put(engine, e);
                throw e;
            }
        }
        return ready.get(engine);
    }

    private Ready find(EngineId engine) {
        Terminal terminal = options.terminal();
        try {
            return options.ready(List.of(engine.toString()), terminal.err(), new FetchProgress(terminal))
                    .getFirst();
        } catch (UserMistake e) {
            // The version stands in a finding, and nobody typed it.
            throw new EngineUnavailable(String.valueOf(e.getMessage()), e);
        }
    }
}
