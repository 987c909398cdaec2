package dev.touchstone.sparql.text;

import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes terms: IRIs under a prefix where one fits, numbers and truth values as they are. */
record TermText(Map<String, String> prefixes) {
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    /** Local names that need no escapes. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    private static final Map<String, Pattern> BARE = Map.of(
            XSD + "integer", Pattern.compile("[+-]?[0-9]+"),
            XSD + "decimal", Pattern.compile("[+-]?[0-9]*\\.[0-9]+"),
            XSD + "double", Pattern.compile("[+-]?([0-9]+\\.[0-9]*|\\.?[0-9]+)[eE][+-]?[0-9]+"),
            XSD + "boolean", Pattern.compile("true|false"));

    String of(Term term) {
        return switch (term) {
            case Iri iri -> of(iri);
            case Blank blank -> NTriples.write(blank);
            case Literal literal -> of(literal);
        };
    }

    String of(Iri iri) {
        return prefixOf(iri.value())
                .map(prefix -> prefix + ":"
                        + iri.value()
                                .substring(prefixes.getOrDefault(prefix, "").length()))
                .orElseGet(() -> NTriples.write(iri));
    }

    private String of(Literal literal) {
        if (isBare(literal)) {
            return literal.lexical();
        }
        if (!namesItsDatatype(literal) || prefixOf(literal.datatype()).isEmpty()) {
            return NTriples.write(literal);
        }
        return NTriples.write(new Literal(literal.lexical(), XSD + "string", "")) + "^^"
                + of(new Iri(literal.datatype()));
    }

    private static boolean isBare(Literal literal) {
        Pattern bare = BARE.get(literal.datatype());
        return bare != null && bare.matcher(literal.lexical()).matches();
    }

    private static boolean namesItsDatatype(Literal literal) {
        return !isBare(literal)
                && literal.language().isEmpty()
                && !literal.datatype().equals(XSD + "string");
    }

    /** Whether a sign is part of how it is written. */
    static boolean isSigned(Term term) {
        return term instanceof Literal literal
                && (literal.lexical().startsWith("-") || literal.lexical().startsWith("+"))
                && BARE.containsKey(literal.datatype());
    }

    private Optional<String> prefixOf(String iri) {
        return prefixes.entrySet().stream()
                .filter(prefix -> iri.startsWith(prefix.getValue())
                        && PLAIN.matcher(iri.substring(prefix.getValue().length()))
                                .matches())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The declarations of the prefixes that are used in a tree, one a line. */
    String declarations(Record tree) {
        Set<String> used = Tree.nodes(tree)
                .flatMap(TermText::iris)
                .flatMap(iri -> prefixOf(iri).stream())
                .collect(Collectors.toSet());
        Map<String, String> declared = new LinkedHashMap<>(prefixes);
        declared.keySet().retainAll(used);
        return declared.entrySet().stream()
                .map(prefix -> "PREFIX " + prefix.getKey() + ": <" + prefix.getValue() + ">\n")
                .collect(Collectors.joining());
    }

    private static Stream<String> iris(Record node) {
        return switch (node) {
            case Iri(String iri) -> Stream.of(iri);
            case Literal literal when namesItsDatatype(literal) -> Stream.of(literal.datatype());
            default -> Stream.empty();
        };
    }
}
