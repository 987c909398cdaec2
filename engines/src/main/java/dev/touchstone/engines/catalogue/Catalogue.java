package dev.touchstone.engines.catalogue;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The engines that Touchstone knows. */
public record Catalogue(List<Entry> entries, List<Protocol> protocols) {
    /** In the folder of the engines, but about findings. */
    private static final String KNOWN = "known";

    private static final String SUFFIX = ".yaml";

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
            // A list or a map that is left out is empty.
            YAMLMapper yaml = YAMLMapper.builder()
                    .withConfigOverride(
                            List.class, lists -> lists.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                    .withConfigOverride(
                            Map.class, maps -> maps.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                    .build();
            return new Catalogue(
                    files("")
                            .filter(file -> !file.equals(KNOWN))
                            .map(file -> Catalogue.read(file, Entry.class, yaml))
                            .toList(),
                    files("protocol/")
                            .map(file -> Catalogue.read("protocol/" + file, Protocol.class, yaml))
                            .toList());
        }
    }

    /** The files in a folder beside this class, without their suffix, in the order of their names. */
    private static Stream<String> files(String folder) {
        try {
            URL beside = Objects.requireNonNull(Catalogue.class.getResource(KNOWN + SUFFIX));
            List<String> names = new ArrayList<>();
            if (beside.openConnection() instanceof JarURLConnection jar) {
                String path = jar.getEntryName().substring(0, jar.getEntryName().lastIndexOf('/') + 1) + folder;
                jar.getJarFile().stream()
                        .map(JarEntry::getName)
                        .filter(name -> name.startsWith(path))
                        .forEach(name -> names.add(name.substring(path.length())));
            } else {
                try (Stream<Path> files = Files.list(Path.of(beside.toURI()).resolveSibling(folder))) {
                    files.forEach(file -> names.add(file.getFileName().toString()));
                }
            }
            return names.stream()
                    .filter(name -> name.endsWith(SUFFIX) && name.indexOf('/') < 0)
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .sorted();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class path with a strange name", e);
        }
    }

    private static <T> T read(String file, Class<T> type, YAMLMapper yaml) {
        try (InputStream in = Catalogue.class.getResourceAsStream(file + SUFFIX)) {
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

    /** The URL of a server that is named by its product, host and port; empty where no server calls itself so. */
    public Optional<String> url(String product, String host, Optional<Integer> port) {
        return protocols.stream()
                .flatMap(protocol -> protocol.product(product).map(found -> protocol.url(found, host, port)).stream())
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
