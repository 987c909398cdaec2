package dev.touchstone.engines.jdk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Java runtime on this machine. */
public record Jdk(Path home, int feature) {
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(?:1\\.)?(\\d+)[^\"]*\"");

    public Path java() {
        return command(home);
    }

    /** The runtime in this folder, identified by the {@code release} file that every JDK since 7 has. */
    public static Optional<Jdk> in(Path home) {
        Path release = home.resolve("release");
        if (!Files.isExecutable(command(home)) || !Files.isReadable(release)) {
            return Optional.empty();
        }
        try {
            Matcher version = VERSION.matcher(Files.readString(release));
            return version.find()
                    ? Optional.of(new Jdk(home.toRealPath(), Integer.parseInt(version.group(1))))
                    : Optional.empty();
        } catch (IOException e) {
            // A folder that cannot be read holds no JDK for us.
            return Optional.empty();
        }
    }

    private static Path command(Path home) {
        Path unix = home.resolve("bin/java");
        return Files.exists(unix) ? unix : home.resolve("bin/java.exe");
    }

    @Override
    public String toString() {
        return "JDK " + feature + " (" + home + ")";
    }
}
