package dev.touchstone.triage;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The releases of an engine, the oldest first. */
public record Releases(List<String> versions) {
    public Releases {
        versions = versions.stream().sorted(new VersionOrder()).distinct().toList();
    }

    /** Which releases are tried. */
    public enum Every {
        MAJOR(1),
        MINOR(2),
        RELEASE(Integer.MAX_VALUE);

        private final int parts;

        Every(int parts) {
            this.parts = parts;
        }

        /** What the versions of one series have in common. */
        private List<String> series(String version) {
            List<String> all = VersionOrder.parts(version);
            return all.subList(0, Math.min(parts, all.size()));
        }
    }

    /** Those from one version to another, both included; an end such as {@code 4.4} includes 4.4.12. */
    public Releases between(Optional<String> from, Optional<String> to) {
        VersionOrder order = new VersionOrder();
        return new Releases(versions.stream()
                .filter(version ->
                        from.isEmpty() || order.compare(version, from.get()) >= 0 || isIn(version, from.get()))
                .filter(version -> to.isEmpty() || order.compare(version, to.get()) <= 0 || isIn(version, to.get()))
                .toList());
    }

    private static boolean isIn(String version, String series) {
        return version.startsWith(series + ".");
    }

    /** The newest of each series, and these as well. */
    public Releases every(Every every, Collection<String> always) {
        Map<List<String>, String> newest = new LinkedHashMap<>();
        versions.forEach(version -> newest.put(every.series(version), version));
        TreeSet<String> chosen = new TreeSet<>(new VersionOrder());
        chosen.addAll(newest.values());
        always.stream().filter(versions::contains).forEach(chosen::add);
        return new Releases(List.copyOf(chosen));
    }
}
