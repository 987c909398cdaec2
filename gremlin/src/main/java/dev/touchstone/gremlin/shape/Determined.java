package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Whether the answer of a traversal is determined as a multiset, as far as its steps tell. What the generator writes is; what a reducer
 * makes of it may not be: without its {@code order} a {@code limit} is a matter of chance, and so is whether a step that cannot take what it
 * gets is ever asked.
 */
public final class Determined {
    private static final Argument KEY = Argument.text(Element.KEY);
    private static final List<String> CUTS = List.of("limit", "range", "skip", "tail");
    private static final List<String> SUMMARIES = List.of("count", "sum", "min", "max", "mean");

    /** Those that tell apart traversers at the same place, of which a cut or {@code dedup} leaves any. */
    private static final List<String> READERS = List.of("path", "simplePath", "cyclicPath", "sack", "otherV");

    private static final List<String> FORGETTING =
            List.of("map", "flatMap", "coalesce", "where", "filter", "not", "and", "or", "by", "has", "until", "emit");

    private Determined() {}

    public static boolean is(Traversal traversal) {
        return Fitting.is(traversal)
                && Segment.of(traversal).stream().allMatch(Segment::isSteady)
                && !isReadWhileFilled(traversal)
                && Tree.nodes(traversal)
                        .allMatch(node -> !(node instanceof Traversal inner) || isAtThisLevel(inner.calls()));
    }

    /**
     * Whether something but {@code cap} asks for what traversers put aside one by one: how many have done so by then depends on how far each
     * has come.
     */
    private static boolean isReadWhileFilled(Traversal traversal) {
        List<Argument> names = Tree.nodes(traversal)
                .filter(node -> node instanceof Call call && fillsOneByOne(call))
                .flatMap(node -> ((Call) node).arguments().stream())
                .filter(Constant.class::isInstance)
                .toList();
        return !names.isEmpty()
                && Tree.nodes(traversal)
                        .filter(node -> node instanceof Call call
                                && !call.name().equals("cap")
                                && !fillsOneByOne(call)
                                && Kind.nested(call).isEmpty())
                        .anyMatch(node -> names((Call) node, names));
    }

    private static boolean fillsOneByOne(Call call) {
        return call.name().equals("store")
                || (call.name().equals("aggregate") && call.arguments().contains(new Token("Scope", "local")));
    }

    private static boolean isAtThisLevel(List<Call> calls) {
        List<Argument> lost = new ArrayList<>();
        boolean thinned = false;
        for (int i = 0; i < calls.size(); i++) {
            Call call = calls.get(i);
            boolean readsWhatIsLost =
                    (thinned && isWithin(call, inner -> READERS.contains(inner.name()))) || names(call, lost);
            if (readsWhatIsLost || !isDetermined(calls, i)) {
                return false;
            }
            thinned |= thinsWithin(call);
            if (thins(call)) {
                calls.subList(0, i).stream()
                        .filter(before -> before.name().equals("as"))
                        .forEach(before -> lost.addAll(before.arguments()));
            }
        }
        return true;
    }

    /** Whether it asks, at any depth, for one of the names. */
    private static boolean names(Call call, List<Argument> names) {
        return !names.isEmpty()
                && Tree.nodes(call).anyMatch(node -> node instanceof Argument argument && names.contains(argument));
    }

    /** Whether it is such a call, or has one in it at any depth. */
    private static boolean isWithin(Call call, Predicate<Call> such) {
        return Tree.nodes(call).anyMatch(node -> node instanceof Call inner && such.test(inner));
    }

    /** What is thinned within a step of these is no matter: of the ways within, only the end is remembered. */
    private static boolean thinsWithin(Call call) {
        return thins(call)
                || (!FORGETTING.contains(call.name())
                        && Kind.nested(call).stream()
                                .flatMap(inner -> inner.calls().stream())
                                .anyMatch(Determined::thinsWithin));
    }

    private static boolean thins(Call call) {
        return (call.name().equals("dedup") && call.arguments().isEmpty()) || isCut(call);
    }

    private static boolean isDetermined(List<Call> calls, int at) {
        Call call = calls.get(at);
        return switch (call.name()) {
            case "sample", "coin" -> false;
            case "limit", "range", "skip", "tail" -> !isCut(call) || isSorted(calls, at);
            case "dedup" -> isDedup(calls, at);
            case "fold" -> isSorted(calls, at) || isOneOf(calls, at + 1, "count", "unfold") || isSingle(calls, at);
            case "group" -> isSummarised(calls, at);
            case "cap" -> isCollected(calls, at);
            case "elementMap" -> isOneOf(calls, at + 1, "select");
            case "map", "by" -> Kind.nested(call).stream().allMatch(Singles::are);
            case "choose" ->
                Kind.nested(call).size() != 1 || Singles.are(Kind.nested(call).getFirst());
            default -> true;
        };
    }

    /** Takes some of all traversers, and not of the items of one. */
    private static boolean isCut(Call call) {
        return CUTS.contains(call.name())
                && call.arguments().stream()
                        .noneMatch(argument -> argument instanceof Token token
                                && token.family().equals("Scope")
                                && token.name().equals("local"));
    }

    /** Comes after {@code order().by('uid')}, with nothing between but other cuts, and values of that key. */
    static boolean isSorted(List<Call> calls, int at) {
        int before = at - 1;
        while (before >= 0 && (isCut(calls.get(before)) || isValueOfKey(calls.get(before)))) {
            before--;
        }
        boolean byKey = false;
        while (before >= 0 && calls.get(before).name().equals("by")) {
            List<Argument> by = calls.get(before).arguments();
            byKey |= !by.isEmpty() && by.getFirst().equals(KEY) && !by.contains(new Token("Order", "shuffle"));
            before--;
        }
        return byKey
                && before >= 0
                && calls.get(before).name().equals("order")
                && calls.get(before).arguments().isEmpty();
    }

    private static boolean isValueOfKey(Call call) {
        return call.name().equals("values") && call.arguments().equals(List.of(KEY));
    }

    /** Of those that are alike any is kept: they must be the same, or be asked only for what they have in common. */
    private static boolean isDedup(List<Call> calls, int at) {
        if (at + 1 >= calls.size() || !calls.get(at + 1).name().equals("by")) {
            return calls.get(at).arguments().isEmpty()
                    || (isOneOf(calls, at + 1, "select")
                            && calls.get(at + 1)
                                    .arguments()
                                    .equals(calls.get(at).arguments()));
        }
        List<Argument> by = calls.get(at + 1).arguments();
        boolean byLabel = by.equals(List.of(new Token("T", "label")));
        return by.equals(List.of(KEY)) || (byLabel && isOneOf(calls, at + 2, "label", "count"));
    }

    private static boolean isOneOf(List<Call> calls, int at, String... names) {
        return at < calls.size() && List.of(names).contains(calls.get(at).name());
    }

    /** There is at most one value of a key, so that a list of them has an order. */
    private static boolean isSingle(List<Call> calls, int at) {
        return at > 0 && isValueOfKey(calls.get(at - 1)) && (at == 1 || (at == 2 && isOneOf(calls, 0, "outV", "inV")));
    }

    /** Has a second {@code by}, which makes one value of what is in a group. */
    private static boolean isSummarised(List<Call> calls, int at) {
        return isOneOf(calls, at + 1, "by")
                && isOneOf(calls, at + 2, "by")
                && calls.get(at + 2).arguments().size() == 1
                && calls.get(at + 2).arguments().getFirst() instanceof Nested nested
                && !nested.traversal().calls().isEmpty()
                && SUMMARIES.contains(nested.traversal().calls().getLast().name());
    }

    /** What was put aside comes in some order, unless it is a map. */
    private static boolean isCollected(List<Call> calls, int at) {
        boolean map = calls.subList(0, at).stream()
                .anyMatch(call -> List.of("group", "groupCount").contains(call.name())
                        && call.arguments().equals(calls.get(at).arguments()));
        return map || isOneOf(calls, at + 1, "unfold", "count");
    }
}
