package dev.touchstone.core.engine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Something that an engine can run. Languages implement it by records and register them with their {@code Language}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public interface Statement {

    /** The text for an engine that speaks this dialect. */
    String text(Dialect dialect);

    /**
     * What it makes an engine do beyond its dataset, by the names of the clauses or steps that do so: read or write files, fetch addresses, run code,
     * speak to another database. Nothing in what generators write; what a person or a file brings is run with that only where it is trusted.
     */
    List<String> externalAccess(Dialect dialect);

    /** Whether the language allows it whatever the data, as far as that is known without an engine. */
    @JsonIgnore
    boolean isLegal();

    /**
     * Why the language does not settle the answer as a multiset ("limit without order"), as far as that is known without an engine or a
     * reference; empty where it does. Statements that are chosen to be compared are determined; one that a reducer cut out of them, or that
     * a person wrote, may not be.
     */
    @JsonIgnore
    Optional<String> undetermined();

    /**
     * Whether it asks more than one condition in a language in which an error ends a statement: which of them is asked first is the engine's
     * affair, and with it whether an error is met at all.
     */
    @JsonIgnore
    default boolean hasSeveralConditions() {
        return false;
    }

    /** The names that it uses and that nothing in it gives a meaning to, in a language in which such a statement means nothing. */
    @JsonIgnore
    default List<String> unbound() {
        return List.of();
    }

    /** Whether it changes the dataset. */
    @JsonIgnore
    boolean writes();

    /** What the right answer on this dataset is, as far as that is known without an engine. */
    Expectation expectation(Dataset dataset);

    /**
     * The kinds of its clauses or steps, each once, by names that the language defines: a hint at what it exercises. None of a text that
     * nobody has read.
     */
    List<String> parts();

    /** The values of the parameters that the text names. */
    Map<String, Value> parameters();

    /** Facts about it that an adapter needs, by names that it defines: in SPARQL, that it is an update and not a query. */
    @JsonIgnore
    default Map<String, String> options() {
        return Map.of();
    }
}
