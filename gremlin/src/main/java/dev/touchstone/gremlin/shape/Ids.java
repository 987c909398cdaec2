package dev.touchstone.gremlin.shape;

import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.gremlin.shape.Indeterminacy.Part;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Parameter;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Ids are the engine's own. How many there are is determined, since every element has one; so is a map that has an id beside other things
 * as long as only the others are looked at, because an id under {@code T.id} is never compared. Handles that travel as parameters are ids
 * that the engine gave before, and are no constants of the statement's.
 */
final class Ids {
    static final Indeterminacy OPEN = new Indeterminacy(Part.IDS, "ids are the engine's own");

    /** Whether a constant such as 0 stands for the id 0L is the engine's affair, too: TinkerGraph says no where it looks it up, and yes where it compares. */
    private static final Indeterminacy CONSTANT = new Indeterminacy(Part.IDENTITY, OPEN.reason());

    private static final Set<String> SHOWN = Set.of("tokens", "ids", "all");
    private static final Set<String> TAKING_IDS = Set.of("V", "E", "hasId");

    private Ids() {}

    /** @param top whether this is the whole traversal, and not one within another */
    static Optional<Indeterminacy> open(List<Call> calls, int at, boolean top, boolean tested) {
        Call call = calls.get(at);
        boolean last = at + 1 == calls.size();
        boolean shown = switch (call.name()) {
            case "id" -> !(last ? tested : isCount(calls.get(at + 1)));
            case "elementMap" -> !(last ? top || tested : isPicked(calls.get(at + 1)));
            case "valueMap", "propertyMap" -> showsIds(calls, at) && !isPickedBehindWith(calls, at, top || tested);
            default -> false;
        };
        return shown ? Optional.of(OPEN) : Optional.of(CONSTANT).filter(open -> comparesConstants(call));
    }

    private static boolean comparesConstants(Call call) {
        return call.name().equals("has")
                ? call.arguments().contains(new Token("T", "id"))
                : TAKING_IDS.contains(call.name()) && hasConstants(call);
    }

    private static boolean hasConstants(Call call) {
        return call.arguments().stream().anyMatch(argument -> !(argument instanceof Parameter));
    }

    /** {@code valueMap(true)} and {@code valueMap().with(WithOptions.tokens)}. */
    private static boolean showsIds(List<Call> calls, int at) {
        boolean asked = calls.get(at).arguments().stream()
                .anyMatch(argument -> argument instanceof Constant constant
                        && constant.value().value() instanceof Bool bool
                        && bool.value());
        return asked
                || calls.subList(at + 1, behindWith(calls, at)).stream()
                        .flatMap(with -> with.arguments().stream())
                        .anyMatch(Ids::asksForIds);
    }

    private static boolean asksForIds(Argument argument) {
        return argument instanceof Token(String family, String name)
                && family.equals("WithOptions")
                && SHOWN.contains(name);
    }

    private static int behindWith(List<Call> calls, int at) {
        int behind = at + 1;
        while (behind < calls.size() && calls.get(behind).name().equals("with")) {
            behind++;
        }
        return behind;
    }

    private static boolean isPickedBehindWith(List<Call> calls, int at, boolean mayEnd) {
        int behind = behindWith(calls, at);
        return behind == calls.size() ? mayEnd : isPicked(calls.get(behind));
    }

    /** Takes out what has a name of its own, or only counts. */
    private static boolean isPicked(Call call) {
        return isCount(call)
                || (call.name().equals("select")
                        && !call.arguments().isEmpty()
                        && call.arguments().stream().allMatch(Constant.class::isInstance));
    }

    private static boolean isCount(Call call) {
        return call.name().equals("count") && call.arguments().isEmpty();
    }
}
