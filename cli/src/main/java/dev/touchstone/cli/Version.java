package dev.touchstone.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that this build is. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"touchstone " + number(), "Java " + System.getProperty("java.version")};
    }

    static String number() {
        Properties build = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("build.properties")) {
            build.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return build.getProperty("version");
    }
}
