package dev.touchstone.lab.figures;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.lab.wild.Wild;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import java.util.function.Supplier;

/** Wild queries over fifty triples. */
record SparqlReferenceSampler() implements ReferenceSampler {
    @Override
    public String language() {
        return "sparql";
    }

    @Override
    public String description() {
        return "wild queries, 50 triples";
    }

    @Override
    public Supplier<Effect> query(Choices choices) {
        Wild wild = Wild.of(choices.bits());
        return () -> effect(Reference.DEFAULT.evaluate(wild.query(), GraphStore.of(wild.graph())));
    }

    private static Effect effect(Result result) {
        return switch (result) {
            case Result.Exhausted exhausted -> Effect.TOO_LARGE;
            case Result.Rows found -> Effect.of(found.answer().rows().size());
            case Result other -> Effect.of(1);
        };
    }
}
