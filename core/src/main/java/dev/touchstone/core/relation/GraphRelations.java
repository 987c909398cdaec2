package dev.touchstone.core.relation;

import dev.touchstone.core.oracle.Oracle;
import java.util.List;
import java.util.stream.Stream;

/** The graph-aware relations: those of the Gamera paper, put right where they were not sound, and some more. */
public final class GraphRelations {
    private GraphRelations() {}

    /** An oracle for each sort of relation, in the words of a language. */
    public static List<Oracle> in(Phrasebook book) {
        return Stream.of(
                        Elementary.all().stream().map(draws -> draws.in(book, Elementary.FAMILY)),
                        Compound.all().stream().map(draws -> draws.in(book, Compound.FAMILY)),
                        Changing.all().stream().map(draws -> draws.in(book, Changing.FAMILY)))
                .<Oracle>flatMap(oracles -> oracles)
                .toList();
    }

    /** The records that may stand in a stored case. */
    public static List<Class<? extends Relation>> records() {
        return List.of(
                Mutual.class,
                Transitivity.class,
                Transit.class,
                Around.class,
                Detour.class,
                Bypass.class,
                Triangle.class,
                PartOfShortest.class,
                Fusion.class,
                Narrowing.class,
                Membership.class,
                EdgeMembership.class,
                Bridging.class,
                Pendant.class,
                Severing.class,
                Thinning.class,
                Bystanding.class);
    }
}
