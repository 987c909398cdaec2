package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.engines.catalogue.Entry;
import dev.touchstone.engines.catalogue.Local;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The script for Node.js that shows a finding on an engine that is a package for it. */
record NodeProgram(EngineId engine, Entry entry) {
    static final String NAME = "repro.mjs";

    /** The script with these statements, where there is a template for the engine. */
    List<TextFile> files(List<String> about, List<String> statements, Symptom symptom) {
        return Template.named(entry.options().getOrDefault("engine", "none") + ".mjs.txt")
                .map(template -> template.filled(symptom.places(), head(about), String.join("\n", statements)))
                .map(text -> List.of(new TextFile(NAME, text)))
                .orElse(List.of());
    }

    private String head(List<String> about) {
        List<String> head = new ArrayList<>();
        about.forEach(line -> head.add("// " + line));
        head.add("// Fetch the packages once, then run it, on Node.js 20 or newer:");
        head.add("//   npm install --prefix . " + packages());
        head.add("//   node " + NAME);
        return String.join("\n", head);
    }

    /** The first is the engine itself, and has its version. */
    private String packages() {
        List<String> names = entry.local().map(Local::packages).orElse(List.of());
        return names.stream()
                .map(name -> name.lastIndexOf('@') > 0 ? name : name + "@" + engine.version())
                .collect(Collectors.joining(" "));
    }
}
