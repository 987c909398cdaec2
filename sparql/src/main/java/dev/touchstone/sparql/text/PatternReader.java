package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.jena.sparql.core.TriplePath;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.syntax.Element;
import org.apache.jena.sparql.syntax.ElementBind;
import org.apache.jena.sparql.syntax.ElementData;
import org.apache.jena.sparql.syntax.ElementFilter;
import org.apache.jena.sparql.syntax.ElementGroup;
import org.apache.jena.sparql.syntax.ElementMinus;
import org.apache.jena.sparql.syntax.ElementNamedGraph;
import org.apache.jena.sparql.syntax.ElementOptional;
import org.apache.jena.sparql.syntax.ElementPathBlock;
import org.apache.jena.sparql.syntax.ElementSubQuery;
import org.apache.jena.sparql.syntax.ElementTriplesBlock;
import org.apache.jena.sparql.syntax.ElementUnion;

/** Jena's patterns as ours. */
final class PatternReader {
    private PatternReader() {}

    /** What stands in braces. A lone sub-query there is an element of its group. */
    static Group group(Element element) {
        return pattern(element) instanceof Group group ? group : Group.of(pattern(element));
    }

    static Pattern pattern(Element element) {
        return switch (element) {
            case ElementGroup group ->
                new Group(
                        group.getElements().stream().map(PatternReader::pattern).toList());
            case ElementPathBlock block ->
                new Triples(block.getPattern().getList().stream()
                        .map(PatternReader::triple)
                        .toList());
            case ElementTriplesBlock block ->
                new Triples(block.getPattern().getList().stream()
                        .map(PatternReader::triple)
                        .toList());
            case ElementFilter filter -> new Filter(ExpressionReader.expression(filter.getExpr()));
            case ElementOptional optional -> new Optionally(group(optional.getOptionalElement()));
            case ElementUnion union ->
                new Union(union.getElements().stream().map(PatternReader::group).toList());
            case ElementMinus minus -> new Minus(group(minus.getMinusElement()));
            case ElementBind bind ->
                new Bind(
                        ExpressionReader.expression(bind.getExpr()),
                        bind.getVar().getVarName());
            case ElementData data -> values(data.getVars(), data.getRows());
            case ElementNamedGraph graph ->
                new InGraph(TermReader.node(graph.getGraphNameNode()), group(graph.getElement()));
            case ElementSubQuery sub -> new SubSelect(QueryReader.select(sub.getQuery()));
            default -> throw new NotCovered(element.getClass().getSimpleName().replace("Element", ""));
        };
    }

    private static Triple triple(TriplePath triple) {
        if (triple.isTriple()) {
            return triple(triple.asTriple());
        }
        return new Triple(
                TermReader.node(triple.getSubject()),
                PathReader.path(triple.getPath()),
                TermReader.node(triple.getObject()));
    }

    static Triple triple(org.apache.jena.graph.Triple triple) {
        Expression.Node predicate = TermReader.node(triple.getPredicate());
        Verb verb = predicate instanceof Variable variable
                ? new Verb.Any(variable.name())
                : new Path.Property(TermReader.iri(triple.getPredicate()));
        return new Triple(TermReader.node(triple.getSubject()), verb, TermReader.node(triple.getObject()));
    }

    static Values values(List<Var> variables, List<Binding> bindings) {
        List<ValuesRow> rows = new ArrayList<>();
        for (Binding binding : bindings) {
            List<Optional<Term>> cells = variables.stream()
                    .map(variable -> Optional.ofNullable(binding.get(variable)).map(TermReader::term))
                    .toList();
            rows.add(new ValuesRow(cells));
        }
        return new Values(variables.stream().map(Var::getVarName).toList(), rows);
    }
}
