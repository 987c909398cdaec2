package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a traversal makes of the elements that it has found. The answer is determined: what depends on an order comes after a total one,
 * lists are sorted before they are folded, and a collection is given item by item.
 */
record ResultSteps(TraversalDraft walk) {
    private static final Argument KEY = text(Element.KEY);
    private static final Argument LABEL = new Token("T", "label");
    private static final double ADDED = 0.4;

    private Choices choices() {
        return walk.choices();
    }

    /** The steps after an element; none at all is a way to end, too. */
    List<Call> any() {
        if (walk.ground().errs()) {
            return new IllTypedSteps(walk.ground()).end(walk.spot().properties());
        }
        if (walk.memory().hasSack()) {
            return sack();
        }
        Optional<List<Call>> total = choices().chance(ADDED) ? new PropertyResultSteps(walk).total() : Optional.empty();
        return total.orElseGet(this::other);
    }

    private List<Call> other() {
        return switch (choices().below(18)) {
            case 0, 1 -> List.of();
            case 2, 16, 17 -> counted();
            case 3 -> first();
            case 4, 5 -> remembered();
            case 6 -> grouped();
            case 7 -> List.of(Call.of("project", text("a"), text("b")), by(), by());
            case 8 -> listed();
            case 9 -> new HistorySteps(walk).all();
            case 10 -> mapped();
            case 11 -> matched();
            default -> new PropertyResultSteps(walk).any();
        };
    }

    /** Not with a condition on the count: TinkerPop counts no further than it takes to decide it, and gives that number. */
    private List<Call> counted() {
        return switch (choices().below(4)) {
            case 0 -> List.of(Call.of("dedup"), Call.of("count"));
            case 1 -> List.of(Call.of("dedup"), Call.of("by", LABEL), Call.of("label"));
            case 2 -> List.of(Call.of("fold"), Call.of("count", new Token("Scope", "local")));
            default -> List.of(Call.of("count"));
        };
    }

    private List<Call> first() {
        Token direction = new Token("Order", choices().pickOf("asc", "desc"));
        List<Call> calls = new ArrayList<>(List.of(Call.of("order"), Call.of("by", KEY, direction)));
        calls.add(
                switch (choices().below(5)) {
                    case 0 -> Call.of("limit", number(choices().between(1, 3)));
                    case 1 -> Call.of("range", number(0), number(choices().between(1, 4)));
                    case 2, 3 -> Call.of("skip", number(choices().chance(0.2) ? 1 : 0));
                    default -> Call.of("tail", number(choices().between(1, 3)));
                });
        return calls;
    }

    /** Paths and names. */
    private List<Call> remembered() {
        List<String> names = walk.memory().names();
        if (!names.isEmpty() && choices().chance(0.7)) {
            return named(choices().shuffled(names));
        }
        if (!walk.memory().isPathKnown()) {
            return counted();
        }
        return switch (choices().below(3)) {
            case 0 -> List.of(Call.of("path"), Call.of("by", KEY));
            case 1 -> List.of(Call.of("path"), Call.of("by", LABEL), Call.of("by", KEY));
            default -> List.of(Call.of("path"));
        };
    }

    private List<Call> named(List<String> names) {
        if (names.size() == 1) {
            return choices().chance(0.5)
                    ? List.of(Call.of("select", text(names.getFirst())), Call.of("by", KEY))
                    : List.of(
                            Call.of("math", text(names.getFirst() + choices().pickOf(" + _", " - _"))),
                            Call.of("by", KEY));
        }
        Call select = Call.of("select", text(names.get(0)), text(names.get(1)));
        return choices().chance(0.5) ? List.of(select) : List.of(select, by(), by());
    }

    /** Something that every element has, or that can be worked out for every vertex. */
    private Call by() {
        return switch (choices().below(4)) {
            case 0 -> Call.of("by", LABEL);
            case 1 -> Call.of("by", nested(Call.of("values", KEY), Call.of("count")));
            case 2 -> Call.of("by", nested(Call.of("constant", number(choices().between(0, 9)))));
            default -> Call.of("by", KEY);
        };
    }

    private List<Call> grouped() {
        Call by = Call.of("by", choices().chance(0.7) ? LABEL : KEY);
        Call what = switch (choices().below(4)) {
            case 0 ->
                Call.of("by", nested(Call.of("values", KEY), Call.of(choices().pickOf("sum", "min", "max", "mean"))));
            case 1 -> Call.of("by", nested(Call.of("dedup"), Call.of("count")));
            default -> Call.of("by", nested(Call.of("count")));
        };
        return switch (choices().below(5)) {
            case 0 -> List.of(Call.of("groupCount"), by, Call.of("unfold"));
            case 1 -> List.of(Call.of("groupCount"), by);
            case 2 -> List.of(Call.of("group", text("g")), by, what, Call.of("cap", text("g")));
            default -> List.of(Call.of("group"), by, what);
        };
    }

    private List<Call> listed() {
        return choices().chance(0.5)
                ? List.of(Call.of("fold"), Call.of("unfold"))
                : List.of(Call.of("order"), Call.of("by", KEY), Call.of("values", KEY), Call.of("fold"));
    }

    /** Maps of what is compared by value; an id of the engine's own is left out again. */
    private List<Call> mapped() {
        List<Argument> keys = new ArrayList<>(List.of(KEY));
        walk.ground()
                .usable(walk.spot().properties())
                .forEach(property -> keys.add(choices().below(keys.size() + 1), text(property.getKey())));
        Argument[] wanted = keys.toArray(Argument[]::new);
        if (Feature.ELEMENT_MAP.in(walk.ground().dialect()) && choices().chance(0.5)) {
            return wanted.length == 1
                    ? List.of(Call.of("elementMap", wanted), Call.of("select", KEY))
                    : List.of(Call.of("elementMap", wanted), Call.of("select", wanted));
        }
        return List.of(Call.of("valueMap", wanted));
    }

    /** With patterns that only filter, TinkerPop (3.8.1 and before) gives the element, and no map of names: a bug as far as we can tell. */
    private List<Call> matched() {
        return new HistorySteps(walk)
                .fitting()
                .map(fitting -> fitting.moves() && choices().chance(0.5)
                        ? List.of(fitting.match())
                        : List.of(
                                fitting.match(),
                                Call.of("select", text(fitting.first()), text(fitting.last())),
                                by(),
                                by()))
                .orElseGet(this::counted);
    }

    private List<Call> sack() {
        Call sack = Call.of("sack");
        Call filled = Call.of("sack", new Token("Operator", "sum"));
        return switch (choices().below(3)) {
            case 0 ->
                List.of(filled, Call.of("by", KEY), sack, Call.of(choices().pickOf("sum", "max", "count")));
            case 1 -> List.of(filled, Call.of("by", KEY), sack, Call.of("dedup"));
            default -> List.of(filled, Call.of("by", KEY), sack);
        };
    }
}
