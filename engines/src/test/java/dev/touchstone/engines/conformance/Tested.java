package dev.touchstone.engines.conformance;

import dev.touchstone.contracts.Thoroughness;
import dev.touchstone.engines.catalogue.Catalogue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The engines that tests run on, by the catalogue: all that speak a language, at the versions that are named as tested. With
 * {@code -Dengine=NAME} only that one, and with {@code -Dengine=NAME@VERSION} that version, named as tested or not.
 */
public final class Tested {
    private static final String CHOICE = System.getProperty("engine", "");

    private Tested() {}

    /** Each as {@code name@version}: the oldest and the newest of every engine, and with {@code -Pall-versions} those between. */
    public static Stream<String> engines(String language) {
        List<String> all = all(language).toList();
        return (Thoroughness.isFull() || !CHOICE.isEmpty() ? all : Releases.Chosen.ends(all)).stream();
    }

    private static Stream<String> all(String language) {
        return Catalogue.standard().entries().stream()
                .filter(entry -> entry.language().equals(language))
                .flatMap(entry -> CHOICE.startsWith(entry.name() + "@")
                        ? Stream.of(CHOICE)
                        : entry.conformance().tested().stream()
                                .filter(version -> CHOICE.isEmpty() || CHOICE.equals(entry.name()))
                                .map(version -> entry.name() + "@" + version));
    }

    /** The same, the last of each engine that is no pre-release. */
    public static Stream<String> newest(String language) {
        Map<String, String> newest = new LinkedHashMap<>();
        all(language)
                .map(engine -> engine.split("@", 2))
                .filter(engine -> engine[1].indexOf('-') < 0)
                .forEach(engine -> newest.put(engine[0], engine[1]));
        return newest.entrySet().stream().map(engine -> engine.getKey() + "@" + engine.getValue());
    }
}
