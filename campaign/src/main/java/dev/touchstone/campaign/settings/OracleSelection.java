package dev.touchstone.campaign.settings;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.oracle.Oracle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Oracles that a user selects: {@code truth}, {@code elementary}, {@code all}, {@code truth=5}.
 *
 * @param name of an oracle, of a family of them, or {@link #ALL}
 * @param weight how many turns each of them has while others have one; its own where empty
 */
public record OracleSelection(String name, OptionalInt weight) {
    /** Selects everything. */
    public static final String ALL = "all";

    /** What others call an oracle of ours. */
    private static final Map<String, String> ALIASES =
            Map.of("random_crash", "crash", "strategies", "options", "optimiser", "options");

    /** What a user wrote, or empty where that is neither a name nor a name with a weight. */
    public static Optional<OracleSelection> of(String text) {
        int equals = text.indexOf('=');
        String name = (equals < 0 ? text : text.substring(0, equals)).toLowerCase(Locale.ROOT);
        String weight = equals < 0 ? "" : text.substring(equals + 1);
        if (name.isEmpty() || !weight.matches(equals < 0 ? "" : "[1-9]\\d{0,3}")) {
            return Optional.empty();
        }
        return Optional.of(new OracleSelection(
                ALIASES.getOrDefault(name, name),
                equals < 0 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(weight))));
    }

    /**
     * What a user wrote.
     *
     * @throws UserMistake where a word means none of these oracles
     */
    public static List<OracleSelection> read(List<String> texts, List<Oracle> among) {
        return texts.stream().map(text -> read(text, among)).toList();
    }

    private static OracleSelection read(String text, List<Oracle> among) {
        OracleSelection selected = of(text).orElseThrow(() -> new UserMistake("--oracle \"" + text
                + "\" is neither a name nor a name with a weight from 1 to 9999, such as truth=5"));
        if (among.stream().noneMatch(selected::means)) {
            String hint = selected.name.equals("agree") ? " (it needs at least two engines or versions)" : "";
            throw new UserMistake("there is no oracle \"" + selected.name + "\" here" + hint
                    + "; there are, by family: " + Families.of(among).line() + "; and " + ALL);
        }
        return selected;
    }

    /**
     * The oracles that a user means, each once; all where nothing is said.
     *
     * @throws UserMistake where a word means none of them
     */
    public static List<Oracle> from(List<String> texts, List<Oracle> among) {
        read(texts, among);
        return only(texts, among);
    }

    /** The same, where a word may mean something elsewhere. */
    public static List<Oracle> only(List<String> texts, List<Oracle> among) {
        List<OracleSelection> selection = known(texts);
        return among.stream().filter(oracle -> weight(oracle, selection) > 0).toList();
    }

    public static List<OracleSelection> known(List<String> texts) {
        return texts.stream().map(OracleSelection::of).flatMap(Optional::stream).toList();
    }

    /** Whether it means this oracle. */
    public boolean means(Oracle oracle) {
        return means(oracle.name(), oracle.family());
    }

    /** Whether it means the oracle of this name in this family. */
    public boolean means(String oracle, String family) {
        return name.equals(oracle) || name.equals(family) || name.equals(ALL);
    }

    /** How many turns an oracle has: by its own name if that is selected, else by the last that means it; none if none does. */
    public static int weight(Oracle oracle, List<OracleSelection> selection) {
        if (selection.isEmpty()) {
            return oracle.weight();
        }
        return selection.stream()
                .filter(selected -> selected.means(oracle))
                .reduce((one, other) -> one.name.equals(oracle.name()) ? one : other)
                .map(selected -> selected.weight.orElse(oracle.weight()))
                .orElse(0);
    }
}
