package dev.touchstone.engines.jdk;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The Java runtimes that the user named, and all on this machine in the order in which they were found. */
public record Jdks(List<Jdk> given, List<Jdk> all) {

    /** Looks at the given folders first, then JAVA_HOME, the PATH, the runtime of this process and the usual folders. */
    public static Jdks find(List<Path> given, Map<String, String> environment, Path userHome) {
        List<Path> homes = new ArrayList<>(given);
        Optional.ofNullable(environment.get("JAVA_HOME")).map(Path::of).ifPresent(homes::add);
        homes.addAll(onPath(environment.getOrDefault("PATH", "")));
        homes.add(Path.of(System.getProperty("java.home")));
        for (Path folder : usualFolders(userHome)) {
            homes.addAll(foldersIn(folder));
        }
        Map<Path, Jdk> byHome = new LinkedHashMap<>();
        homes.stream().flatMap(home -> Jdk.in(home).stream()).forEach(jdk -> byHome.putIfAbsent(jdk.home(), jdk));
        return new Jdks(given.stream().flatMap(home -> Jdk.in(home).stream()).toList(), List.copyOf(byHome.values()));
    }

    /** For an engine with this range: the first suitable one that the user named, else the newest that was found. */
    public Optional<Jdk> suitable(JdkRange range) {
        Stream<Jdk> newestFirst =
                all.stream().sorted(Comparator.comparingInt(Jdk::feature).reversed());
        return Stream.concat(given.stream(), newestFirst)
                .filter(jdk -> range.contains(jdk.feature()))
                .findFirst();
    }

    /** For a message: which versions there are. */
    public String versions() {
        return all.stream()
                .map(Jdk::feature)
                .distinct()
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
    }

    private static List<Path> onPath(String path) {
        return Stream.of(path.split(File.pathSeparator, -1))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder).resolve("java"))
                .filter(Files::isExecutable)
                .map(Jdks::real)
                .map(java -> java.resolve("../..").normalize())
                .toList();
    }

    private static List<Path> usualFolders(Path userHome) {
        return List.of(
                Path.of("/usr/lib/jvm"),
                Path.of("/usr/java"),
                Path.of("/opt/java"),
                Path.of("/opt/jdk"),
                Path.of("/Library/Java/JavaVirtualMachines"),
                userHome.resolve(".sdkman/candidates/java"),
                userHome.resolve(".jdks"),
                userHome.resolve(".asdf/installs/java"));
    }

    private static List<Path> foldersIn(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted()
                    .flatMap(entry -> Stream.of(entry, entry.resolve("Contents/Home")))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
