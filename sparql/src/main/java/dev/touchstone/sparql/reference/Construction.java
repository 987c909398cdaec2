package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Fills templates for one solution: a blank node of the template is a new one for each. */
final class Construction {
    private final Run run;
    private final Solution solution;
    private final Map<Blank, Blank> blanks = new HashMap<>();

    Construction(Run run, Solution solution) {
        this.run = run;
        this.solution = solution;
    }

    /** Empty where a variable is unbound, or the triple would be none. */
    Optional<Triple> triple(Node subject, Node predicate, Node object) {
        run.budget().spend(1);
        Optional<Term> start = term(subject);
        Optional<Term> middle = term(predicate);
        Optional<Term> end = term(object);
        return start.isPresent()
                        && !(start.get() instanceof Literal)
                        && middle.isPresent()
                        && middle.get() instanceof Iri iri
                        && end.isPresent()
                ? Optional.of(new Triple(start.get(), iri, end.get()))
                : Optional.empty();
    }

    Optional<Term> term(Node node) {
        return switch (node) {
            case Variable variable -> solution.get(variable.name());
            case Constant(Blank blank) -> Optional.of(blanks.computeIfAbsent(blank, any -> run.freshBlank()));
            case Constant(Term term) -> Optional.of(term);
        };
    }
}
