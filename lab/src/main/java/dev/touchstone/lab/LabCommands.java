package dev.touchstone.lab;

import dev.touchstone.cli.CommandModule;
import java.util.List;

/** The commands of developers and researchers. */
public final class LabCommands implements CommandModule {
    @Override
    public List<Class<?>> commands() {
        return List.of(BenchCommand.class, SelftestCommand.class, ExperimentCommand.class);
    }
}
