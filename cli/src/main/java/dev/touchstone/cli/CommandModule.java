package dev.touchstone.cli;

import java.util.List;

/** Commands that a module adds to the command line. Found by {@link java.util.ServiceLoader}, so that the command line runs without them. */
public interface CommandModule {

    /** Classes that picocli reads as commands, in the order of the help text. */
    List<Class<?>> commands();
}
