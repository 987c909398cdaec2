package dev.touchstone.triage;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Target;
import java.util.Collection;
import java.util.Optional;

/** Finds engines by name and version. Methods throw {@code EngineUnavailable} where an engine cannot be fetched or does not start. */
public interface EngineSource {

    /** Refuses servers that the user has not named: a finding from somebody else must not choose where we connect. */
    void requireAllowed(Collection<EngineId> engines);

    /** What an engine is and speaks. */
    Target target(EngineId engine);

    /** A new session on an engine. */
    Session session(EngineId engine, Watcher watcher);

    /** The engine that is the reference of another, in languages whose reference is an engine. */
    Optional<EngineId> reference(EngineId engine);
}
