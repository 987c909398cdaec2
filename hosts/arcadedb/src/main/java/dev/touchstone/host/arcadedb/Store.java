package dev.touchstone.host.arcadedb;

import com.arcadedb.database.Database;
import com.arcadedb.database.DatabaseFactory;
import java.nio.file.Path;

/**
 * The database that is open, a new one after each wipe: types, which outlive their last record, are part of what a statement sees, and
 * a new database takes no longer than to drop them.
 */
final class Store {
    private final Path folder;
    private int number;
    private Database database;

    Store(Path folder) {
        this.folder = folder;
        this.database = create();
    }

    Database database() {
        return database;
    }

    void renew() {
        database.rollbackAllNested();
        database.drop();
        database = create();
    }

    void close() {
        database.close();
    }

    private Database create() {
        number++;
        return new DatabaseFactory(folder.resolve("database" + number).toString()).create();
    }
}
