package dev.touchstone.core.finding;

import dev.touchstone.core.Count;
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.oracle.Verdict.Fail;

/** What is wrong, in a few words. */
final class Title {
    private static final int LONGEST = 80;

    private Title() {}

    static String of(Finding finding, Shown shown) {
        Fail fail = finding.fail();
        String detail = switch (fail.kind()) {
            case WRONG_RESULT ->
                shown.culprit()
                        .map(culprit -> rows(finding.sights().get(culprit)))
                        .orElse("two answers that must agree differ");
            case INTERNAL_ERROR, UNEXPECTED_EXCEPTION -> simpleName(fail.errorClass());
            case CRASH -> fail.mark();
            case HANG, MISSING_EXCEPTION -> "";
        };
        String title = fail.kind().words() + (detail.isEmpty() ? "" : ", " + detail);
        return title.length() <= LONGEST ? title : title.substring(0, LONGEST - 1) + "…";
    }

    private static String rows(Sight sight) {
        if (sight.answer().isEmpty() || sight.right().isEmpty()) {
            return "no rows but an error";
        }
        int came = sight.answer().get().rows().size();
        int right = sight.right().get().rows().size();
        return came == right
                ? "other values in " + Count.of(came, "row")
                : Count.of(came, "row") + " instead of " + right;
    }

    /** The class of an error, or its words where it has none. */
    private static String simpleName(String type) {
        return type.contains(" ") ? type : type.substring(type.lastIndexOf('.') + 1);
    }
}
