package dev.touchstone.core.tree;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;

/** What the stored format calls a kind of node. It stays when a class is renamed, so names that are stored are made of it. */
public final class StoredName {
    private StoredName() {}

    /** The stable id of a record's type; empty where the stored format needs none, because only one type can stand there. */
    public static Optional<String> of(Record node) {
        return Optional.ofNullable(node.getClass().getAnnotation(JsonTypeName.class))
                .map(JsonTypeName::value);
    }
}
