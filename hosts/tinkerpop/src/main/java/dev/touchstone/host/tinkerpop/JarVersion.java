package dev.touchstone.host.tinkerpop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The version of a database that does not report one: what Maven wrote into its jar. */
public final class JarVersion {
    private JarVersion() {}

    /** The version of the jar that holds a class. */
    public static String of(Class<?> type) throws Exception {
        Path place =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (JarFile jar = new JarFile(place.toFile())) {
            Optional<JarEntry> written = jar.stream()
                    .filter(entry -> entry.getName().matches("META-INF/maven/.*/pom\\.properties"))
                    .findFirst();
            return properties(jar, written.orElseThrow()).getProperty("version");
        }
    }

    private static Properties properties(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            Properties properties = new Properties();
            properties.load(in);
            return properties;
        }
    }
}
