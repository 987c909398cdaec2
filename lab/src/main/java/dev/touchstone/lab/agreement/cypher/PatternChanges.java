package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ways to change patterns in a query. */
record PatternChanges(Pool pool, Vocabulary vocabulary, Choices choices) {

    /** The query with names that the graph knows in the place of its own, the same for the same. */
    Query adapted(Query query) {
        Map<String, String> labels = new LinkedHashMap<>();
        Map<String, String> types = new LinkedHashMap<>();
        Map<String, String> keys = new LinkedHashMap<>();
        Query nodes = Edit.all(
                query,
                Node.class,
                node -> new Node(
                        node.variable(), renamed(node.labels(), labels, vocabulary.labels()), node.properties()));
        Query edges = Edit.all(
                nodes,
                Relationship.class,
                edge -> new Relationship(
                        edge.variable(),
                        renamed(edge.types(), types, vocabulary.types()),
                        edge.direction(),
                        edge.length(),
                        edge.properties()));
        return Edit.all(
                edges,
                Expression.Property.class,
                property -> new Expression.Property(
                        property.subject(),
                        renamed(List.of(property.key()), keys, vocabulary.keys())
                                .getFirst()));
    }

    private List<String> renamed(List<String> names, Map<String, String> known, List<String> others) {
        return names.stream()
                .map(name -> known.computeIfAbsent(name, any -> others.isEmpty() ? name : choices.pick(others)))
                .toList();
    }

    Query direction(Query query) {
        return Edit.one(
                query,
                Relationship.class,
                choices,
                old -> new Relationship(
                        old.variable(),
                        old.types(),
                        choices.pickOf(Pattern.Direction.values()),
                        old.length(),
                        old.properties()));
    }

    Query length(Query query) {
        return Edit.one(
                query,
                Relationship.class,
                choices,
                old -> new Relationship(
                        old.variable(),
                        old.types(),
                        old.direction(),
                        choices.chance(0.7) ? Optional.of(aLength()) : Optional.empty(),
                        old.properties()));
    }

    Query quantity(Query query) {
        return Edit.one(
                query,
                Quantified.class,
                choices,
                old -> new Quantified(old.path(), old.where(), new Length(Optional.of(choices.below(3)), aBound())));
    }

    private Length aLength() {
        return new Length(choices.chance(0.5) ? Optional.of(choices.below(3)) : Optional.empty(), aBound());
    }

    private Optional<Integer> aBound() {
        return choices.chance(0.7) ? Optional.of(choices.between(1, 4)) : Optional.empty();
    }

    /** Fewer demands on a node or a relationship. */
    Query relaxed(Query query) {
        return choices.chance(0.5)
                ? Edit.one(query, Node.class, choices, old -> new Node(old.variable(), List.of(), Optional.empty()))
                : Edit.one(
                        query,
                        Relationship.class,
                        choices,
                        old -> new Relationship(
                                old.variable(), List.of(), old.direction(), old.length(), Optional.empty()));
    }

    Query optional(Query query) {
        return Edit.one(
                query, Clause.Match.class, choices, old -> new Clause.Match(!old.optional(), old.paths(), old.where()));
    }

    /** One more path in a MATCH. */
    Query morePaths(Query query) {
        return Edit.one(query, Clause.Match.class, choices, old -> {
            List<Path> paths = new ArrayList<>(old.paths());
            paths.add(choices.pick(pool.paths()));
            return new Clause.Match(old.optional(), paths, old.where());
        });
    }

    /** Another name for a node, so that patterns meet or part. */
    Query rename(Query query) {
        List<String> names = Names.ofNodes(query);
        return names.isEmpty()
                ? query
                : Edit.one(
                        query,
                        Node.class,
                        choices,
                        old -> new Node(Optional.of(choices.pick(names)), old.labels(), old.properties()));
    }
}
