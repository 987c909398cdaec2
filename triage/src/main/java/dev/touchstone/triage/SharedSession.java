package dev.touchstone.triage;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineTime;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** A session that stays open when it is closed, because it is only lent. The engine starts when it is asked first. */
record SharedSession(Session lender) implements Session {

    @Override
    public Target target() {
        return lender.target();
    }

    @Override
    public void start() {}

    @Override
    public String reportedVersion() {
        return lender.reportedVersion();
    }

    @Override
    public Optional<Outcome> load(Dataset dataset) {
        return lender.load(dataset);
    }

    @Override
    public Outcome run(Statement statement, String text, Map<String, String> options, Duration limit) {
        return lender.run(statement, text, options, limit);
    }

    @Override
    public void restart() {
        lender.restart();
    }

    @Override
    public EngineTime time() {
        return lender.time();
    }

    @Override
    public void close() {}
}
