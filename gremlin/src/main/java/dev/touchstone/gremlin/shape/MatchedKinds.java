package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the names within a {@code match} stand for: {@code match(__.as('a').outE().as('b'))} of vertices has an edge at b. */
final class MatchedKinds {
    /** {@code __.as('a').outE().as('b')}: a name, a way, a name. */
    private record Pattern(Argument from, Traversal way, Argument to) {
        static Optional<Pattern> of(Traversal traversal) {
            List<Call> calls = traversal.calls();
            int last = calls.size() - 1;
            return last > 0 && isName(calls.getFirst()) && isName(calls.get(last))
                    ? Optional.of(new Pattern(
                            calls.getFirst().arguments().getFirst(),
                            new Traversal(calls.subList(1, last)),
                            calls.get(last).arguments().getFirst()))
                    : Optional.empty();
        }

        private static boolean isName(Call call) {
            return call.name().equals("as") && call.arguments().size() == 1;
        }
    }

    private MatchedKinds() {}

    /** The kind of every name that can be told; a name that is not here may stand for anything. */
    static Map<Argument, Kind> of(Call match, Kind start) {
        List<Pattern> left = new ArrayList<>();
        for (Traversal nested : Kind.nested(match)) {
            Optional<Pattern> pattern = Pattern.of(nested);
            if (pattern.isEmpty() && namesWithin(nested)) {
                return Map.of();
            }
            pattern.ifPresent(left::add);
        }
        Map<Argument, Kind> kinds = new LinkedHashMap<>();
        for (Optional<Pattern> next = next(left); next.isPresent(); next = next(left)) {
            Pattern pattern = next.get();
            left.remove(pattern);
            Kind from = kinds.computeIfAbsent(pattern.from(), any -> start);
            kinds.merge(pattern.to(), from.after(pattern.way()), Kind::common);
        }
        left.forEach(pattern -> kinds.remove(pattern.to()));
        return kinds;
    }

    /** One whose beginning no other leads to. */
    private static Optional<Pattern> next(List<Pattern> left) {
        return left.stream()
                .filter(pattern -> left.stream().noneMatch(other -> other.to().equals(pattern.from())))
                .findFirst();
    }

    /** Patterns with names at one end alone are conditions. */
    private static boolean namesWithin(Traversal pattern) {
        return pattern.calls().stream()
                .skip(1)
                .flatMap(Tree::nodes)
                .anyMatch(node -> node instanceof Call call && call.name().equals("as"));
    }
}
