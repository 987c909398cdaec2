package dev.touchstone.suites.w3c;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarFile;

/** The files of the W3C's tests, which are resources in a jar. */
public final class TestFiles {
    private static final String ANY = "testcases-sparql-1.1-w3c/manifest-all.ttl";

    private TestFiles() {}

    /** The names of all files that end so, in their order in the jar. */
    public static List<String> ending(String suffix) {
        try (JarFile jar = ((JarURLConnection) url(ANY).openConnection()).getJarFile()) {
            return jar.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.startsWith("testcases-") && name.endsWith(suffix))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    public static byte[] bytes(String name) {
        try (InputStream in = url(name).openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The IRI of a file, which names in it are relative to; {@link #name} is the way back. */
    public static String base(String name) {
        return "http://w3c.example/" + name;
    }

    public static String name(String iri) {
        return URI.create(iri).getPath().substring(1);
    }

    private static URL url(String name) {
        return Objects.requireNonNull(TestFiles.class.getClassLoader().getResource(name), name);
    }
}
