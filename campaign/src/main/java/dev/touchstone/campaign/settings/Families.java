package dev.touchstone.campaign.settings;

import dev.touchstone.core.oracle.Oracle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Oracles by their families, in the order in which they come.
 *
 * @param members the oracles of a family, each name once
 */
public record Families(Map<String, List<Oracle>> members) {

    public static Families of(Collection<Oracle> oracles) {
        Map<String, List<Oracle>> members = new LinkedHashMap<>();
        for (Oracle oracle : oracles) {
            List<Oracle> family = members.computeIfAbsent(oracle.family(), name -> new ArrayList<>());
            if (family.stream().noneMatch(other -> other.name().equals(oracle.name()))) {
                family.add(oracle);
            }
        }
        return new Families(members);
    }

    /** The names of the oracles by the names of their families. */
    public Map<String, List<String>> names() {
        Map<String, List<String>> names = new LinkedHashMap<>();
        members.forEach((family, oracles) ->
                names.put(family, oracles.stream().map(Oracle::name).toList()));
        return names;
    }

    /** All of them in one line: {@code general (crash, options), dynamic (addition, deletion)}. */
    public String line() {
        return names().entrySet().stream()
                .map(family -> family.getKey() + " (" + String.join(", ", family.getValue()) + ")")
                .collect(Collectors.joining(", "));
    }
}
