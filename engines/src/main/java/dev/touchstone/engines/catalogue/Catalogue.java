package dev.touchstone.engines.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The engines that Touchstone knows. */
public record Catalogue(List<Entry> entries) {
    /** Adding an engine is one file and one name here. */
    private static final List<String> FILES = List.of("jena", "neo4j", "tinkergraph");

    public Catalogue {
        entries = List.copyOf(entries);
    }

    /** Reads the files that come with Touchstone. */
    public static Catalogue standard() {
        YAMLMapper yaml = YAMLMapper.builder().build();
        List<Entry> entries = new ArrayList<>();
        for (String file : FILES) {
            try (InputStream in = Catalogue.class.getResourceAsStream(file + ".yaml")) {
                if (in == null) {
                    throw new IllegalStateException("the catalogue has no file for " + file);
                }
                entries.add(yaml.readValue(in, Entry.class));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return new Catalogue(entries);
    }

    public Optional<Entry> named(String name) {
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /** For a message: the names of all engines. */
    public String names() {
        return entries.stream().map(Entry::name).collect(Collectors.joining(", "));
    }
}
