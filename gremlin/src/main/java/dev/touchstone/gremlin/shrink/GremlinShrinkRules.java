package dev.touchstone.gremlin.shrink;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.OptionsCase;
import dev.touchstone.core.oracle.OptionsCase.Way;
import dev.touchstone.core.oracle.PreludeCase;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.report.WithoutStrategies;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The shrink rules of Gremlin: a group of strategies can often give way to one of them. */
public final class GremlinShrinkRules implements ShrinkRules {

    @Override
    public List<Case> simplifications(Case proposed) {
        return switch (proposed) {
            case OptionsCase same -> simplifications(same).toList();
            case PreludeCase(List<Case> earlier, OptionsCase last) ->
                simplifications(last)
                        .<Case>map(other -> new PreludeCase(earlier, other))
                        .toList();
            default -> List.of();
        };
    }

    private static Stream<Case> simplifications(OptionsCase same) {
        return Stream.iterate(0, place -> place < same.ways().size(), place -> place + 1)
                .flatMap(place -> named(same.ways().get(place)).map(way -> {
                    List<Way> ways = new ArrayList<>(same.ways());
                    ways.set(place, way);
                    return new OptionsCase(same.dataset(), same.engine(), same.statement(), ways);
                }));
    }

    private static Stream<Way> named(Way way) {
        return WithoutStrategies.in(way.options()).stream()
                .flatMap(without -> without.members().stream())
                .map(name -> new Way(Map.of(WithoutStrategies.OPTION, name), way.withoutIndexes()));
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
