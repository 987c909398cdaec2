package dev.touchstone.sparql.reference.check;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import java.util.ArrayList;
import java.util.List;

/** A label of a blank node holds within triples that stand together, parted by filters at most, and nowhere else. */
final class BlankLabels {
    private BlankLabels() {}

    static boolean areApart(Group group) {
        List<Blank> all = new ArrayList<>();
        Tree.nodes(group)
                .filter(Group.class::isInstance)
                .flatMap(each -> runs((Group) each).stream())
                .forEach(run -> all.addAll(run.stream().distinct().toList()));
        return all.stream().distinct().count() == all.size();
    }

    private static List<List<Blank>> runs(Group group) {
        List<List<Blank>> runs = new ArrayList<>(List.of(new ArrayList<>()));
        for (Pattern element : group.elements()) {
            if (element instanceof Triples triples) {
                Tree.nodes(triples)
                        .filter(Blank.class::isInstance)
                        .forEach(blank -> runs.getLast().add((Blank) blank));
            } else if (!(element instanceof Filter)) {
                runs.add(new ArrayList<>());
            }
        }
        return runs;
    }
}
