package dev.touchstone.lab;

import dev.touchstone.cli.CommandModule;
import dev.touchstone.lab.agreement.AgreementCommand;
import dev.touchstone.lab.bench.BenchCommand;
import dev.touchstone.lab.figures.FiguresCommand;
import dev.touchstone.lab.hunt.HuntCommand;
import dev.touchstone.lab.recall.RecallCommand;
import java.util.List;

/** The commands of developers and researchers. */
public final class LabCommands implements CommandModule {
    @Override
    public List<Class<?>> commands() {
        return List.of(
                BenchCommand.class,
                SelftestCommand.class,
                ExperimentCommand.class,
                RecallCommand.class,
                FiguresCommand.class,
                HuntCommand.class,
                AgreementCommand.class);
    }
}
