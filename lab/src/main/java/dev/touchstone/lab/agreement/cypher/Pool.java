package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What variants are put together from. */
record Pool(
        List<List<Source>> families,
        List<Expression> expressions,
        List<Expression.Literal> literals,
        List<Pattern.Path> paths) {
    private static final int LARGEST = 25;

    static Pool of(List<Source> sources) {
        return new Pool(
                families(sources),
                nodes(sources)
                        .filter(Expression.class::isInstance)
                        .filter(node -> Tree.nodes(node).count() <= LARGEST)
                        .map(Expression.class::cast)
                        .distinct()
                        .toList(),
                nodes(sources)
                        .filter(Expression.Literal.class::isInstance)
                        .map(Expression.Literal.class::cast)
                        .distinct()
                        .toList(),
                nodes(sources)
                        .filter(Clause.Match.class::isInstance)
                        .flatMap(match -> ((Clause.Match) match).paths().stream())
                        .distinct()
                        .toList());
    }

    /** Scenarios with many examples are one family, so that they do not crowd out the others. */
    private static List<List<Source>> families(List<Source> sources) {
        Map<String, List<Source>> families = sources.stream()
                .collect(Collectors.groupingBy(
                        source -> source.name().replaceFirst(" #\\d+$", ""), LinkedHashMap::new, Collectors.toList()));
        return List.copyOf(families.values());
    }

    Source source(Choices choices) {
        return choices.pick(choices.pick(families));
    }

    private static Stream<Record> nodes(List<Source> sources) {
        return sources.stream().flatMap(source -> Tree.nodes(source.query()));
    }
}
