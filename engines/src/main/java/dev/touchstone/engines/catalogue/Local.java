package dev.touchstone.engines.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * What an engine needs on this machine that Maven does not bring.
 *
 * @param versions the versions that were tried, newest first
 * @param files the files that are looked for
 * @param help where it is said how to get them
 * @param packages what npm fetches, at the engine's version where none is named
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

    /** Whether the packages are run by Node.js. Others are fetched for a file that is missing. */
    public boolean isForNode() {
        return !packages.isEmpty()
                && files.stream().allMatch(wanted -> wanted.packaged().isEmpty());
    }

    /**
     * A file that must be there.
     *
     * @param option the option of the adapter with its path
     * @param variable the variable of the environment that may say where it is
     * @param names what it is called, the best first
     * @param folders where it may be, besides the PATH; ~ is the user's home, and VERSION the engine's version
     * @param packaged where it is among the packages, if it comes with them
     * @param least the oldest version that will do, of a program that says its version
     * @param help how to get this file, where it is not as for the others
     */
    public record Wanted(
            String option,
            String variable,
            List<String> names,
            List<String> folders,
            Optional<String> packaged,
            Optional<String> least,
            Optional<String> help) {
        /** A file that the user has to install. */
        public Wanted(String option, String variable, List<String> names, List<String> folders) {
            this(option, variable, names, folders, Optional.empty(), Optional.empty(), Optional.empty());
        }

        public Wanted {
            names = List.copyOf(names);
            folders = List.copyOf(folders);
        }
    }
}
