package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Recipe;
import dev.touchstone.core.finding.Reproductions;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import java.util.ArrayList;
import java.util.List;
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
        List<TextFile> files = new ArrayList<>(
                telling.scripts(finding, recipe, entry.map(Entry::console).orElse(List.of())));
        entry.flatMap(known -> program(finding, recipe, known, telling)).ifPresent(files::add);
        return new Account(telling, recipe, files);
    }

    private static Optional<TextFile> program(Finding finding, Recipe recipe, Entry entry, Telling telling) {
        EngineId engine = recipe.engine();
        return entry.release(engine.version())
                .flatMap(release -> new Program(engine, entry, release)
                        .text(List.of(finding.fail().claim()), telling.program(finding, recipe)))
                .map(text -> new TextFile(Program.NAME, text));
    }
}
