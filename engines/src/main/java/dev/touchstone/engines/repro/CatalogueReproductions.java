package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.JavaText;
import dev.touchstone.core.finding.Recipe;
import dev.touchstone.core.finding.Reproductions;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Release;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a language's own tools can run, and for engines that the catalogue can start and that are embedded a Java program. */
public record CatalogueReproductions(Catalogue catalogue, Languages languages) implements Reproductions {

    @Override
    public Account of(Finding finding) {
        EngineId engine = finding.fail().engine();
        String language = finding.origin().language();
        Telling telling = languages.named(language).telling();
        Optional<Entry> entry = catalogue.named(engine.name());
        Dialect dialect =
                entry.map(known -> known.dialect(engine.version())).orElse(new Dialect(language, List.of(), List.of()));
        Recipe recipe = telling.recipe(finding, engine, dialect);
        List<TextFile> files = new ArrayList<>(telling.scripts(
                finding, recipe, entry.map(known -> opening(known, engine)).orElse(List.of())));
        entry.ifPresent(known -> files.addAll(programs(finding, recipe, known, telling)));
        return new Account(telling, recipe, files);
    }

    /** What is typed to open an empty database; options of the catalogue stand for their values. */
    private static List<String> opening(Entry entry, EngineId engine) {
        Map<String, String> options =
                entry.release(engine.version()).flatMap(Release::options).orElse(entry.options());
        return entry.console().stream()
                .map(line -> new Template(line).filled(options, "", ""))
                .toList();
    }

    private static List<TextFile> programs(Finding finding, Recipe recipe, Entry entry, Telling telling) {
        EngineId engine = recipe.engine();
        List<String> about = List.of(JavaText.comment(finding.fail().claim()));
        Symptom symptom = Symptom.of(finding.fail());
        List<TextFile> node =
                new NodeProgram(engine, entry).files(about, telling.nodeProgram(finding, recipe), symptom);
        return node.isEmpty()
                ? entry.release(engine.version())
                        .map(release -> new Program(engine, entry, release)
                                .files(about, telling.program(finding, recipe), symptom))
                        .orElse(List.of())
                : node;
    }
}
