package dev.touchstone.gremlin.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Values;
import java.util.Arrays;
import java.util.List;

/** What may stand between the parentheses of a step. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Argument {

    /** A constant, written in its own type: Gremlin tells {@code 5}, {@code 5L} and {@code 5.0d} apart. */
    @JsonTypeName("constant")
    record Constant(Typed value) implements Argument {}

    /** {@code __.out().count()} */
    @JsonTypeName("nested")
    record Nested(Traversal traversal) implements Argument {}

    /** {@code P.gt(5)}, {@code TextP.startingWith('a')} */
    @JsonTypeName("predicate")
    record Predicate(@Keyword String family, @Keyword String name, List<Argument> arguments) implements Argument {
        public Predicate {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code P.gt(5).and(P.lt(9))} */
    @JsonTypeName("joined")
    record Joined(Argument left, @Keyword String word, Argument right) implements Argument {}

    /** {@code Order.desc}, {@code T.label} */
    @JsonTypeName("token")
    record Token(@Keyword String family, @Keyword String name) implements Argument {}

    /** The name of a value that travels beside the text. */
    @JsonTypeName("parameter")
    record Parameter(String name) implements Argument {}

    /** {@code [(T.label): 'A', ('k'): 5]} */
    @JsonTypeName("entries")
    record Entries(List<Entry> entries) implements Argument {
        public Entries {
            entries = List.copyOf(entries);
        }
    }

    /** One entry of a map. */
    record Entry(Argument key, Argument value) {}

    static Argument text(String text) {
        return new Constant(new Typed(PropertyType.STRING, Values.of(text)));
    }

    static Argument number(long number) {
        return new Constant(new Typed(PropertyType.LONG, Values.of(number)));
    }

    static Argument predicate(String name, Argument... arguments) {
        return new Predicate("P", name, Arrays.asList(arguments));
    }

    static Argument nested(Call... calls) {
        return new Nested(Traversal.of(calls));
    }
}
