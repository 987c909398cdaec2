package dev.touchstone.host.neo4j;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/**
 * How the engine is set up: small, quiet and alone.
 *
 * <p>A file, because that is the only way to name a setting that all versions share: the Java constants, their types
 * and their classes moved between 4.x and 5.x. Most names moved too, so both spellings are written, and the strict check
 * that would refuse the spelling of the other version is off.
 */
public final class Settings {
    private final Properties settings = new Properties();

    public Settings() {
        set("false", "dbms.config.strict_validation", "server.config.strict_validation.enabled");
        set("false", "dbms.connector.bolt.enabled", "server.bolt.enabled");
        set("false", "dbms.connector.http.enabled", "server.http.enabled");
        set("false", "dbms.connector.https.enabled", "server.https.enabled");
        set("false", "dbms.usage_report.enabled");
        set("16m", "dbms.memory.pagecache.size", "server.memory.pagecache.size");
        set("false", "dbms.memory.pagecache.warmup.enable", "db.memory.pagecache.warmup.enable");
        set("ON_HEAP", "dbms.tx_state.memory_allocation", "db.tx_state.memory_allocation");
        // Half of the heap, so that a hungry statement fails and the process lives on.
        set(halfOfHeap(), "dbms.memory.transaction.global_max_size", "dbms.memory.transaction.total.max");
        set("false", "dbms.tx_log.preallocate", "db.tx_log.preallocate");
        set("false", "db.store.files.preallocate");
        set("4m", "dbms.tx_log.rotation.size", "db.tx_log.rotation.size");
        set("false", "dbms.tx_log.rotation.retention_policy", "db.tx_log.rotation.retention_policy");
        // Logs are removed at checkpoints only, and a wipe and load write about 80 KB: by default that is 15 minutes of
        // loads.
        set("10s", "dbms.checkpoint.interval.time", "db.checkpoint.interval.time");
        set("NONE", "dbms.logs.debug.level");
        set("false", "server.logs.debug.enabled");
        set("OFF", "dbms.logs.query.enabled", "db.logs.query.enabled");
    }

    /** Sets by its own name what the user asked for. */
    public void add(Map<String, String> options) {
        settings.putAll(options);
    }

    public Path write(Path file) throws IOException {
        try (Writer out = Files.newBufferedWriter(file)) {
            settings.store(out, null);
        }
        return file;
    }

    private static String halfOfHeap() {
        return Runtime.getRuntime().maxMemory() / 2 / 1024 + "k";
    }

    private void set(String value, String... spellings) {
        for (String spelling : spellings) {
            settings.setProperty(spelling, value);
        }
    }
}
