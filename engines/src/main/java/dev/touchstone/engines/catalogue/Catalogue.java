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
            "falkordb",
            "gremlin-reference",
            "gremlin-server",
            "hugegraph",
            "hugegraph-memory",
            "janusgraph",
            "jena",
            "kuzu",
            "memgraph",
            "neo4j",
            "neo4j-gremlin",
            "orientdb",
            "redisgraph",
            "tinkergraph");

    private static final List<String> PROTOCOLS = List.of("bolt", "gremlin", "redis");

    public Catalogue {
        entries = List.copyOf(entries);
        protocols = List.copyOf(protocols);
    }

    /** Reads the files that come with Touchstone. */
    public static Catalogue standard() {
        return new Catalogue(
                FILES.stream().map(file -> read(file, Entry.class)).toList(),
                PROTOCOLS.stream()
                        .map(file -> read("protocol/" + file, Protocol.class))
                        .toList());
    }

    private static <T> T read(String file, Class<T> type) {
        try (InputStream in = Catalogue.class.getResourceAsStream(file + ".yaml")) {
            if (in == null) {
                throw new IllegalStateException("the catalogue has no file for " + file);
            }
            // A list that is left out is empty.
            return YAMLMapper.builder()
                    .withConfigOverride(
                            List.class, lists -> lists.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                    .build()
                    .readValue(in, type);
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

    /** For a message: the names of all engines. */
    public String names() {
        return entries.stream().filter(Entry::isStarted).map(Entry::name).collect(Collectors.joining(", "));
    }
}
