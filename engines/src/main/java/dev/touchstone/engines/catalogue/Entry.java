package dev.touchstone.engines.catalogue;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.report.ConsoleLines;
import dev.touchstone.engines.catalogue.Capabilities.Standard;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of an engine: one file of the catalogue, in which all parts stand side by side. */
public record Entry(
        @JsonUnwrapped Identity identity,
        @JsonUnwrapped Connection connection,
        @JsonUnwrapped Capabilities capabilities,
        @JsonUnwrapped Supply supply,
        @JsonUnwrapped Conformance conformance) {
    /** The option that names a class of ours which the adapter uses for this engine alone. */
    public static final String PROVIDER = "provider";

    /** The same engine, spoken to otherwise. */
    public Entry through(Connection other) {
        return new Entry(identity, other, capabilities, supply, conformance);
    }

    public String name() {
        return identity.name();
    }

    public String language() {
        return identity.language();
    }

    public String title() {
        return identity.title();
    }

    public String artifact() {
        return identity.artifact();
    }

    public String adapter() {
        return connection.adapter();
    }

    public Map<String, String> options() {
        return connection.options();
    }

    public List<Standard> references() {
        return capabilities.references();
    }

    public Optional<ConsoleLines> console() {
        return capabilities.console();
    }

    public Optional<Local> local() {
        return supply.local();
    }

    /** Whether Touchstone can start this engine; else it is known only as a running server may be it. */
    public boolean isStarted() {
        return !supply.releases().isEmpty();
    }

    /** What this version of the engine supports, {@linkplain #defects defects} included. */
    public Dialect dialect(String version) {
        return new Dialect(language(), capabilities.types(), capabilities.features(version))
                .and(defects(version).stream().map(Defect::feature).toList());
    }

    /** What this version of the engine would support if nothing were allowed. */
    public Dialect strictDialect(String version) {
        return dialect(version).and(capabilities.allowed());
    }

    /** What this version is known to get wrong. */
    public List<Defect> defects(String version) {
        return capabilities.defects(version);
    }

    /** The option sets with which this version can run a statement. */
    public List<Map<String, String>> variants(String version) {
        return capabilities.variants(version);
    }

    /** A statement on which this version breaks inside, where one is known. */
    public Optional<String> breaking(String version) {
        return conformance.breaking(version);
    }

    /** The engine that says what the right answers of this version are. */
    public Optional<EngineId> reference(String version) {
        return capabilities.reference(version);
    }

    /** How to run this version, where it can be run at all. */
    public Optional<Release> release(String version) {
        return supply.release(version);
    }
}
