package dev.touchstone.gremlin.syntax;

import dev.touchstone.core.tree.Keyword;
import java.util.Arrays;
import java.util.List;

/** One step, with its arguments. */
public record Call(@Keyword String name, List<Argument> arguments) {
    public Call {
        arguments = List.copyOf(arguments);
    }

    public static Call of(String name, Argument... arguments) {
        return new Call(name, Arrays.asList(arguments));
    }
}
