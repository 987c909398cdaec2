package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.text.CypherText;
import java.util.stream.Collectors;

/** Writes a difference down, for somebody to explain it. */
final class VerdictText {
    private VerdictText() {}

    /** Nothing where the two agree, or nothing is claimed. */
    static String of(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Same same -> "";
            case Verdict.LeftOut leftOut -> "";
            case Verdict.Broken(Variant variant, RuntimeException thrown) ->
                of(variant, "BROKEN") + thrown + " at " + thrown.getStackTrace()[0] + "\n";
            case Verdict.Different difference ->
                of(difference.variant(), title(difference))
                        + "reference: " + words(difference.reference())
                        + "\nengine:    " + words(difference.engine()) + "\n";
        };
    }

    private static String title(Verdict.Different difference) {
        return difference.kind() + ": "
                + Explanations.of(difference).map(Explanation::name).orElse("UNEXPLAINED");
    }

    private static String of(Variant variant, String title) {
        String setup = variant.setup().stream().map(CypherText::of).collect(Collectors.joining(";\n  "));
        String parameters = variant.parameters().isEmpty() ? "" : "parameters " + variant.parameters() + "\n";
        return "---- " + variant.number() + " " + title + "\n  " + setup + "\n> " + CypherText.of(variant.query())
                + "\n" + parameters;
    }

    private static String words(Result result) {
        return switch (result) {
            case Result.Failed failed -> failed.kind() + " " + failed.detail() + ": " + failed.message();
            case Result.Done done -> Notes.of(done.answer());
        };
    }

    private static String words(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows ? Notes.of(rows.answer()) : outcome.summary();
    }
}
