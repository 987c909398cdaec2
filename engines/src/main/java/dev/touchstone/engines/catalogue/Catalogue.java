package dev.touchstone.engines.catalogue;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The engines that Touchstone knows. */
public record Catalogue(List<Entry> entries, List<Protocol> protocols) {
    /** Adding an engine is one file and one name here. */
    private static final List<String> FILES = List.of(
            "arcadedb-cypher",
            "arcadedb-gremlin",
            "blazegraph",
            "comunica",
            "corese",
            "falkordb",
            "fuseki",
            "gremlin-reference",
            "gremlin-server",
            "hugegraph",
            "hugegraph-memory",
            "janusgraph",
            "jena",
            "jena-tdb1",
            "jena-tdb2",
            "kuzu",
            "marklogic",
            "memgraph",
            "neo4j",
            "neo4j-gremlin",
            "orientdb",
            "oxigraph",
            "rdf4j",
            "rdf4j-lmdb",
            "rdf4j-native",
            "redisgraph",
            "sparql-endpoint",
            "tinkergraph",
            "virtuoso");

    private static final List<String> PROTOCOLS = List.of("bolt", "gremlin", "redis", "sparql");

    public Catalogue {
        entries = List.copyOf(entries);
        protocols = List.copyOf(protocols);
    }

    /** The files that come with Touchstone. They are read once. */
    public static Catalogue standard() {
        return Standard.CATALOGUE;
    }

    private static final class Standard {
        private static final Catalogue CATALOGUE = read();

        private static Catalogue read() {
            // A list that is left out is empty.
            YAMLMapper yaml = YAMLMapper.builder()
                    .withConfigOverride(
                            List.class, lists -> lists.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                    .build();
            return new Catalogue(
                    FILES.stream()
                            .map(file -> Catalogue.read(file, Entry.class, yaml))
                            .toList(),
                    PROTOCOLS.stream()
                            .map(file -> Catalogue.read("protocol/" + file, Protocol.class, yaml))
                            .toList());
        }
    }

    private static <T> T read(String file, Class<T> type, YAMLMapper yaml) {
        try (InputStream in = Catalogue.class.getResourceAsStream(file + ".yaml")) {
            if (in == null) {
                throw new IllegalStateException("the catalogue has no file for " + file);
            }
            return yaml.readValue(in, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Optional<Entry> named(String name) {
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /** What speaks to servers whose URLs have this scheme. */
    public Optional<Protocol> protocol(String scheme) {
        return protocols.stream()
                .filter(protocol -> protocol.schemes().contains(scheme))
                .findFirst();
    }

    /** Whether this is no engine to test, but the one that others are measured by. */
    public boolean isReference(String name) {
        return entries.stream()
                .flatMap(entry -> entry.references().stream())
                .anyMatch(standard -> standard.engine().name().equals(name));
    }

    /** For a message: the names of all engines. */
    public String names() {
        return entries.stream()
                .filter(entry -> entry.isStarted() && !isReference(entry.name()))
                .map(Entry::name)
                .collect(Collectors.joining(", "));
    }
}
