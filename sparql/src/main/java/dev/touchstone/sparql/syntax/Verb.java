package dev.touchstone.sparql.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What stands between the subject and the object of a triple: a variable or a path. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Verb permits Verb.Any, Path {

    /** {@code ?name}: whatever the predicate is. */
    @JsonTypeName("any")
    record Any(String name) implements Verb {}
}
