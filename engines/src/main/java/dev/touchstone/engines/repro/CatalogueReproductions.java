package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.report.JavaText;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.report.Recipe;
import dev.touchstone.core.report.Reproductions;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a language's own tools can run, and for engines that the catalogue can start and that are embedded a Java program.
 *
 * @param strict whether engines were asked also what they are allowed to do otherwise
 */
public record CatalogueReproductions(Catalogue catalogue, Languages languages, boolean strict)
        implements Reproductions {

    @Override
    public Account of(Finding finding) {
        EngineId engine = finding.fail().engine();
        String language = finding.origin().language();
        LanguageReport report = languages.named(language).report();
        Optional<Entry> entry = catalogue.named(engine.name());
        Dialect dialect = entry.map(
                        known -> strict ? known.strictDialect(engine.version()) : known.dialect(engine.version()))
                .orElse(new Dialect(language, List.of(), List.of()));
        Recipe recipe = report.recipe(finding, engine, dialect, entry.flatMap(Entry::console));
        List<TextFile> files = new ArrayList<>(report.scripts(
                finding,
                recipe,
                entry.map(known -> Opening.of(known, engine).console()).orElse(List.of())));
        entry.ifPresent(known -> files.addAll(programs(finding, recipe, known, report)));
        return new Account(report, recipe, files, strict ? List.of("--strict") : List.of());
    }

    private static List<TextFile> programs(Finding finding, Recipe recipe, Entry entry, LanguageReport report) {
        EngineId engine = recipe.engine();
        List<String> about = List.of(JavaText.comment(finding.fail().claim()));
        Symptom symptom = Symptom.of(finding.fail());
        List<TextFile> node = new NodeProgram(engine, entry).files(about, report.nodeProgram(finding, recipe), symptom);
        return node.isEmpty()
                ? entry.release(engine.version())
                        .map(release -> new Program(engine, entry, release)
                                .files(about, report.program(finding, recipe), symptom))
                        .orElse(List.of())
                : node;
    }
}
