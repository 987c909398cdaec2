package dev.touchstone.cypher.mutant;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Create;
import dev.touchstone.cypher.syntax.Clause.Delete;
import dev.touchstone.cypher.syntax.Clause.Foreach;
import dev.touchstone.cypher.syntax.Clause.Merge;
import dev.touchstone.cypher.syntax.Clause.Remove;
import dev.touchstone.cypher.syntax.Clause.Set;
import dev.touchstone.cypher.syntax.Clause.SetItem;
import dev.touchstone.cypher.syntax.Clause.SetLabels;
import dev.touchstone.cypher.syntax.Clause.SetProperties;
import dev.touchstone.cypher.syntax.Clause.SetProperty;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Mutants of writes. */
final class WriteMutants {
    private static final Template FIRST = Template.of("$1[0..1]");
    private static final Template OR_BEFORE = Template.of("coalesce($1, $2)");

    static final List<Mutant> ALL = List.of(
            Mutant.of(
                    "merge-creates",
                    "MERGE always creates.",
                    Part.class,
                    part -> new Part(part.clauses().stream()
                            .flatMap(WriteMutants::created)
                            .toList())),
            Mutant.of(
                    "merge-on-match",
                    "ON MATCH SET is ignored.",
                    Merge.class,
                    merge -> new Merge(merge.path(), merge.onCreate(), List.of())),
            Mutant.of(
                    "merge-on-create",
                    "ON CREATE SET is ignored.",
                    Merge.class,
                    merge -> new Merge(merge.path(), List.of(), merge.onMatch())),
            Mutant.of(
                    "create-reversed",
                    "CREATE turns relationships that point to the left.",
                    Create.class,
                    create -> Tree.rewrite(create, WriteMutants::toTheRight)),
            Mutant.of("remove-nothing", "REMOVE does nothing.", Remove.class, remove -> new Remove(List.of())),
            Mutant.of(
                    "set-first",
                    "Of what one SET sets, the first counts alone.",
                    Set.class,
                    set -> new Set(set.items().subList(0, 1))),
            setItem(
                    "set-null",
                    "A property that is set to null stays.",
                    SetProperty.class,
                    item -> new SetProperty(
                            item.subject(),
                            item.key(),
                            OR_BEFORE.with(item.value(), new Property(item.subject(), item.key())))),
            setItem(
                    "set-keeps",
                    "SET = from a map keeps the properties that the map lacks.",
                    SetProperties.class,
                    item -> new SetProperties(item.variable(), item.value(), true)),
            setItem(
                    "set-replaces",
                    "SET += from a map drops the properties that the map lacks.",
                    SetProperties.class,
                    item -> new SetProperties(item.variable(), item.value(), false)),
            setItem(
                    "set-first-label",
                    "Of several labels the first is set alone.",
                    SetLabels.class,
                    item -> new SetLabels(item.variable(), item.labels().subList(0, 1))),
            Mutant.of(
                    "delete-first",
                    "Of what one DELETE deletes, the first goes alone.",
                    Delete.class,
                    delete -> new Delete(delete.detach(), delete.targets().subList(0, 1))),
            Mutant.of(
                    "foreach-first",
                    "FOREACH stops after the first item.",
                    Foreach.class,
                    loop -> new Foreach(loop.variable(), FIRST.with(loop.list()), loop.clauses())));

    private WriteMutants() {}

    private static <I extends Record & SetItem> Mutant setItem(
            String name, String sentence, Class<I> kind, Function<I, I> wrong) {
        return Mutant.of(name, sentence, kind, wrong);
    }

    private static Stream<Clause> created(Clause clause) {
        if (!(clause instanceof Merge merge)) {
            return Stream.of(clause);
        }
        Create create = new Create(List.of(merge.path()));
        return merge.onCreate().isEmpty() ? Stream.of(create) : Stream.of(create, new Set(merge.onCreate()));
    }

    private static Record toTheRight(Record node) {
        return node instanceof Relationship way && way.direction() == Direction.LEFT
                ? new Relationship(way.variable(), way.types(), Direction.RIGHT, way.length(), way.properties())
                : node;
    }
}
