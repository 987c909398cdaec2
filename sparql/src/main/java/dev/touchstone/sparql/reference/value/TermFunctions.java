package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** What takes terms apart and puts them together, and hashes. */
final class TermFunctions {
    private TermFunctions() {}

    static Optional<String> text(Term term) {
        return switch (term) {
            case Iri iri -> Optional.of(iri.value());
            case Blank blank -> Optional.empty();
            case Literal literal -> Optional.of(literal.lexical());
        };
    }

    static Optional<Term> language(List<Term> arguments) {
        return arguments.getFirst() instanceof Literal literal
                ? Optional.of(Terms.string(literal.language()))
                : Optional.empty();
    }

    static Optional<Term> datatype(List<Term> arguments) {
        return arguments.getFirst() instanceof Literal literal
                ? Optional.of(new Iri(literal.datatype()))
                : Optional.empty();
    }

    /** A relative one has nothing here that it is relative to, and is an error. */
    static Optional<Term> iri(List<Term> arguments) {
        return arguments.getFirst() instanceof Iri iri
                ? Optional.of(iri)
                : Terms.simple(arguments.getFirst())
                        .filter(TermFunctions::isAbsolute)
                        .map(Iri::new);
    }

    static boolean isAbsolute(String iri) {
        try {
            return new URI(iri).isAbsolute();
        } catch (URISyntaxException e) {
            return false;
        }
    }

    static Optional<Term> withDatatype(List<Term> arguments) {
        return arguments.get(1) instanceof Iri datatype
                ? Terms.simple(arguments.getFirst()).map(text -> new Literal(text, datatype.value(), ""))
                : Optional.empty();
    }

    static Optional<Term> withLanguage(List<Term> arguments) {
        return Terms.simple(arguments.getFirst())
                .flatMap(text -> Terms.simple(arguments.get(1))
                        .filter(language -> !language.isEmpty())
                        .map(language -> Terms.string(text, language)));
    }

    static Optional<Term> hash(String algorithm, List<Term> arguments) {
        return Terms.simple(arguments.getFirst()).map(text -> Terms.string(hash(algorithm, text)));
    }

    private static String hash(String algorithm, String text) {
        try {
            byte[] digest = MessageDigest.getInstance(algorithm).digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has " + algorithm, e);
        }
    }
}
