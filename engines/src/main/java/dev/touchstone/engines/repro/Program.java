package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Release;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The Java program that shows a finding on an embedded engine, in one file, and the pom.xml that fetches what it needs.
 *
 * <p>It is made of a {@link Template}, which is named by the class of ours that opens the engine: by the option {@code provider} where there is
 * a template for it, else by the adapter, with the lines of the console to open the database. {@code {{head}}} stands for how to run it,
 * {@code {{body}}} for the statements, and the name of an option of the catalogue for its value.
 */
final class Program {
    static final String NAME = "Repro.java";
    static final String POM = "pom.xml";

    /** What text blocks and single-file programs need. */
    private static final int OLDEST_JDK = 17;

    private final EngineId engine;
    private final Release release;
    private final Map<String, String> options;
    private final Optional<Template> template;

    Program(EngineId engine, Entry entry, Release release) {
        this.engine = engine;
        this.release = release;
        this.options = release.options().orElse(entry.options());
        String adapter = release.adapter().orElse(entry.adapter());
        this.template = options.containsKey(Entry.PROVIDER)
                ? template(options.get(Entry.PROVIDER))
                        .or(() -> Opening.of(entry, engine)
                                .places()
                                .flatMap(places -> template(adapter).map(base -> base.with(places))))
                : template(adapter);
    }

    private static Optional<Template> template(String type) {
        return Template.named(type.substring(type.lastIndexOf('.') + 1) + ".java.txt");
    }

    /** The program with these statements, and what goes with it, where there is a template for the engine. */
    List<TextFile> files(List<String> about, List<String> statements, Symptom symptom) {
        return template.map(known -> known.filled(with(symptom), head(about), indented(statements)))
                .map(text -> List.of(new TextFile(NAME, text), new TextFile(POM, new Pom(engine, release).text())))
                .orElse(List.of());
    }

    private Map<String, String> with(Symptom symptom) {
        Map<String, String> all = new LinkedHashMap<>(options);
        all.putAll(symptom.places());
        return all;
    }

    /** Only the first line: the others may belong to a string. */
    private static String indented(List<String> statements) {
        return statements.stream().map(statement -> "        " + statement).collect(Collectors.joining("\n"));
    }

    private String head(List<String> about) {
        List<String> head = new ArrayList<>();
        head.add("///usr/bin/env jbang \"$0\" \"$@\" ; exit $?");
        release.coordinates(engine.version()).forEach(artifact -> head.add("//DEPS " + artifact));
        release.flags().forEach(flag -> head.add("//JAVA_OPTIONS " + flag));
        head.add("//JAVA " + jdk());
        about.forEach(line -> head.add("// " + line));
        head.add("// Fetch the jars once, with the pom.xml beside this file, then compile and run it, on JDK " + words()
                + ":");
        head.add("//   mvn -q dependency:copy-dependencies -DoutputDirectory=jars");
        head.add("//   java" + flags() + " -cp 'jars/*' " + NAME);
        head.add("// Or, with jbang: jbang " + NAME);
        return String.join("\n", head);
    }

    private int lowest() {
        return Math.max(OLDEST_JDK, release.jdk().lowest());
    }

    private boolean isBounded() {
        return release.jdk().highest() != Integer.MAX_VALUE;
    }

    private String jdk() {
        return isBounded() ? String.valueOf(lowest()) : lowest() + "+";
    }

    private String words() {
        return isBounded() && release.jdk().highest() != lowest()
                ? lowest() + " to " + release.jdk().highest()
                : isBounded() ? String.valueOf(lowest()) : lowest() + " or newer";
    }

    private String flags() {
        return release.flags().stream().map(flag -> " " + flag).collect(Collectors.joining());
    }
}
