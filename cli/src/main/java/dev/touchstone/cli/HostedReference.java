package dev.touchstone.cli;

import dev.touchstone.core.campaign.Cast;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Versions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** A reference that is an engine itself, in processes of its own, and the mistakes that can be planted in it. */
record HostedReference(Workshop workshop, Language language) {
    private static final String PLANTING = "dev.touchstone.host.gremlinreference.Planting";
    private static final String SHUFFLING = "dev.touchstone.host.gremlinreference.Shuffling";
    private static final String SENTENCES = "/dev/touchstone/host/gremlinreference/mistakes.properties";

    /** The newest engine of the catalogue that says what is right in this language, if any does. */
    static Optional<EngineId> of(Language language, Catalogue catalogue) {
        return catalogue.entries().stream()
                .filter(entry -> entry.language().equals(language.name()))
                .flatMap(entry -> entry.references().stream())
                .map(Entry.Standard::engine)
                .max((one, other) -> Versions.compare(one.version(), other.version()));
    }

    Ensemble ensemble() {
        EngineId id = of(language, workshop.catalogue).orElseThrow();
        Terminal terminal = workshop.terminal();
        Ready plain = workshop.ready(List.of(id.toString()), terminal.err(), new FetchLine(terminal))
                .getFirst();
        Properties sentences = sentences();
        return new Ensemble(
                language,
                cast(Stream.of(plain, changed(plain, SHUFFLING, "shuffled"))),
                sentences.stringPropertyNames().stream()
                        .sorted()
                        .map(name -> new Ensemble.Mistaken(
                                name, sentences.getProperty(name), cast(Stream.of(changed(plain, PLANTING, name)))))
                        .toList());
    }

    private Cast cast(Stream<Ready> ready) {
        List<Ready> all = ready.toList();
        return new Cast(all.stream().map(Ready::target).toList(), workshop.launcher(all));
    }

    /** The reference with a change in it, measured by the one without. */
    private static Ready changed(Ready plain, String change, String name) {
        Map<String, String> options = new java.util.LinkedHashMap<>(plain.options());
        options.put("change", change);
        options.put("changeName", name);
        return new Ready(
                new EngineId(plain.id().name() + "/" + name, plain.id().version()),
                plain.entry().through(plain.adapter(), List.of(change), options),
                plain.release(),
                plain.jdk(),
                plain.jars(),
                Optional.empty(),
                Optional.of(plain));
    }

    private static Properties sentences() {
        Properties sentences = new Properties();
        try (InputStream in = HostedReference.class.getResourceAsStream(SENTENCES)) {
            if (in == null) {
                throw new IllegalStateException("the list of mistakes is missing from this build");
            }
            sentences.load(in);
            return sentences;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
