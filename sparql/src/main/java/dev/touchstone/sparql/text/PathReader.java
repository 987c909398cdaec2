package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Path;
import java.util.List;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.path.P_Alt;
import org.apache.jena.sparql.path.P_Inverse;
import org.apache.jena.sparql.path.P_Link;
import org.apache.jena.sparql.path.P_NegPropSet;
import org.apache.jena.sparql.path.P_OneOrMore1;
import org.apache.jena.sparql.path.P_Path0;
import org.apache.jena.sparql.path.P_ReverseLink;
import org.apache.jena.sparql.path.P_Seq;
import org.apache.jena.sparql.path.P_ZeroOrMore1;
import org.apache.jena.sparql.path.P_ZeroOrOne;

/** Jena's paths as ours. */
final class PathReader {
    private PathReader() {}

    static Path path(org.apache.jena.sparql.path.Path path) {
        return switch (path) {
            case P_Link link -> property(link.getNode());
            case P_ReverseLink link -> new Path.Inverse(property(link.getNode()));
            case P_Inverse inverse -> new Path.Inverse(path(inverse.getSubPath()));
            case P_Seq sequence -> new Path.Sequence(path(sequence.getLeft()), path(sequence.getRight()));
            case P_Alt choice -> new Path.Alternative(path(choice.getLeft()), path(choice.getRight()));
            case P_ZeroOrMore1 repeated -> new Path.ZeroOrMore(path(repeated.getSubPath()));
            case P_OneOrMore1 repeated -> new Path.OneOrMore(path(repeated.getSubPath()));
            case P_ZeroOrOne repeated -> new Path.ZeroOrOne(path(repeated.getSubPath()));
            case P_NegPropSet except -> new Path.Except(iris(except.getNodes(), true), iris(except.getNodes(), false));
            default -> throw new NotCovered("a path of " + path.getClass().getSimpleName());
        };
    }

    private static Path property(Node node) {
        return new Path.Property(TermReader.iri(node));
    }

    private static List<Iri> iris(List<P_Path0> links, boolean forward) {
        return links.stream()
                .filter(link -> link.isForward() == forward)
                .map(link -> TermReader.iri(link.getNode()))
                .toList();
    }
}
