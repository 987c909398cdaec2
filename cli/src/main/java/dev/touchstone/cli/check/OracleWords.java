package dev.touchstone.cli.check;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.OracleSelection;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.script.Claim;
import java.util.List;

/**
 * The words of {@code --oracle}.
 *
 * @param claimable the claims that can be made in the language about statements as they are written
 */
public record OracleWords(List<String> words, List<Claim> claimable) {

    /** Refuses to compare one engine with nobody, before it is fetched. */
    public static void requireTwoToAgree(List<String> words, int engines) {
        if (engines < 2
                && !words.isEmpty()
                && words.stream()
                        .allMatch(word -> means(word, Claim.AGREE) && !word.equalsIgnoreCase(OracleSelection.ALL))) {
            throw new UserMistake("--oracle agree needs two engines");
        }
    }

    /** The claims about statements as they are written; all if no oracle is named. */
    List<Claim> claims(int engines) {
        return claimable.stream()
                .filter(claim -> words.isEmpty() || words.stream().anyMatch(word -> means(word, claim)))
                .filter(claim -> claim != Claim.AGREE || engines > 1)
                .toList();
    }

    /** The other oracles that are named, or all where no claim can be made: they run statements that we write after parsing the user's. */
    List<Oracle> others(Group group) {
        List<String> unclaimed = words.stream()
                .filter(word -> claimable.stream().noneMatch(claim -> means(word, claim)))
                .toList();
        OracleSelection.read(unclaimed, group.oracles());
        return words.isEmpty() && !claimable.isEmpty()
                ? List.of()
                : OracleSelection.only(words, group.oracles()).stream()
                        .filter(oracle -> claimable.stream()
                                .noneMatch(claim -> claim.oracle().equals(oracle.name())))
                        .toList();
    }

    private static boolean means(String word, Claim claim) {
        return OracleSelection.of(word)
                .filter(selected -> selected.means(claim.oracle(), Oracle.GENERAL))
                .isPresent();
    }
}
