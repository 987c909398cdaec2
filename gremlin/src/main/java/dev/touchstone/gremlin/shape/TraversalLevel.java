package dev.touchstone.gremlin.shape;

import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.shape.Indeterminacy.Part;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The steps of one traversal, without those of the traversals within it, and what they leave open where they stand.
 *
 * @param start where it begins
 * @param top whether it is the whole traversal
 * @param tested whether it is a condition, of which only counts whether it finds anything
 */
record TraversalLevel(Kind start, List<Call> calls, boolean top, boolean tested) {
    private static final Argument KEY = Argument.text(Element.KEY);
    private static final Token LABEL = new Token("T", "label");

    /** Those that make one of a list or of all traversers, in whatever order these come. */
    private static final Set<String> SUMMARIES = Set.of("count", "sum", "min", "max", "mean");

    /** Those that keep or drop traversers, or give them a name. */
    private static final Set<String> KEEPING = Set.of(
            "has",
            "hasNot",
            "hasLabel",
            "hasKey",
            "hasValue",
            "where",
            "filter",
            "not",
            "and",
            "or",
            "is",
            "identity",
            "order",
            "by",
            "as",
            "barrier",
            "dedup",
            "limit",
            "range",
            "skip",
            "tail");

    private static final Set<String> TO_ELEMENTS = Set.of(
            "V", "E", "out", "in", "both", "outE", "inE", "bothE", "outV", "inV", "bothV", "otherV", "toE", "toV");

    /** Those whose {@code by} looks at what they get, and that give it on. */
    private static final Set<String> KEEPING_BY = Set.of("order", "dedup", "aggregate", "store");

    private static final Set<String> ORDERING = Set.of("lt", "lte", "gt", "gte", "inside", "outside", "between");
    private static final Set<String> IDENTIFYING = Set.of("dedup", "group", "groupCount", "simplePath", "cyclicPath");

    /** What begins each of the ways of {@code fold().coalesce(…)}, if none of them looks at the order of the list. */
    private static final Set<String> UNLISTING = Set.of("unfold", "addV", "constant", "count", "V");

    private static Optional<Indeterminacy> unless(boolean determined, Part part, String reason) {
        return determined ? Optional.empty() : Optional.of(new Indeterminacy(part, reason));
    }

    /** What its steps leave open, one after the other. */
    List<Indeterminacy> open() {
        List<Indeterminacy> open = new ArrayList<>();
        List<Argument> lost = new ArrayList<>();
        Optional<String> thinnedBy = Optional.empty();
        Optional<Indeterminacy> behind = Optional.empty();
        for (int i = 0; i < calls.size(); i++) {
            Ids.open(calls, i, top, tested).ifPresent(open::add);
            readsWhatIsLost(calls.get(i), thinnedBy, lost).ifPresent(open::add);
            if (PathLoss.readsPath(calls.get(i))) {
                behind.ifPresent(open::add);
            }
            at(i).ifPresent(open::add);
            behind = SingleResult.reduces(calls.get(i)) ? Optional.empty() : behind;
            behind = behind.isPresent() ? behind : leftInPath(i);
            thinnedBy = thinnedBy.isPresent() ? thinnedBy : PathLoss.within(calls.get(i));
            if (PathLoss.thins(calls.get(i))) {
                lost.addAll(severalBefore(i));
            }
        }
        return open;
    }

    /** The names that may stand for several things, of which one is left for each traverser. */
    private List<Argument> severalBefore(int at) {
        List<Argument> names = new ArrayList<>();
        for (int i = 0; i < at; i++) {
            if (calls.get(i).name().equals("as") && !WritingOrder.findsOne(calls.subList(0, i))) {
                names.addAll(calls.get(i).arguments());
            }
        }
        return names;
    }

    private static Optional<Indeterminacy> readsWhatIsLost(Call call, Optional<String> thinnedBy, List<Argument> lost) {
        return thinnedBy
                .filter(by -> PathLoss.readsPath(call))
                .map(by -> new Indeterminacy(Part.VALUES, "the path after " + by))
                .or(() -> unless(!PathLoss.names(call, lost), Part.VALUES, "a name of which any is left"));
    }

    /** A list without an order, of which the next step asks no order. The path keeps it. */
    private Optional<Indeterminacy> leftInPath(int at) {
        int end = at + 1;
        while (isNamed(end, "by")) {
            end++;
        }
        return new TraversalLevel(start, calls.subList(0, end), top, tested)
                .at(at)
                .filter(open -> open.part() == Part.ORDER)
                .or(() -> PathLoss.keptIn(calls.get(at))
                        .map(inner -> new TraversalLevel(Kind.OTHER, inner.calls(), false, false))
                        .flatMap(TraversalLevel::leftInPaths)
                        .findFirst());
    }

    private Stream<Indeterminacy> leftInPaths() {
        return IntStream.range(0, calls.size()).boxed().flatMap(at -> leftInPath(at).stream());
    }

    private Optional<Indeterminacy> at(int at) {
        Call call = calls.get(at);
        String name = call.name();
        return switch (name) {
            case "limit", "range", "skip", "tail" ->
                unless(!Sorting.isCut(call) || Sorting.isSorted(start, calls, at), Part.ORDER, name + order(at));
            case "dedup" ->
                identity(at).or(() -> unless(isDedup(at), Part.VALUES, "dedup keeps any of those that are alike"));
            case "fold" ->
                unless(
                        Sorting.isSorted(start, calls, at) || isUnlisted(at + 1) || isSingle(at),
                        Part.ORDER,
                        "fold" + order(at));
            case "group" ->
                identity(at).or(() -> unless(isSummarised(at), Part.ORDER, "lists of a group without order"));
            case "cap" -> unless(isCollected(at), Part.ORDER, "what was put aside has no order");
            case "select" -> ofSelect(at);
            case "map", "by", "from", "to" ->
                unless(
                        Kind.nested(call).stream()
                                .allMatch(inner -> SingleResult.are(kindWithin(at, inner), inner)
                                        || WritingOrder.findsOne(inner.calls())),
                        Part.VALUES,
                        name + " takes any of several");
            case "choose", "branch" ->
                unless(
                        Kind.nested(call).size() != 1
                                || SingleResult.are(
                                        Kind.OTHER, Kind.nested(call).getFirst()),
                        Part.VALUES,
                        name + " takes any of several");
            case "is" ->
                unless(
                        tested || at == 0 || !isNamed(at - 1, "count"),
                        Part.VALUES,
                        "a count with a condition is counted no further than that");
            case "min", "max" ->
                unless(!isOf(at, TO_ELEMENTS) || isLocal(call), Part.IDS, "elements have no order but that of ids");
            case "where" -> unless(!ordersElements(at), Part.IDS, "elements have no order but that of ids");
            case "groupCount", "simplePath", "cyclicPath" -> identity(at);
            case "withSack" ->
                unless(call.arguments().size() < 2, Part.VALUES, "sacks are merged where traversers happen to meet");
            case "with" ->
                unless(
                        call.arguments().isEmpty() || call.arguments().getFirst() instanceof Token,
                        Part.VALUES,
                        "with sets an option of the engine's");
            case "difference", "disjunct", "intersect", "merge" ->
                unless(isUnlisted(at + 1), Part.ORDER, name + " gives a set in any order");
            default -> Optional.empty();
        };
    }

    /** Two values may sort alike by anything but the key, as far as the steps tell. */
    private String order(int at) {
        return Sorting.isSortedSomehow(calls, at) ? " of an order that may have ties" : " without order";
    }

    private boolean isNamed(int at, String... names) {
        return at >= 0
                && at < calls.size()
                && List.of(names).contains(calls.get(at).name());
    }

    private static boolean isLocal(Call call) {
        return call.arguments().contains(new Token("Scope", "local"));
    }

    /** Whether what comes to a step comes from one of these, perhaps through filters. */
    private boolean isOf(int at, Set<String> names) {
        int before = at - 1;
        while (before > 0 && KEEPING.contains(calls.get(before).name())) {
            before--;
        }
        return before >= 0 && names.contains(calls.get(before).name());
    }

    /** Whether two properties with the same key and value are one is told by ids, where there are any. */
    private Optional<Indeterminacy> identity(int at) {
        boolean by = isNamed(at + 1, "by");
        return unless(
                by || !IDENTIFYING.contains(calls.get(at).name()) || !isOf(at, Set.of("properties")),
                Part.IDENTITY,
                "whether two properties are one");
    }

    /** {@code where(P.lt('a'))} of elements. */
    private boolean ordersElements(int at) {
        return !isNamed(at + 1, "by")
                && calls.get(at).arguments().stream()
                        .anyMatch(argument ->
                                argument instanceof Predicate predicate && ORDERING.contains(predicate.name()));
    }

    /** Of those that are alike any is kept: they must be the same, or be asked only for what they have in common. */
    private boolean isDedup(int at) {
        if (!isNamed(at + 1, "by")) {
            return calls.get(at).arguments().isEmpty()
                    || (isNamed(at + 1, "select")
                            && calls.get(at + 1)
                                    .arguments()
                                    .equals(calls.get(at).arguments()));
        }
        List<Argument> by = calls.get(at + 1).arguments();
        return (by.equals(List.of(KEY)) && Sorting.areTold(start, calls.subList(0, at)))
                || (by.equals(List.of(LABEL)) && isNamed(at + 2, "label", "count"));
    }

    /** Whether what takes a list here does not look at its order. */
    private boolean isUnlisted(int at) {
        if (at >= calls.size()) {
            return false;
        }
        Call call = calls.get(at);
        return call.name().equals("unfold")
                || SUMMARIES.contains(call.name())
                || (call.name().equals("coalesce")
                        && Kind.nested(call).stream()
                                .allMatch(way -> !way.calls().isEmpty()
                                        && UNLISTING.contains(
                                                way.calls().getFirst().name())));
    }

    /** There is at most one value of a key, so that a list of them has an order. */
    private boolean isSingle(int at) {
        return at > 0 && Sorting.isValueOfKey(calls.get(at - 1)) && (at == 1 || (at == 2 && isNamed(0, "outV", "inV")));
    }

    /** Has a second {@code by}, which makes one value of what is in a group. */
    private boolean isSummarised(int at) {
        return isNamed(at + 1, "by")
                && isNamed(at + 2, "by")
                && calls.get(at + 2).arguments().size() == 1
                && calls.get(at + 2).arguments().getFirst() instanceof Nested(Traversal values)
                && !values.calls().isEmpty()
                && SUMMARIES.contains(values.calls().getLast().name());
    }

    /** What was put aside comes in some order, unless it is a map. */
    private boolean isCollected(int at) {
        boolean map = calls.subList(0, at).stream()
                .anyMatch(call -> List.of("group", "groupCount").contains(call.name())
                        && call.arguments().equals(calls.get(at).arguments()));
        return calls.get(at).arguments().size() == 1 && (map || isUnlisted(at + 1));
    }

    /** The keys of a map, and its values, have no order; an entry has one of each. */
    private Optional<Indeterminacy> ofSelect(int at) {
        boolean columns = calls.get(at).arguments().stream()
                .anyMatch(argument ->
                        argument instanceof Token token && token.family().equals("Column"));
        boolean aside = calls.subList(0, at).stream()
                .anyMatch(call -> List.of("aggregate", "store").contains(call.name())
                        && PathLoss.names(calls.get(at), call.arguments()));
        return unless(!columns || isNamed(at - 1, "unfold") || isUnlisted(at + 1), Part.ORDER, "a map has no order")
                .or(() -> unless(!aside || isUnlisted(at + 1), Part.ORDER, "what was put aside has no order"));
    }

    /** The levels of a traversal, itself first. */
    static List<TraversalLevel> of(Traversal traversal) {
        List<TraversalLevel> levels = new ArrayList<>();
        new TraversalLevel(Kind.OTHER, traversal.calls(), true, false).addTo(levels);
        return levels;
    }

    private void addTo(List<TraversalLevel> levels) {
        levels.add(this);
        for (int at = 0; at < calls.size(); at++) {
            List<Traversal> nested = Kind.nested(calls.get(at));
            for (int i = 0; i < nested.size(); i++) {
                Traversal inner = nested.get(i);
                boolean condition = isCondition(calls.get(at), i, nested.size());
                new TraversalLevel(kindWithin(at, inner), inner.calls(), false, condition).addTo(levels);
            }
        }
    }

    /** The name of the step that a {@code by} belongs to. */
    private String modulated(int at) {
        int before = at;
        while (before > 0 && isNamed(before, "by")) {
            before--;
        }
        return calls.get(before).name();
    }

    /** Where a traversal within a step begins. */
    private Kind kindWithin(int at, Traversal inner) {
        if (at < 0) {
            return Kind.OTHER;
        }
        Kind before = start.after(new Traversal(calls.subList(0, at)));
        boolean keeps = before == start.after(new Traversal(calls.subList(0, at + 1)));
        return switch (calls.get(at).name()) {
            case "repeat", "until", "emit" -> keeps ? before : Kind.OTHER;
            // It belongs to a choose() or branch(), and begins where that does.
            case "option" -> kindWithin(at - 1, inner);
            case "by" -> keeps && KEEPING_BY.contains(modulated(at)) ? before : Kind.OTHER;
            default -> before.within(calls.get(at), inner);
        };
    }

    private static boolean isCondition(Call call, int place, int places) {
        return switch (call.name()) {
            case "where", "filter", "not", "and", "or", "until", "emit", "has" -> true;
            case "choose" -> place == 0 && places > 1;
            default -> false;
        };
    }
}
