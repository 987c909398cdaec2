package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Query;
import java.util.function.Function;

/** Changes to one place of a tree. */
final class Edit {
    private Edit() {}

    /** The query with one node of a class replaced, chosen by chance; as it is, where it has none. */
    static <T extends Record> Query one(Query query, Class<T> type, Choices choices, Function<T, Record> change) {
        long places = Tree.nodes(query).filter(type::isInstance).count();
        if (places == 0) {
            return query;
        }
        int[] left = {choices.below((int) places)};
        return (Query) Tree.rewrite(
                query, node -> type.isInstance(node) && left[0]-- == 0 ? change.apply(type.cast(node)) : node);
    }

    /** The query with every node of a class replaced. */
    static <T extends Record> Query all(Query query, Class<T> type, Function<T, Record> change) {
        return (Query) Tree.rewrite(query, node -> type.isInstance(node) ? change.apply(type.cast(node)) : node);
    }
}
