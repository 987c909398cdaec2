package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Query.Construct;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Ends a query with triples that are made of its solutions. */
record Templates(Draft draft) {

    Construct construct() {
        Choices choices = draft.choices();
        List<String> names = Variables.of(draft.group());
        List<String> nodes = draft.kinds().entrySet().stream()
                .filter(entry -> entry.getValue() == Kind.RESOURCE || entry.getValue() == Kind.NODE)
                .map(Map.Entry::getKey)
                .toList();
        Node made = new Constant(new Blank(draft.setting().names().blank()));
        List<Triple> template = new ArrayList<>();
        for (int i = choices.between(1, 3); i > 0; i--) {
            Node subject = nodes.isEmpty() || choices.chance(0.2) ? made : new Variable(choices.pick(nodes));
            Node object = names.isEmpty()
                    ? new Constant(draft.setting().term(choices))
                    : choices.chance(0.15) ? made : new Variable(choices.pick(names));
            template.add(new Triple(subject, new Path.Property(new Iri(RdfGenerator.NAMESPACE + "q" + i)), object));
        }
        return new Construct(template, From.EVERYTHING, draft.group(), Modifiers.NONE);
    }
}
