package dev.touchstone.gremlin.text;

import dev.touchstone.core.tree.PlainTokens;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Which calls of a text reach beyond the graph, as {@code io()} and {@code call()} do. An engine, or our interpreter, may call anything that the class of a
 * traversal has, so that the steps are listed that do not, and every other call counts.
 */
public final class Powers {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<quoted>'(?:[^'\\\\]++|\\\\.)*+'|\"(?:[^\"\\\\]++|\\\\.)*+\"|//[^\\n]*+|/\\*(?:[^*]++|\\*(?!/))*+\\*/)|[\\w$]++|[^\\s\\w$]",
            Pattern.DOTALL);

    /** Steps, modulators, predicates and literals of TinkerPop that work on the graph alone. */
    private static final Set<String> HARMLESS = Set.of("E", "UUID", "V", "addE", "addV", "aggregate", "all", "and", "any", "as", "asBool", "asDate", "asNumber", "asString", "barrier", "between", "both", "bothE", "bothV", "branch", "by", "cap", "choose", "coalesce", "coin", "connectedComponent", "pageRank", "peerPressure", "shortestPath", "withComputer", "withStrategies", "withoutStrategies", "combine", "concat", "conjoin", "constant", "containing", "count", "cyclicPath", "dateAdd", "dateDiff", "datetime", "dedup", "difference", "discard", "disjunct", "drop", "element", "elementMap", "emit", "endingWith", "eq", "explain", "fail", "filter", "flatMap", "fold", "format", "from", "group", "groupCount", "gt", "gte", "has", "hasId", "hasKey", "hasLabel", "hasNot", "hasValue", "id", "identity", "in", "inE", "inV", "index", "inject", "inside", "intersect", "is", "iterate", "key", "lTrim", "label", "length", "limit", "list", "local", "loops", "lt", "lte", "map", "match", "math", "max", "mean", "merge", "mergeE", "mergeV", "min", "negate", "neq", "next", "none", "not", "notContaining", "notEndingWith", "notRegex", "notStartingWith", "option", "optional", "or", "order", "otherV", "out", "outE", "outV", "outside", "path", "product", "profile", "project", "properties", "property", "propertyMap", "rTrim", "range", "regex", "repeat", "replace", "reverse", "sack", "sample", "select", "set", "sideEffect", "simplePath", "single", "skip", "split", "startingWith", "store", "subgraph", "substring", "sum", "tail", "timeLimit", "times", "to", "toBulkSet", "toE", "toList", "toLower", "toSet", "toUpper", "toV", "tree", "trim", "tryNext", "typeOf", "unfold", "union", "until", "value", "valueMap", "values", "where", "with", "withBulk", "withPath", "withSack", "withSideEffect", "within", "without");

    private Powers() {}

    /** The calls, each once; and a closure, which is code. */
    public static List<String> in(String text) {
        Set<String> found = new TreeSet<>();
        for (List<String> tokens : PlainTokens.bothWays(text, TOKEN)) {
            for (int i = 0; i + 1 < tokens.size(); i++) {
                String name = tokens.get(i);
                boolean called = tokens.get(i + 1).equals("(") && name.matches("[\\w$]+");
                if (called && !HARMLESS.contains(name)) {
                    found.add(name + "()");
                }
            }
            if (tokens.contains("{")) {
                found.add("{…}");
            }
        }
        return List.copyOf(found);
    }
}
