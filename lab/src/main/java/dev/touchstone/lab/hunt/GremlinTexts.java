package dev.touchstone.lab.hunt;

import dev.touchstone.core.choice.Choices;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Every step alone, after every start that it can follow, before every end, and pairs of steps. */
final class GremlinTexts {
    private static final List<String> ENDS = List.of(
            ".count()",
            ".values('name')",
            ".dedup()",
            ".fold()",
            ".limit(1)",
            ".path()",
            ".id()",
            ".out()",
            ".unfold()",
            ".order().by('name')",
            ".groupCount()",
            ".dedup().count()",
            ".valueMap()",
            ".label()");

    private GremlinTexts() {}

    static String graph() {
        return HuntFiles.text("graph.gremlin").strip();
    }

    static Set<String> all(int pairs, Choices choices) {
        Set<String> texts = new LinkedHashSet<>(HuntFiles.lines("whole.gremlin"));
        List<String> steps = HuntFiles.lines("steps.gremlin");
        for (String step : steps) {
            for (String start : starts(step)) {
                texts.add(start + "." + name(step));
            }
            for (String end : ENDS) {
                texts.add(starts(step).getFirst() + "." + name(step) + end);
            }
        }
        List<String> combined = new ArrayList<>();
        for (String first : steps) {
            for (String second : steps) {
                combined.add(starts(first).getFirst() + "." + name(first) + "." + name(second));
            }
        }
        texts.addAll(choices.shuffled(combined).subList(0, Math.min(pairs, combined.size())));
        return texts;
    }

    private static String name(String step) {
        return step.replaceFirst("^[#*] ", "");
    }

    private static List<String> starts(String step) {
        if (step.startsWith("# ")) {
            return List.of("g.E()", "g.V().bothE()", "g.V().has('name', 'ada').outE('knows')");
        }
        if (step.startsWith("* ")) {
            return List.of("g.V().values('name')", "g.V().values('age')", "g.V().label()", "g.inject('ada', 'x y')");
        }
        return List.of(
                "g.V()",
                "g.E()",
                "g.V().out()",
                "g.V().both()",
                "g.V().has('name', 'ada')",
                "g.V().hasLabel('person')");
    }
}
