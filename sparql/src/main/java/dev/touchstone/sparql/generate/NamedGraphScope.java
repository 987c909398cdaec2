package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import java.util.List;

/**
 * A named graph that a part of a query is about.
 *
 * @param name what stands for it behind GRAPH
 * @param setting what is written there is written with
 */
record NamedGraphScope(Node name, GenerationContext setting) {
    /** The name of a graph that there never is. */
    static final Node NOWHERE = new Constant(new Iri(RdfGenerator.NAMESPACE + "nowhere"));

    private static final double KNOWN = 0.7;
    private static final double BY_NAME = 0.5;

    /** One of the graphs: by a variable that is known to be its name, by a new one, or by the name itself. */
    static NamedGraphScope of(GenerationContext setting, Choices choices, Solution known) {
        List<Iri> graphs = setting.graph().graphs();
        List<String> variables = known.names().stream()
                .filter(name -> graphs.contains(known.get(name).orElseThrow()))
                .toList();
        if (!variables.isEmpty() && choices.chance(KNOWN)) {
            String variable = choices.pick(variables);
            return new NamedGraphScope(new Variable(variable), setting.within((Iri)
                    known.get(variable).orElseThrow()));
        }
        Iri graph = choices.pick(graphs);
        Node name = choices.chance(BY_NAME)
                ? new Constant(graph)
                : new Variable(setting.names().variable());
        return new NamedGraphScope(name, setting.within(graph));
    }
}
