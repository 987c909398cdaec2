package dev.touchstone.core.report;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.finding.Finding;
import java.util.List;
import java.util.Optional;

/** Writes down how a finding can be seen without Touchstone. */
@FunctionalInterface
public interface Reproductions {

    /**
     * What is typed, and the files that hold it.
     *
     * @param options what {@code touchstone replay} has to be told besides
     */
    record Account(LanguageReport report, Recipe recipe, List<TextFile> files, List<String> options) {
        public Account {
            files = List.copyOf(files);
            options = List.copyOf(options);
        }
    }

    /** A file for the folder of a finding. */
    record TextFile(String name, String text) {}

    Account of(Finding finding);

    /** With nothing but the plain words of this language, and without files. */
    static Reproductions plain(LanguageReport report) {
        return finding -> new Account(
                report,
                report.recipe(
                        finding,
                        finding.fail().engine(),
                        new Dialect(finding.origin().language(), List.of(), List.of()),
                        Optional.empty()),
                List.of(),
                List.of());
    }
}
