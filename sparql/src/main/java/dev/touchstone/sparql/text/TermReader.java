package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Variable;
import java.util.List;
import java.util.Optional;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.sparql.core.Var;

/** What Jena calls nodes, as ours. */
public final class TermReader {
    private TermReader() {}

    /** A term: an IRI, a blank node or a literal. */
    public static Term term(Node node) {
        if (node.isURI()) {
            return new Iri(node.getURI());
        }
        if (node.isBlank()) {
            return new Blank(node.getBlankNodeLabel());
        }
        if (node.isLiteral() && node.getLiteralBaseDirection() == null) {
            return new Literal(node.getLiteralLexicalForm(), node.getLiteralDatatypeURI(), node.getLiteralLanguage());
        }
        throw new NotCovered("a triple or a direction within a term");
    }

    static Iri iri(Node node) {
        return new Iri(node.getURI());
    }

    static List<Iri> iris(List<Node> nodes) {
        return nodes.stream().map(TermReader::iri).toList();
    }

    /** A node of a pattern. Jena keeps blank nodes there as variables with a mark. */
    static Expression.Node node(Node node) {
        if (!Var.isVar(node)) {
            return new Constant(term(node));
        }
        Var variable = Var.alloc(node);
        return variable.isBlankNodeVar()
                ? new Constant(new Blank("b" + variable.getVarName().substring(1)))
                : new Variable(variable.getVarName());
    }

    /** The graph of a quad; empty for the default graph. */
    static Optional<Expression.Node> graph(Quad quad) {
        return quad.isDefaultGraph() ? Optional.empty() : Optional.of(node(quad.getGraph()));
    }
}
