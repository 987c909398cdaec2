package dev.touchstone.engines.repro;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.engines.catalogue.Release;
import java.util.ArrayList;
import java.util.List;

/** A pom.xml that names what an engine needs, so that Maven fetches it. */
record Pom(EngineId engine, Release release) {

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add("<project xmlns=\"http://maven.apache.org/POM/4.0.0\">");
        lines.add("  <modelVersion>4.0.0</modelVersion>");
        lines.add("  <groupId>repro</groupId>");
        lines.add("  <artifactId>repro</artifactId>");
        lines.add("  <version>1</version>");
        lines.add("  <packaging>pom</packaging>");
        lines.add("  <dependencies>");
        release.coordinates(engine.version()).forEach(artifact -> lines.addAll(dependency(artifact)));
        lines.add("  </dependencies>");
        lines.add("</project>");
        return String.join("\n", lines) + "\n";
    }

    /** An artifact that ends in {@code @jar} comes without what it depends on. */
    private List<String> dependency(String artifact) {
        boolean alone = artifact.endsWith("@jar");
        String[] parts = artifact.replaceFirst("@.*", "").split(":", -1);
        List<String> exclusions = alone ? List.of("*:*") : release.exclusions();
        List<String> lines = new ArrayList<>();
        lines.add("    <dependency>");
        lines.add("      <groupId>" + parts[0] + "</groupId>");
        lines.add("      <artifactId>" + parts[1] + "</artifactId>");
        lines.add("      <version>" + parts[parts.length - 1] + "</version>");
        if (parts.length > 3) {
            lines.add("      <classifier>" + parts[parts.length - 2] + "</classifier>");
        }
        if (!exclusions.isEmpty()) {
            lines.add("      <exclusions>");
            exclusions.forEach(exclusion -> lines.add("        <exclusion><groupId>"
                    + exclusion.substring(0, exclusion.indexOf(':')) + "</groupId><artifactId>"
                    + exclusion.substring(exclusion.indexOf(':') + 1) + "</artifactId></exclusion>"));
            lines.add("      </exclusions>");
        }
        lines.add("    </dependency>");
        return lines;
    }
}
