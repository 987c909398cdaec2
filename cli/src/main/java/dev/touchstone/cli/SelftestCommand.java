package dev.touchstone.cli;

import dev.touchstone.cli.Ensemble.Mistaken;
import dev.touchstone.cli.Hunts.Hunt;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.campaign.Selected;
import dev.touchstone.core.campaign.Trial;
import dev.touchstone.core.campaign.Trial.Report;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Options;
import dev.touchstone.core.oracle.Oracle;
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
            "Tests Touchstone's own oracles, with its reference in the place of an engine.",
            "No case may fail on the reference as it is. With --mistakes, every mistake that is planted in the reference must be found."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone selftest                          20,000 cases of every oracle",
            "  touchstone selftest --mistakes --cases 1000  and a hunt for every mistake",
            "  touchstone selftest --oracle truth --mistake optional-match,and-null",
            "  touchstone selftest --mistakes --append results.ndjson",
            "  touchstone selftest --matrix --language cypher --oracle elementary,compound --append matrix.ndjson",
            "",
            "Exit codes: 0 all oracles are sound and all mistakes are found, 1 not so,",
            "64 a mistake in the options, 70 a mistake in Touchstone itself."
        })
final class SelftestCommand implements Callable<Integer> {
    private static final int STATUS_EVERY = 100;

    @Option(
            names = "--language",
            paramLabel = "NAME",
            description = "default: every language with a reference of its own")
    Optional<String> language = Optional.empty();

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "20000",
            description = "Cases of every oracle on the right reference (default: ${DEFAULT-VALUE}).")
    int cases = 20_000;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    long seed = 1;

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME",
            split = ",",
            description = "An oracle or a family of them to test; may be given more than once (default: all).")
    List<String> oracles = new ArrayList<>();

    @Option(names = "--mistakes", description = "Also hunt for every planted mistake.")
    boolean mistakes;

    @Option(
            names = "--mistake",
            paramLabel = "NAME",
            split = ",",
            description = "Hunt for this mistake; may be given more than once.")
    List<String> named = new ArrayList<>();

    @Option(
            names = "--matrix",
            description =
                    "Only this: every oracle alone against every mistake, or those that are named, and a table of who finds what.")
    boolean matrix;

    @Option(
            names = "--each",
            paramLabel = "N",
            description = "Cases within which a mistake must be found (default: 5000, with --matrix 200).")
    Optional<Integer> each = Optional.empty();

    @Option(
            names = "--append",
            paramLabel = "FILE",
            description =
                    "Write what became of each mistake to this file, a line each, and skip those that are in it already.")
    Optional<Path> file = Optional.empty();

    @Spec
    CommandSpec command;

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        List<Ensemble> chosen = languages().stream().map(this::ensemble).toList();
        check(chosen);
        if (matrix) {
            chosen.forEach(this::showMatrix);
            return ExitCode.NOTHING_FOUND.code();
        }
        boolean fine = true;
        for (Ensemble tested : chosen) {
            fine &= cases == 0 || isSound(tested);
            fine &= wanted(tested).isEmpty() || isPowerful(tested);
        }
        return (fine ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS).code();
    }

    private int within() {
        return each.orElse(matrix ? 200 : 5_000);
    }

    private List<Language> languages() {
        List<Language> able = workshop.languages.all().stream()
                .filter(candidate -> !candidate.references().isEmpty()
                        || HostedReference.of(candidate, workshop.catalogue).isPresent())
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

    private Ensemble ensemble(Language tested) {
        return tested.references().isEmpty()
                ? new HostedReference(workshop, tested).ensemble()
                : Ensemble.inThisProcess(tested);
    }

    private void check(List<Ensemble> chosen) {
        Selected.read(
                oracles,
                chosen.stream().flatMap(tested -> tested.oracles().stream()).toList());
        List<String> known = chosen.stream()
                .flatMap(tested -> tested.mistakes().stream())
                .map(Mistaken::name)
                .toList();
        named.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new UserMistake("there is no mistake \"" + name + "\"; there are: " + String.join(", ", known));
        });
    }

    private boolean isSound(Ensemble tested) {
        Terminal terminal = Terminal.of(command);
        List<List<String>> rows = new ArrayList<>();
        boolean sound = true;
        for (Oracle oracle : chosen(tested.oracles())) {
            Report report = trial(tested, oracle.name(), cases).play(tested.right(), List.of(oracle), cases);
            requireWhole(report);
            report.findings().forEach(finding -> show(finding, terminal));
            sound &= report.tally().failed() == 0 && report.tally().passed() > 0;
            rows.add(List.of(
                    oracle.name(),
                    Long.toString(report.tally().cases()),
                    Long.toString(report.tally().passed()),
                    Long.toString(report.tally().failed()),
                    report.tally().unknown().isEmpty()
                            ? "0"
                            : report.tally().unknown().toString()));
        }
        terminal.line(tested.language().name() + ", on the reference as it is:");
        new Columns(List.of("oracle", "cases", "passed", "failed", "unknown"), rows)
                .lines()
                .forEach(terminal::line);
        return sound;
    }

    private List<Mistaken> wanted(Ensemble tested) {
        return tested.mistakes().stream()
                .filter(mistake -> named.isEmpty() ? mistakes || matrix : named.contains(mistake.name()))
                .toList();
    }

    private boolean isPowerful(Ensemble tested) {
        Terminal terminal = Terminal.of(command);
        List<Oracle> used = hunters(tested);
        Hunts hunts = Hunts.in(file, workshop.json);
        for (Mistaken mistake : wanted(tested)) {
            if (hunts.of(mistake.name(), Optional.empty()).isEmpty()) {
                hunts.add(Hunt.of(mistake.name(), hunt(tested, mistake, used), Optional.empty()));
                terminal.line(hunts.last().line() + "   " + mistake.sentence());
            }
        }
        terminal.line(tested.language().name() + ", with mistakes: " + hunts.summary(within()));
        return hunts.areAllCaught();
    }

    private void showMatrix(Ensemble tested) {
        Terminal terminal = Terminal.of(command);
        MistakeMatrix table = new MistakeMatrix(
                tested.language().name(), hunters(tested), wanted(tested), Hunts.in(file, workshop.json));
        table.fill((mistake, oracle) -> hunt(tested, mistake, List.of(oracle)), terminal::line);
        terminal.line(tested.language().name()
                + ", cases until a mistake is caught by one oracle alone, - for not within " + within() + ":");
        table.lines().forEach(terminal::line);
    }

    /** To compare a mistake with the right reference beside it would be the oracle "truth" in other words. */
    private List<Oracle> hunters(Ensemble tested) {
        List<Oracle> own = tested.language().oracles();
        List<Oracle> used = oracles.isEmpty()
                ? own
                : chosen(Stream.concat(own.stream(), Stream.of(new Options(tested.language())))
                        .toList());
        if (used.isEmpty()) {
            throw new UserMistake("none of these oracles can catch a mistake of "
                    + tested.language().name());
        }
        return used;
    }

    private Report hunt(Ensemble tested, Mistaken mistake, List<Oracle> hunters) {
        String what =
                hunters.size() == 1 ? mistake.name() + ", " + hunters.getFirst().name() : mistake.name();
        Report report = trial(tested, what, within()).hunt(mistake.cast(), hunters, within());
        requireWhole(report);
        return report;
    }

    private List<Oracle> chosen(List<Oracle> all) {
        return Selected.only(oracles, all);
    }

    private Trial trial(Ensemble tested, String what, int enough) {
        Terminal terminal = Terminal.of(command);
        long[] judged = {0};
        Listener status = event -> {
            if (event instanceof Judged && ++judged[0] % STATUS_EVERY == 0) {
                terminal.status(what + ": " + judged[0] + " of " + enough + " cases");
            }
        };
        return new Trial(tested.language(), workshop.json, seed, status);
    }

    private static void requireWhole(Report report) {
        report.broken().stream().findFirst().ifPresent(evidence -> {
            throw new IllegalStateException("a round broke: " + evidence);
        });
    }

    private static void show(Finding finding, Terminal terminal) {
        terminal.line(finding.oracle() + " fails in round " + finding.origin().round() + ": "
                + finding.fail().claim());
        finding.entries().forEach(sight -> terminal.line("  " + sight.text() + "\n    " + sight.summary()));
    }
}
