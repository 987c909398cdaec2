package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Trait;
import dev.touchstone.cypher.generate.Clauses.Filled;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Entry;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Fills in clauses that write. What they write does not depend on which row comes first: a value is computed from what the clause does not
 * change. Whether that is enough is found out when the query is finished, by evaluating it in another order.
 */
record Updates(Draft draft, Environment before) {

    /** A clause of a kind that writes. */
    Optional<Filled> fill(Ingredient kind) {
        if (draft.labels().isEmpty() || draft.edgeTypes().isEmpty()) {
            return Optional.empty();
        }
        return switch (kind) {
            case CREATE -> create();
            case MERGE -> merge();
            case SET -> set().flatMap(this::run);
            case REMOVE -> remove().flatMap(this::run);
            case DELETE -> delete();
            case FOREACH -> foreach();
            case CALL_THAT_WRITES -> call();
            default -> throw new IllegalArgumentException(kind + " is no clause that writes");
        };
    }

    private Choices choices() {
        return draft.choices();
    }

    private Expressions expressions() {
        return new Expressions(draft, before);
    }

    private Optional<Filled> run(Clause clause) {
        return run(clause, before.variables());
    }

    private Optional<Filled> run(Clause clause, Map<String, Type> variables) {
        if (!draft.speaks(clause)) {
            return Optional.empty();
        }
        return before.rows()
                .then(clause, draft.parameters())
                .filter(rows -> rows.size() > 0 && rows.size() <= draft.limits().rows())
                .map(rows -> new Filled(
                        clause, Environment.only(variables, rows, choices().below(rows.size()))));
    }

    private Optional<Filled> create() {
        Map<String, Type> variables = new LinkedHashMap<>(before.variables());
        List<Path> paths = new ArrayList<>();
        for (int i = choices().pickOf(1, 1, 2); i > 0; i--) {
            paths.add(path(variables, true));
        }
        return run(new Clause.Create(paths), variables);
    }

    /** A node, or two of them with an edge between; each is one that is known or a new one. */
    private Path path(Map<String, Type> variables, boolean computed) {
        List<String> nodes = before.of(Type.NODE);
        if (choices().chance(nodes.isEmpty() ? 0.7 : 0.35)) {
            return new Path(Optional.empty(), Selection.EVERY, List.of(node(variables, computed)));
        }
        Relationship way = new Relationship(
                choices().chance(0.5) ? Optional.of(fresh("r", Type.EDGE, variables)) : Optional.empty(),
                List.of(choices().pick(draft.edgeTypes())),
                choices().pickOf(Direction.RIGHT, Direction.LEFT),
                Optional.empty(),
                properties(Type.EDGE, computed));
        return new Path(
                Optional.empty(),
                Selection.EVERY,
                List.of(end(nodes, variables, computed), way, end(nodes, variables, computed)));
    }

    private Node end(List<String> nodes, Map<String, Type> variables, boolean computed) {
        return nodes.isEmpty() || choices().chance(0.3)
                ? node(variables, computed)
                : new Node(Optional.of(choices().pick(nodes)), List.of(), Optional.empty());
    }

    private Node node(Map<String, Type> variables, boolean computed) {
        return new Node(
                choices().chance(0.6) ? Optional.of(fresh("n", Type.NODE, variables)) : Optional.empty(),
                labels(),
                properties(Type.NODE, computed));
    }

    private List<String> labels() {
        if (!draft.isMultiLabelled()) {
            return List.of(choices().pick(draft.labels()));
        }
        List<String> labels = choices().some(draft.labels(), 0.4);
        return labels.isEmpty() && draft.comes(Ingredient.LABELS, 0.7)
                ? List.of(choices().pick(draft.labels()))
                : labels;
    }

    private String fresh(String prefix, Type type, Map<String, Type> variables) {
        String name = draft.fresh(prefix);
        variables.put(name, type);
        return name;
    }

    /** Some properties, each with a value of its own type. */
    private Optional<Expression> properties(Type kind, boolean computed) {
        List<Entry> entries = choices().some(keys(kind), computed ? 0.3 : 0.15).stream()
                .limit(3)
                .map(property -> new Entry(property.key(), value(property, computed)))
                .toList();
        return entries.isEmpty() ? Optional.empty() : Optional.of(new MapLiteral(entries));
    }

    private List<Draft.Property> keys(Type kind) {
        return draft.properties().stream()
                .filter(property -> property.on().contains(kind))
                .toList();
    }

    private Expression value(Draft.Property property, boolean computed) {
        return computed && choices().chance(0.5)
                ? expressions().of(property.type(), draft.limits().depth() - 1)
                : draft.constant(choices().pick(property.pool()), property.pool());
    }

    private Optional<Filled> merge() {
        Map<String, Type> variables = new LinkedHashMap<>(before.variables());
        Path path = path(variables, false);
        List<String> fresh = variables.keySet().stream()
                .filter(name -> !before.variables().containsKey(name))
                .toList();
        Clause.Merge merge = new Clause.Merge(path, marks(fresh, path, variables), marks(fresh, path, variables));
        return run(merge, variables);
    }

    /** A property that says what MERGE did; its value is the same in every row, because which row comes first is not known. */
    private List<Clause.SetItem> marks(List<String> fresh, Path path, Map<String, Type> variables) {
        if (fresh.isEmpty() || choices().chance(0.3)) {
            return List.of();
        }
        String variable = choices().pick(fresh);
        List<Draft.Property> free = keys(variables.getOrDefault(variable, Type.NODE)).stream()
                .filter(property -> Tree.nodes(path)
                        .noneMatch(node ->
                                node instanceof Entry entry && entry.key().equals(property.key())))
                .toList();
        if (free.isEmpty()) {
            return List.of();
        }
        Draft.Property property = choices().pick(free);
        return List.of(new Clause.SetProperty(new Variable(variable), property.key(), value(property, false)));
    }

    private Optional<Clause> set() {
        List<String> nodes = before.of(Type.NODE);
        List<Clause.SetItem> items = new ArrayList<>();
        for (int i = choices().pickOf(1, 1, 2); i > 0; i--) {
            Type kind = nodes.isEmpty() || choices().chance(0.3) ? Type.EDGE : Type.NODE;
            List<String> elements = before.of(kind);
            if (!elements.isEmpty()) {
                items.add(setItem(kind, choices().pick(elements)));
            }
        }
        return items.isEmpty() || readsWhatItSets(items) ? Optional.empty() : Optional.of(new Clause.Set(items));
    }

    private Clause.SetItem setItem(Type kind, String element) {
        int way = choices().below(kind == Type.NODE && draft.isMultiLabelled() ? 9 : 7);
        List<Draft.Property> keys = keys(kind);
        if (way > 6 || keys.isEmpty()) {
            return new Clause.SetLabels(element, List.of(choices().pick(draft.labels())));
        }
        Draft.Property property = choices().pick(keys);
        Entry entry = new Entry(property.key(), value(property, true));
        return switch (way) {
            case 0, 1 -> new Clause.SetProperties(element, new MapLiteral(List.of(entry)), true);
            case 2, 3 -> {
                // What replaces all properties must bring the key by which we know the element.
                Entry key = new Entry(Element.KEY, new Property(new Variable(element), Element.KEY));
                yield new Clause.SetProperties(element, new MapLiteral(List.of(key, entry)), false);
            }
            default -> new Clause.SetProperty(new Variable(element), property.key(), entry.value());
        };
    }

    /** Whether a value may depend on what the same clause has done to another row, or to another of its items. */
    private static boolean readsWhatItSets(List<Clause.SetItem> items) {
        List<String> keys = items.stream()
                .flatMap(item -> switch (item) {
                    case Clause.SetProperty set -> Stream.of(set.key());
                    case Clause.SetProperties set ->
                        Tree.nodes((Record) set.value())
                                .filter(Entry.class::isInstance)
                                .map(entry -> ((Entry) entry).key());
                    case Clause.SetLabels set -> Stream.of();
                })
                .toList();
        return items.stream().flatMap(item -> Tree.nodes((Record) item)).anyMatch(node -> switch (node) {
            case Property property ->
                keys.contains(property.key()) && !property.key().equals(Element.KEY);
            case Expression.Call call -> FunctionTable.get(call.function()).is(Trait.READS_ELEMENT);
            case Expression.Index index -> true;
            case Expression.HasLabels labels -> true;
            case Query query -> true;
            case Expression.PatternExpression pattern -> true;
            case Expression.PatternComprehension pattern -> true;
            default -> false;
        });
    }

    private Optional<Clause> remove() {
        List<Clause.RemoveItem> items = new ArrayList<>();
        for (String element : choices().some(before.where(type -> type == Type.NODE || type == Type.EDGE), 0.5)) {
            Type kind = before.variables().getOrDefault(element, Type.NODE);
            List<Draft.Property> keys = keys(kind);
            if (kind == Type.NODE && draft.isMultiLabelled() && choices().chance(0.4)) {
                items.add(new Clause.RemoveLabels(element, List.of(choices().pick(draft.labels()))));
            } else if (!keys.isEmpty()) {
                items.add(new Clause.RemoveProperty(
                        new Variable(element), choices().pick(keys).key()));
            }
        }
        return items.isEmpty() ? Optional.empty() : Optional.of(new Clause.Remove(items));
    }

    /** Of what is deleted nothing can be asked any more, so only plain values go on. */
    private Optional<Filled> delete() {
        List<String> edges = before.of(Type.EDGE);
        List<String> nodes = before.of(Type.NODE);
        boolean edge = !edges.isEmpty() && (nodes.isEmpty() || choices().chance(0.6));
        if (!edge && nodes.isEmpty()) {
            return Optional.empty();
        }
        Clause.Delete delete = edge
                ? new Clause.Delete(false, List.of(new Variable(choices().pick(edges))))
                : new Clause.Delete(true, List.of(new Variable(choices().pick(nodes))));
        Map<String, Type> left = new LinkedHashMap<>();
        before.variables().forEach((name, type) -> {
            if (type.isScalar()) {
                left.put(name, type);
            }
        });
        return run(delete, left);
    }

    private Optional<Filled> foreach() {
        Type type = choices().pickOf(Type.INTEGER, Type.STRING);
        List<Draft.Property> keys = keys(Type.NODE).stream()
                .filter(property -> property.type() == type)
                .toList();
        if (keys.isEmpty()) {
            return Optional.empty();
        }
        String item = draft.fresh("f");
        MapLiteral properties =
                new MapLiteral(List.of(new Entry(choices().pick(keys).key(), new Variable(item))));
        Path node = new Path(
                Optional.empty(),
                Selection.EVERY,
                List.of(new Node(Optional.empty(), List.of(choices().pick(draft.labels())), Optional.of(properties))));
        Clause inside =
                choices().chance(0.5) ? new Clause.Create(List.of(node)) : new Clause.Merge(node, List.of(), List.of());
        Expression list = expressions().of(type == Type.INTEGER ? Type.INTEGERS : Type.STRINGS, 1);
        return run(new Clause.Foreach(item, list, List.of(inside)));
    }

    /** {@code CALL { WITH n SET … RETURN count(*) AS c }} */
    private Optional<Filled> call() {
        List<String> nodes = before.of(Type.NODE);
        if (nodes.isEmpty()) {
            return Optional.empty();
        }
        String imported = choices().pick(nodes);
        Optional<Environment> inside = before.rows()
                .then(Projections.importing(List.of(imported)), draft.parameters())
                .map(rows -> Environment.only(Map.of(imported, Type.NODE), rows, before.witness()));
        Ingredient kind = draft.oneOf(Ingredient.CREATE, Ingredient.MERGE, Ingredient.SET, Ingredient.REMOVE);
        Optional<Filled> written = inside.flatMap(environment -> new Updates(draft, environment).fill(kind));
        if (written.isEmpty()) {
            return Optional.empty();
        }
        String name = draft.fresh("c");
        Map<String, Type> variables = new LinkedHashMap<>(before.variables());
        variables.put(name, Type.INTEGER);
        return run(
                new Clause.Call(Query.of(
                        Projections.importing(List.of(imported)),
                        written.get().clause(),
                        QueryGenerator.count(List.of(name)))),
                variables);
    }
}
