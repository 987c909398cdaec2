package dev.touchstone.engines.catalogue;

import java.util.List;

/**
 * What a user has to install for an engine.
 *
 * @param versions the versions that were tried, newest first
 * @param files the files that are looked for
 * @param help where it is said how to get them
 * @param packages what npm fetches for Node.js, at the engine's version where none is named
 */
public record Local(List<String> versions, List<Wanted> files, String help, List<String> packages) {
    public Local {
        packages = List.copyOf(packages);
        versions = List.copyOf(versions);
        files = List.copyOf(files);
    }

    /** The packages as {@code name@version}. */
    public List<String> packages(String version) {
        return packages.stream()
                .map(name -> name.indexOf('@', 1) < 0 ? name + "@" + version : name)
                .toList();
    }

    /**
     * A file that must be there.
     *
     * @param option the option of the adapter with its path
     * @param variable the variable of the environment that may say where it is
     * @param names what it is called, the best first
     * @param folders where it may be, besides the PATH; ~ is the user's home, and VERSION the engine's version
     */
    public record Wanted(String option, String variable, List<String> names, List<String> folders) {
        public Wanted {
            names = List.copyOf(names);
            folders = List.copyOf(folders);
        }
    }
}
