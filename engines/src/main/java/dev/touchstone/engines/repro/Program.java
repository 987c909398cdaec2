package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Release;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The Java program that shows a finding on an embedded engine, in one file, for jbang or for java with a class path.
 *
 * <p>It is made of a template beside this class, which is named by the class of ours that opens the engine: by the option
 * {@code provider} where there is one, else by the adapter. {@code {{head}}} stands for what jbang has to know,
 * {@code {{body}}} for the statements, and the name of an option of the catalogue for its value.
 */
final class Program {
    static final String NAME = "Repro.java";

    /** What text blocks and single-file programs need. */
    private static final int OLDEST_JDK = 17;

    private final EngineId engine;
    private final Release release;
    private final Map<String, String> options;
    private final String opener;

    Program(EngineId engine, Entry entry, Release release) {
        this.engine = engine;
        this.release = release;
        this.options = release.options().orElse(entry.options());
        String type = options.getOrDefault("provider", release.adapter().orElse(entry.adapter()));
        this.opener = type.substring(type.lastIndexOf('.') + 1);
    }

    /** The program with these statements, where there is a template for the engine. */
    Optional<String> text(List<String> about, List<String> statements) {
        return template().map(template -> filled(template, about, statements));
    }

    private String filled(String template, List<String> about, List<String> statements) {
        String text = template;
        for (Map.Entry<String, String> option : options.entrySet()) {
            text = text.replace("{{" + option.getKey() + "}}", option.getValue());
        }
        return text.replace("{{head}}", String.join("\n", head(about)))
                .replace("{{body}}", statements.stream().map(Program::indented).collect(Collectors.joining("\n")));
    }

    /** The lines of a text block belong to its string. */
    private static String indented(String statement) {
        return "        " + statement;
    }

    private List<String> head(List<String> about) {
        List<String> head = new ArrayList<>();
        head.add("///usr/bin/env jbang \"$0\" \"$@\" ; exit $?");
        release.coordinates(engine.version()).forEach(artifact -> head.add("//DEPS " + artifact));
        release.flags().forEach(flag -> head.add("//JAVA_OPTIONS " + flag));
        head.add("//JAVA " + jdk());
        about.forEach(line -> head.add("// " + line));
        head.add("// Run it by: jbang " + NAME + ", or by: java" + flags() + " -cp JARS " + NAME
                + " with the jars of the artifacts above.");
        return head;
    }

    private String jdk() {
        int lowest = Math.max(OLDEST_JDK, release.jdk().lowest());
        return release.jdk().highest() == Integer.MAX_VALUE ? lowest + "+" : String.valueOf(lowest);
    }

    private String flags() {
        return release.flags().stream().map(flag -> " " + flag).collect(Collectors.joining());
    }

    private Optional<String> template() {
        try (InputStream in = Program.class.getResourceAsStream(opener + ".java.txt")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing() + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
