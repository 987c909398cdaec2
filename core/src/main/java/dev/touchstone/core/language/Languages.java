package dev.touchstone.core.language;

import java.util.List;
import java.util.ServiceLoader;

/** The languages on the class path, in alphabetical order. */
public record Languages(List<Language> all) {

    public static Languages installed() {
        return new Languages(ServiceLoader.load(Language.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(java.util.Comparator.comparing(Language::name))
                .toList());
    }

    public Language named(String name) {
        return all.stream()
                .filter(language -> language.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no language " + name));
    }
}
