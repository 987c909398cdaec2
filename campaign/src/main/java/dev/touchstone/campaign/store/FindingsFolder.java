package dev.touchstone.campaign.store;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.core.Evidence;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.report.ArguableReason;
import dev.touchstone.core.report.FindingPage;
import dev.touchstone.core.report.RelevantEntries;
import dev.touchstone.core.report.Reproductions;
import dev.touchstone.core.report.Reproductions.Account;
import dev.touchstone.core.report.Reproductions.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/**
 * Writes findings down, each in a folder named by its signature. A folder appears whole or not at all; later occurrences of the
 * same finding are appended to its {@code seen.ndjson}.
 *
 * @param reproductions what is written for people without Touchstone
 */
public record FindingsFolder(Path folder, Json json, Reproductions reproductions) implements Listener {
    /** The folder within that of a finding into which others are moved that are probably the same bug. */
    public static final String ALSO = "also";

    private static final String DRAFT = ".draft";
    private static final String PAGE = "README.md";
    private static final String CASE = "case.json";
    private static final String FACTS = "finding.json";
    private static final String ORIGINAL = "original.json";
    private static final String SEEN = "seen.ndjson";

    @Override
    public void on(Event event) {
        if (event instanceof Considered considered) {
            try {
                write(considered);
            } catch (IOException e) {
                throw new UncheckedIOException("a finding cannot be written", e);
            }
        }
    }

    private void write(Considered considered) throws IOException {
        switch (considered.standing()) {
            case NEW, SEEN -> keep(considered.finding());
            case KNOWN -> append(folder.resolveSibling("known.ndjson"), Facts.of(considered.finding()));
            case LATER -> {}
            case FLAKY -> append(folder.resolveSibling("flaky.ndjson"), Facts.of(considered.finding()));
        }
    }

    /** A finding that is there is seen once more; one that is not, or that somebody took away, is written down. */
    private void keep(Finding finding) throws IOException {
        Optional<Path> there = find(finding);
        if (there.isPresent()) {
            append(there.get().resolve(SEEN), finding.origin());
        } else {
            create(finding);
        }
    }

    /** Where a finding lies: perhaps in the folder of another, with which it was merged. */
    private Optional<Path> find(Finding finding) throws IOException {
        Path own = folder(finding);
        if (Files.exists(own) || !Files.isDirectory(folder)) {
            return Optional.of(own).filter(Files::exists);
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.endsWith(finding.signature().text())
                            && path.resolveSibling("").endsWith(ALSO))
                    .findFirst();
        }
    }

    /** Whether a finding lies at a path. */
    public static boolean isFinding(Path path) {
        return Files.isRegularFile(path.resolve(CASE));
    }

    /** What must be known to go on with a finding. */
    private record Known(
            String oracle,
            Fail fail,
            Optional<Transcript> transcript,
            Finding.Origin origin,
            Optional<ReductionFacts> reduction) {}

    /**
     * A finding as it lies in its folder.
     *
     * @param why says why an oracle of a language is right
     */
    public Finding read(Path finding, BinaryOperator<String> why) {
        Case proposed = StoredFiles.read(finding.resolve(CASE), json::readCase);
        Known facts = StoredFiles.read(finding.resolve(FACTS), text -> json.readKnown(text, Known.class));
        Path original = finding.resolve(ORIGINAL);
        Case found = Files.exists(original) ? StoredFiles.read(original, json::readCase) : proposed;
        Finding confirmed = new Finding(
                new Finding.Proof(facts.oracle(), why.apply(facts.origin().language(), facts.oracle())),
                proposed,
                facts.fail(),
                facts.transcript().orElse(Transcript.NONE),
                facts.origin());
        return facts.reduction().map(how -> confirmed.reduced(how.of(found))).orElse(confirmed);
    }

    /**
     * Writes a finding anew that is smaller now, under the name that it has now. Where another of this name is there already, the old one
     * becomes one of those that were taken for the same.
     *
     * @return where it lies now
     */
    public Path replace(Path old, Finding smaller) throws IOException {
        Path now = folder(smaller);
        if (Files.exists(now) && !Files.isSameFile(now, old)) {
            Files.move(old, Files.createDirectories(now.resolve(ALSO)).resolve(old.getFileName()));
            return now;
        }
        Path draft = draft(smaller);
        Path aside = folder.resolve("." + old.getFileName() + ".old");
        Files.move(old, aside, StandardCopyOption.ATOMIC_MOVE);
        Files.move(draft, now, StandardCopyOption.ATOMIC_MOVE);
        for (String kept : List.of(SEEN, ALSO)) {
            if (Files.exists(aside.resolve(kept))) {
                Files.move(aside.resolve(kept), now.resolve(kept));
            }
        }
        delete(aside);
        return now;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private void create(Finding finding) throws IOException {
        Files.move(draft(finding), folder(finding), StandardCopyOption.ATOMIC_MOVE);
    }

    /** All files of a finding, in a folder beside, which is taken away again where they cannot be written. */
    private Path draft(Finding finding) throws IOException {
        Path draft =
                Files.createDirectories(folder.resolve("." + finding.signature().text() + DRAFT));
        try {
            fill(draft, finding);
            return draft;
        } catch (IOException | RuntimeException | Error e) {
            delete(draft);
            throw e;
        }
    }

    /** Takes away what an earlier run of ours was writing when it was killed. */
    public void removeDrafts() throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, ".*" + DRAFT)) {
            for (Path draft : drafts) {
                delete(draft);
            }
        }
    }

    private void fill(Path draft, Finding finding) throws IOException {
        StoredFiles.write(draft.resolve(CASE), json.stored(finding.proposed()) + "\n");
        StoredFiles.write(draft.resolve(FACTS), json.stored(Facts.of(finding)) + "\n");
        if (finding.reduction().isPresent()) {
            StoredFiles.write(
                    draft.resolve(ORIGINAL),
                    json.stored(finding.reduction().get().original()) + "\n");
        }
        for (TextFile file : pages(finding)) {
            StoredFiles.write(draft.resolve(file.name()), file.text());
        }
    }

    /** The page and the scripts. A finding is not lost because we cannot say it in a script: then the page says that. */
    private List<TextFile> pages(Finding finding) {
        try {
            Account account = reproductions.of(finding);
            List<TextFile> pages = new ArrayList<>(account.files());
            pages.add(new TextFile(PAGE, FindingPage.of(finding, account, told(folder(finding)))));
            return pages;
        } catch (RuntimeException e) {
            return List.of(new TextFile(
                    PAGE,
                    "# " + finding.fail().engine() + ": "
                            + finding.fail().kind().words() + "\n\n"
                            + finding.fail().claim() + " See `case.json` and `finding.json`.\n\n"
                            + "Touchstone could not write this page; please report this with the following evidence.\n\n```\n"
                            + Evidence.of(e) + "```\n"));
        }
    }

    /** A path that means something to others, too: from where we are, or else the name of the folder alone. */
    public static String told(Path path) {
        Path here = Path.of("").toAbsolutePath();
        if (!path.isAbsolute()) {
            return path.toString();
        }
        return path.startsWith(here) ? here.relativize(path).toString() : "PATH-TO/" + path.getFileName();
    }

    /**
     * What is known of a finding beside its case.
     *
     * @param arguable why it may be closed as invalid, if it may
     */
    public record Facts(
            String oracle,
            Fail fail,
            Transcript transcript,
            Finding.Origin origin,
            Optional<ReductionFacts> reduction,
            Optional<String> arguable) {
        static Facts of(Finding finding) {
            return new Facts(
                    finding.oracle(),
                    finding.fail(),
                    finding.transcript().brief(),
                    finding.origin(),
                    finding.reduction().map(ReductionFacts::of),
                    ArguableReason.of(finding, RelevantEntries.of(finding)).map(ArguableReason::brief));
        }
    }

    /** How a case was shrunk, without the original. */
    public record ReductionFacts(
            int runs, long millis, boolean finished, List<String> indifferent, Optional<Finding.Proof> proof) {
        static ReductionFacts of(Finding.Reduction how) {
            return new ReductionFacts(how.runs(), how.millis(), how.finished(), how.indifferent(), how.proof());
        }

        Finding.Reduction of(Case original) {
            return new Finding.Reduction(original, runs, millis, finished, indifferent, proof);
        }
    }

    private void append(Path file, Object content) throws IOException {
        String line = json.storedLine(content) + "\n";
        StoredFiles.write(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private Path folder(Finding finding) {
        return folder.resolve(finding.signature().text());
    }
}
