package dev.touchstone.lab;

import dev.touchstone.campaign.run.TrialEngines;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.language.Language;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Capabilities.Standard;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.catalogue.Connection;
import dev.touchstone.engines.catalogue.Versions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** A reference that is an engine itself, in its own processes, and its mutants. */
record HostedReference(EngineOptions engineOptions, Language language) {
    private static final String MUTANT = "dev.touchstone.host.gremlinreference.MutantStrategy";
    private static final String OTHER_ORDER = "dev.touchstone.host.gremlinreference.OtherOrder";
    private static final String DESCRIPTIONS = "/dev/touchstone/host/gremlinreference/mutants.properties";

    /** The newest reference engine of this language in the catalogue, if there is one. */
    static Optional<EngineId> of(Language language, Catalogue catalogue) {
        return catalogue.entries().stream()
                .filter(entry -> entry.language().equals(language.name()))
                .flatMap(entry -> entry.references().stream())
                .map(Standard::engine)
                .max((one, other) -> Versions.compare(one.version(), other.version()));
    }

    ReferenceEngines engines() {
        EngineId id = of(language, engineOptions.catalogue).orElseThrow();
        Terminal terminal = engineOptions.terminal();
        Ready plain = engineOptions
                .ready(List.of(id.toString()), terminal.err(), new FetchProgress(terminal))
                .getFirst();
        Properties descriptions = descriptions();
        return new ReferenceEngines(
                language,
                engines(Stream.of(plain, changed(plain, OTHER_ORDER, "other-order"))),
                descriptions.stringPropertyNames().stream()
                        .sorted()
                        .map(name -> new ReferenceEngines.Mutant(
                                name, descriptions.getProperty(name), engines(Stream.of(changed(plain, MUTANT, name)))))
                        .toList());
    }

    private TrialEngines engines(Stream<Ready> ready) {
        List<Ready> all = ready.toList();
        return new TrialEngines(all.stream().map(Ready::target).toList(), engineOptions.launcher(all));
    }

    /** The reference with a change, and the unchanged one as its reference. */
    private static Ready changed(Ready plain, String change, String name) {
        Map<String, String> options = new java.util.LinkedHashMap<>(plain.options());
        options.put("change", change);
        options.put("changeName", name);
        return new Ready(
                new EngineId(plain.id().name() + "/" + name, plain.id().version()),
                plain.entry().through(new Connection(plain.adapter(), List.of(change), options)),
                plain.release(),
                plain.jdk(),
                plain.jars(),
                Optional.empty(),
                Optional.of(plain));
    }

    private static Properties descriptions() {
        Properties descriptions = new Properties();
        try (InputStream in = HostedReference.class.getResourceAsStream(DESCRIPTIONS)) {
            if (in == null) {
                throw new IllegalStateException("the list of mutants is missing from this build");
            }
            descriptions.load(in);
            return descriptions;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
