package dev.touchstone.sparql.syntax;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Value.Iri;
import java.util.List;

/** A property path. A single predicate is the shortest of them. */
public sealed interface Path extends Verb {

    /** {@code :p} */
    @JsonTypeName("property")
    record Property(Iri iri) implements Path {
        public static Property of(String iri) {
            return new Property(new Iri(iri));
        }
    }

    /** {@code ^path} */
    @JsonTypeName("inverse")
    record Inverse(Path path) implements Path {}

    /** {@code first/second} */
    @JsonTypeName("sequence")
    record Sequence(Path first, Path second) implements Path {}

    /** {@code one|other} */
    @JsonTypeName("alternative")
    record Alternative(Path one, Path other) implements Path {}

    /** {@code path*} */
    @JsonTypeName("zero-or-more")
    record ZeroOrMore(Path path) implements Path {}

    /** {@code path+} */
    @JsonTypeName("one-or-more")
    record OneOrMore(Path path) implements Path {}

    /** {@code path?} */
    @JsonTypeName("zero-or-one")
    record ZeroOrOne(Path path) implements Path {}

    /** {@code !(:p|^:q)}: a triple there or back whose predicate is none of these. */
    @JsonTypeName("except")
    record Except(List<Iri> forward, List<Iri> backward) implements Path {
        public Except {
            forward = List.copyOf(forward);
            backward = List.copyOf(backward);
        }
    }
}
