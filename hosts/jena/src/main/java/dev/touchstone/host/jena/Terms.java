package dev.touchstone.host.jena;

import dev.touchstone.host.Foreign;
import dev.touchstone.host.Term;
import org.apache.jena.graph.Node;

/** Jena's nodes as the terms that travel. */
final class Terms {
    private Terms() {}

    /** The term of a node, null where there is none, and a foreign value for what RDF 1.1 has no word for. */
    static Object of(Node node) {
        if (node == null) {
            return null;
        }
        if (node.isURI()) {
            return new Term(Term.Kind.IRI, node.getURI(), "", "");
        }
        if (node.isBlank()) {
            return new Term(Term.Kind.BLANK, node.getBlankNodeLabel(), "", "");
        }
        if (node.isLiteral()) {
            return new Term(
                    Term.Kind.LITERAL,
                    node.getLiteralLexicalForm(),
                    node.getLiteralDatatypeURI(),
                    node.getLiteralLanguage());
        }
        return new Foreign(node.getClass().getName(), node.toString());
    }
}
