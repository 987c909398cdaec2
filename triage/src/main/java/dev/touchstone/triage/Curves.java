package dev.touchstone.triage;

import dev.touchstone.core.value.Ordered;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How three numbers grow while a campaign goes on: discrepancies (failing cases), findings (fine signatures), and version-distinct ones
 * (sets of versions that reproduce a finding). The first two of them, and the last, are N_D and N_VDD of the GDsmith paper.
 *
 * @param discrepancies when a case failed, in milliseconds
 * @param firstSeen when which signature was seen for the first time
 * @param versions by signature, the engine and those of its versions that reproduce it; findings that were not tried are missing
 */
public record Curves(List<Long> discrepancies, Map<String, Long> firstSeen, Map<String, List<String>> versions) {
    public Curves {
        discrepancies = List.copyOf(discrepancies);
        firstSeen = Ordered.copyOf(firstSeen);
        versions = Ordered.copyOf(versions);
    }

    /** The three numbers at one time. */
    public record Point(long at, long discrepancies, long findings, long versionDistinct) {}

    public Point at(long time) {
        return new Point(
                time,
                discrepancies.stream().filter(each -> each <= time).count(),
                until(time).count(),
                until(time).map(this::set).flatMap(Optional::stream).distinct().count());
    }

    private Stream<String> until(long time) {
        return firstSeen.entrySet().stream()
                .filter(entry -> entry.getValue() <= time)
                .map(Map.Entry::getKey);
    }

    private Optional<List<String>> set(String signature) {
        return Optional.ofNullable(versions.get(signature));
    }

    /** The time of the last thing that happened. */
    public long end() {
        return Stream.concat(discrepancies.stream(), firstSeen.values().stream())
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
    }

    /** Whether the versions of every finding were tried, so that the third curve means something. */
    public boolean hasVersions() {
        return !firstSeen.isEmpty() && versions.keySet().containsAll(firstSeen.keySet());
    }
}
