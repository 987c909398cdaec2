package dev.touchstone.engines.hunt;

import dev.touchstone.campaign.examine.ReferenceVeto;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.language.StatementReader.Read.Judgeable;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CompositeCase;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Statements such as people write, each put before every oracle on real engines as {@code touchstone check} does it. Every failure is a bug
 * of the engine or a hole in what we know of the language: they are written down for somebody to say which.
 *
 * @param out where failures go
 */
record Hunt(Language language, List<String> engineNames, Path out) {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /** A statement, and what it is asked of. */
    record Subject(Dataset dataset, String text, Statement statement) {}

    /** What oracles can be asked about, of what somebody wrote. */
    static Optional<Statement> read(StatementReader reader, String text) {
        try {
            return reader.query(text) instanceof Judgeable judgeable
                    ? Optional.of(judgeable.statement())
                    : Optional.empty();
        } catch (UserMistake e) {
            return Optional.empty();
        }
    }

    /** So many as {@code -Dmost} says, by chance: some engines take a second for each. */
    static List<Subject> some(List<Subject> subjects) {
        int most = Integer.getInteger("most", Integer.MAX_VALUE);
        if (most >= subjects.size()) {
            return subjects;
        }
        List<Subject> shuffled = new ArrayList<>(subjects);
        Collections.shuffle(shuffled, new Random(Long.getLong("seed", 1)));
        return shuffled.subList(0, most);
    }

    Figures run(List<Subject> subjects) throws IOException {
        Files.createDirectories(out.toAbsolutePath().getParent());
        Files.writeString(out, "");
        List<Ready> ready = ready();
        Group group = new Group(language, ready.stream().map(Ready::target).toList());
        Figures figures = new Figures();
        try (Workbench bench = new Workbench(group.targets(), new HostLauncher(ready, "512m"), Watcher.NONE)) {
            bench.start();
            for (Subject subject : subjects) {
                figures.add(subject, ask(subject, group, bench, figures));
            }
        }
        return figures;
    }

    private List<Ready> ready() {
        Path home = Path.of(System.getProperty("user.home"));
        Path cache = Path.of("target", "touchstone-cache").toAbsolutePath();
        try (Fetcher fetcher = new Fetcher(MavenSettings.read(System.getenv(), home), cache, Progress.SILENT)) {
            Engines engines = new Engines(Catalogue.standard(), fetcher, Jdks.find(List.of(), System.getenv(), home));
            return engineNames.stream().map(engines::find).toList();
        }
    }

    private List<Verdict> ask(Subject subject, Group group, Workbench bench, Figures figures) throws IOException {
        List<Verdict> verdicts = new ArrayList<>();
        for (Oracle oracle : group.oracles()) {
            Set<Set<EngineId>> asked = new LinkedHashSet<>();
            for (Target target : group.targets()) {
                Optional<Case> proposed = proposed(oracle, target, group, subject)
                        .filter(each -> asked.add(new LinkedHashSet<>(each.engines())));
                if (proposed.isPresent()) {
                    verdicts.add(judged(subject, oracle, proposed.get(), bench));
                    figures.asked();
                }
            }
        }
        return verdicts;
    }

    private Optional<Case> proposed(Oracle oracle, Target first, Group group, Subject subject) {
        List<Target> targets = new ArrayList<>(group.targets());
        targets.remove(first);
        targets.addFirst(first);
        return language.allows(oracle, subject.statement())
                ? oracle.about(subject.dataset(), targets, subject.statement()).filter(Case::isLegal)
                : Optional.empty();
    }

    private Verdict judged(Subject subject, Oracle oracle, Case proposed, Workbench bench) throws IOException {
        Transcript transcript = bench.run(proposed, LIMIT);
        List<Outcome> outcomes = transcript.outcomes();
        if (proposed instanceof CompositeCase several && several.last(outcomes).fails()) {
            CompositeCase.Turn turn = several.last(outcomes);
            return noted(
                    subject,
                    oracle,
                    turn.each(),
                    transcript.last(turn.outcomes().size()));
        }
        return noted(subject, oracle, proposed, transcript);
    }

    private Verdict noted(Subject subject, Oracle oracle, Case proposed, Transcript transcript) throws IOException {
        Verdict verdict = proposed.judge(transcript.outcomes());
        if (!(verdict instanceof Verdict.Fail fail)) {
            return verdict;
        }
        boolean ours = ReferenceVeto.of(language).failsToo(proposed);
        StringBuilder text = new StringBuilder("---- " + oracle.name() + " " + fail.kind() + " " + fail.engine() + " "
                + fail.mark() + (ours ? " (the reference, too)" : "") + "\n> "
                + subject.text().replace('\n', ' ') + "\n");
        Workbench.withExpectations(proposed, transcript)
                .entries()
                .forEach(entry -> text.append("  ")
                        .append(entry.engine())
                        .append(' ')
                        .append(entry.text().replace('\n', ' '))
                        .append(' ')
                        .append(entry.options())
                        .append(" -> ")
                        .append(entry.answer().map(Object::toString).orElse(entry.summary()))
                        .append(entry.right()
                                .map(right -> "\n    right: " + right)
                                .orElse(""))
                        .append('\n'));
        Files.writeString(out, text.append('\n'), StandardOpenOption.APPEND);
        return verdict;
    }
}
