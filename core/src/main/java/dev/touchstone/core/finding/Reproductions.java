package dev.touchstone.core.finding;

import java.util.List;

/** Writes down how a finding can be seen without Touchstone. */
@FunctionalInterface
public interface Reproductions {

    /** A file for the folder of a finding. */
    record TextFile(String name, String text) {}

    List<TextFile> of(Finding finding);
}
