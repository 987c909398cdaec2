package dev.touchstone.lab;

import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.run.Trial;
import dev.touchstone.campaign.run.Trial.Report;
import dev.touchstone.campaign.settings.OracleSelection;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.OptionsOracle;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.lab.MutantHunts.Hunt;
import dev.touchstone.lab.ReferenceEngines.Mutant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code touchstone selftest} */
@Command(
        name = "selftest",
        description = {
            "Tests Touchstone's own oracles, with the reference as the engine.",
            "No case may fail on the reference. With --mutants, every mutant of the reference must be caught."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone selftest                          20,000 cases of every oracle",
            "  touchstone selftest --mutants --cases 1000   and every mutant",
            "  touchstone selftest --oracle truth --mutant optional-match,and-null",
            "  touchstone selftest --mutants --append results.ndjson",
            "  touchstone selftest --matrix --language cypher --oracle elementary,compound --append matrix.ndjson",
            "",
            "Exit codes: 0 all oracles are sound and all mutants are caught, 1 not,",
            "64 invalid input, 70 a bug in Touchstone."
        })
public final class SelftestCommand implements Callable<Integer> {
    private static final int STATUS_EVERY = 100;

    @Option(
            names = "--language",
            paramLabel = "NAME",
            description = "Only this language (default: every language with a reference).")
    Optional<String> language = Optional.empty();

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "20000",
            description = "Cases per oracle on the reference (default: ${DEFAULT-VALUE}).")
    int cases = 20_000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the generator (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME",
            split = ",",
            description = "Only these oracles or families; repeatable (default: all).")
    List<String> oracles = new ArrayList<>();

    @Option(names = "--mutants", description = "Also hunt every mutant.")
    boolean mutants;

    @Option(names = "--mistakes", hidden = true, description = "The former name of --mutants.")
    boolean mistakes;

    @Option(names = "--mutant", paramLabel = "NAME", split = ",", description = "Hunt this mutant; repeatable.")
    List<String> named = new ArrayList<>();

    @Option(names = "--mistake", split = ",", hidden = true, description = "The former name of --mutant.")
    List<String> mistakesNamed = new ArrayList<>();

    @Option(
            names = "--matrix",
            description = "Only this: every oracle alone against every mutant, or the named ones, as a table.")
    boolean matrix;

    @Option(
            names = "--each",
            paramLabel = "N",
            description = "Cases within which a mutant must be caught (default: 5000, with --matrix 200).")
    Optional<Integer> each = Optional.empty();

    @Option(
            names = "--append",
            paramLabel = "FILE",
            description = "Append one result line per mutant to this file; skip those already there.")
    Optional<Path> file = Optional.empty();

    @Spec
    CommandSpec command;

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() {
        List<ReferenceEngines> chosen = languages().stream().map(this::engines).toList();
        check(chosen);
        if (matrix) {
            chosen.forEach(this::showMatrix);
            return ExitCode.NOTHING_FOUND.code();
        }
        boolean fine = true;
        for (ReferenceEngines tested : chosen) {
            fine &= cases == 0 || isSound(tested);
            fine &= wanted(tested).isEmpty() || isPowerful(tested);
        }
        return (fine ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS).code();
    }

    private int within() {
        return each.orElse(matrix ? 200 : 5_000);
    }

    private List<Language> languages() {
        List<Language> able = engineOptions.languages.all().stream()
                .filter(candidate -> candidate.references().isPresent()
                        || HostedReference.of(candidate, engineOptions.catalogue)
                                .isPresent())
                .toList();
        List<Language> chosen = able.stream()
                .filter(candidate -> language.isEmpty() || language.get().equals(candidate.name()))
                .toList();
        if (chosen.isEmpty()) {
            throw new UserMistake("there is no language \"" + language.orElse("") + "\" with a reference; there are: "
                    + String.join(", ", able.stream().map(Language::name).toList()));
        }
        return chosen;
    }

    private ReferenceEngines engines(Language tested) {
        return tested.references()
                .map(references -> ReferenceEngines.inThisProcess(tested, references))
                .orElseGet(() -> new HostedReference(engineOptions, tested).engines());
    }

    private void check(List<ReferenceEngines> chosen) {
        OracleSelection.read(
                oracles,
                chosen.stream().flatMap(tested -> tested.oracles().stream()).toList());
        List<String> known = chosen.stream()
                .flatMap(tested -> tested.mutants().stream())
                .map(Mutant::name)
                .toList();
        named().stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new UserMistake("there is no mutant \"" + name + "\"; there are: " + String.join(", ", known));
        });
    }

    private boolean isSound(ReferenceEngines tested) {
        Terminal terminal = Terminal.of(command);
        List<List<String>> rows = new ArrayList<>();
        boolean sound = true;
        for (Oracle oracle : chosen(tested.oracles())) {
            Report report = trial(tested, oracle.name(), cases).play(tested.right(), List.of(oracle), cases);
            requireWhole(report);
            report.findings().forEach(finding -> show(finding, terminal));
            sound &= report.counts().failed() == 0 && report.counts().passed() > 0;
            rows.add(List.of(
                    oracle.name(),
                    Long.toString(report.counts().cases()),
                    Long.toString(report.counts().passed()),
                    Long.toString(report.counts().failed()),
                    report.counts().unknown().isEmpty()
                            ? "0"
                            : report.counts().unknown().toString()));
        }
        terminal.line(tested.language().name() + ", soundness:");
        new TextTable(List.of("oracle", "cases", "passed", "failed", "unknown"), rows)
                .lines()
                .forEach(terminal::line);
        return sound;
    }

    private List<String> named() {
        return Stream.concat(named.stream(), mistakesNamed.stream()).toList();
    }

    private List<Mutant> wanted(ReferenceEngines tested) {
        return tested.mutants().stream()
                .filter(mutant -> named().isEmpty() ? mutants || mistakes || matrix : named().contains(mutant.name()))
                .toList();
    }

    private boolean isPowerful(ReferenceEngines tested) {
        Terminal terminal = Terminal.of(command);
        List<Oracle> used = hunters(tested);
        MutantHunts hunts = MutantHunts.in(file, engineOptions.json);
        for (Mutant mutant : wanted(tested)) {
            if (hunts.of(mutant.name(), Optional.empty()).isEmpty()) {
                hunts.add(Hunt.of(mutant.name(), hunt(tested, mutant, used), Optional.empty()));
                terminal.line(hunts.last().line() + "   " + mutant.sentence());
            }
        }
        terminal.line(tested.language().name() + ", mutants: " + hunts.summary(within()));
        return hunts.areAllCaught();
    }

    private void showMatrix(ReferenceEngines tested) {
        Terminal terminal = Terminal.of(command);
        MutantMatrix table = new MutantMatrix(
                tested.language().name(), hunters(tested), wanted(tested), MutantHunts.in(file, engineOptions.json));
        table.fill((mutant, oracle) -> hunt(tested, mutant, List.of(oracle)), terminal::line);
        terminal.line(tested.language().name() + ", cases until one oracle alone catches the mutant; - if not within "
                + within() + ":");
        table.lines().forEach(terminal::line);
    }

    /** Only the language's own oracles: to compare a mutant with the reference would be the oracle "truth" again. */
    private List<Oracle> hunters(ReferenceEngines tested) {
        List<Oracle> own = tested.language().oracles();
        List<Oracle> used = oracles.isEmpty()
                ? own
                : chosen(Stream.concat(own.stream(), Stream.of(new OptionsOracle(tested.language())))
                        .toList());
        if (used.isEmpty()) {
            throw new UserMistake("none of these oracles can catch a mutant of "
                    + tested.language().name());
        }
        return used;
    }

    private Report hunt(ReferenceEngines tested, Mutant mutant, List<Oracle> hunters) {
        String what =
                hunters.size() == 1 ? mutant.name() + ", " + hunters.getFirst().name() : mutant.name();
        Report report = trial(tested, what, within()).hunt(mutant.engines(), hunters, within());
        requireWhole(report);
        return report;
    }

    private List<Oracle> chosen(List<Oracle> all) {
        return OracleSelection.only(oracles, all);
    }

    private Trial trial(ReferenceEngines tested, String what, int enough) {
        Terminal terminal = Terminal.of(command);
        long[] judged = {0};
        Listener status = event -> {
            if (event instanceof Judged && ++judged[0] % STATUS_EVERY == 0) {
                terminal.status(what + ": " + judged[0] + " of " + enough + " cases");
            }
        };
        return new Trial(tested.language(), engineOptions.json, seed, status);
    }

    private static void requireWhole(Report report) {
        report.broken().stream().findFirst().ifPresent(evidence -> {
            throw new IllegalStateException("a round failed: " + evidence);
        });
    }

    private static void show(Finding finding, Terminal terminal) {
        terminal.line(finding.oracle() + " fails in round " + finding.origin().round() + ": "
                + finding.fail().claim());
        finding.entries().forEach(entry -> terminal.line("  " + entry.text() + "\n    " + entry.summary()));
    }
}
