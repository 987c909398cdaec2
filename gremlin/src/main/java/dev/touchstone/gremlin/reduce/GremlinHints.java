package dev.touchstone.gremlin.reduce;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.SameAnyway;
import dev.touchstone.core.oracle.SameAnyway.Way;
import dev.touchstone.core.oracle.Sequel;
import dev.touchstone.core.reduce.Hints;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.tell.Without;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What a reducer is told of Gremlin: that a group of strategies can often give way to one of them. */
public final class GremlinHints implements Hints {

    @Override
    public List<Case> plainer(Case proposed) {
        return switch (proposed) {
            case SameAnyway same -> plainer(same).toList();
            case Sequel(List<Case> earlier, SameAnyway last) ->
                plainer(last).<Case>map(other -> new Sequel(earlier, other)).toList();
            default -> List.of();
        };
    }

    private static Stream<Case> plainer(SameAnyway same) {
        return Stream.iterate(0, place -> place < same.ways().size(), place -> place + 1)
                .flatMap(place -> named(same.ways().get(place)).map(way -> {
                    List<Way> ways = new ArrayList<>(same.ways());
                    ways.set(place, way);
                    return new SameAnyway(same.dataset(), same.engine(), same.statement(), ways);
                }));
    }

    private static Stream<Way> named(Way way) {
        return Without.in(way.options()).stream()
                .flatMap(without -> without.members().stream())
                .map(name -> new Way(Map.of(Without.OPTION, name), way.withoutIndexes()));
    }

    @Override
    public List<Record> smallest(Class<?> place, List<Value> values) {
        return NONE.smallest(place, values);
    }

    @Override
    public List<Record> like(Record node) {
        return NONE.like(node);
    }

    @Override
    public Fit fit(Case original, Case current) {
        return NONE.fit(original, current);
    }

    @Override
    public boolean isWithin(Case proposed, Dialect dialect) {
        return NONE.isWithin(proposed, dialect);
    }
}
